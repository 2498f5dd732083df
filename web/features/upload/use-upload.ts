import { useEffect, useRef, useSyncExternalStore } from 'react';
import { deleteDocument } from '#contract/documents.ts';
import { errorTable } from '#contract/errors.ts';
import { call } from '../../api/client.ts';
import { detailOf } from '../../api/failure.ts';
import { retryDocument } from '../../api/retry-document.ts';
import { openLocked } from '../../api/unlock-document.ts';
import { watchDocument } from '../../api/watch-document.ts';
import { useSession } from '../../session/session.ts';
import { sendFile } from './send-file.ts';
import { createUploadStore, initialUploads } from './upload-store.ts';

export const uploads = createUploadStore({
  send: sendFile,
  remove: (id) => call(deleteDocument, { params: { id } }),
  retry: retryDocument,
  unlock: openLocked,
});

/** The upload and its document's analysis; calls `onComplete` with its id the moment the results exist. */
export function useUpload(onComplete: (documentId: string) => void) {
  const kept = useSyncExternalStore(uploads.subscribe, uploads.getState, uploads.getState);
  const user = useSession().record?.user.id;
  const state = kept.owner === user ? kept : initialUploads;
  const done = useRef(onComplete);
  done.current = onComplete;

  useEffect(() => (user === undefined ? undefined : uploads.attach(user)), [user]);

  const { phase } = state.upload;
  const documentId = state.upload.phase === 'processing' ? state.upload.documentId : null;
  useEffect(() => {
    if (documentId === null) return;
    return watchDocument(documentId, {
      onProgress: (progress) => {
        uploads.dispatch({ type: 'told', progress, at: performance.now() });
        if (progress.status === 'analysis_complete') done.current(documentId);
      },
      onChecked: (checked, polls) => {
        uploads.dispatch({ type: 'checked', ...checked, polls });
        if (checked.status === 'analysis_complete') done.current(documentId);
      },
      onTimeOut: () => uploads.dispatch({ type: 'timed_out' }),
      onRefused: (error) =>
        uploads.dispatch({
          type: 'failed',
          message: detailOf(error, errorTable.authentication_required[1]),
        }),
    });
  }, [documentId]);

  // A reload would break it off.
  useEffect(() => {
    if (phase !== 'uploading') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);

  return state;
}
