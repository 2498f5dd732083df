import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { DocumentType } from '#contract/document-type.ts';
import { errorTable } from '#contract/errors.ts';
import { ApiFailure, detailOf } from '../../api/failure.ts';
import { retryDocument, retryRefusal } from '../../api/retry-document.ts';
import { watchDocument } from '../../api/watch-document.ts';
import { uploadFailed } from './messages.ts';
import { sendFile } from './send-file.ts';
import { type Failure, initialUpload, uploadReducer } from './upload-state.ts';

/** The sentence for an upload that failed: the server's, our own, or 'Upload failed'. */
function whyUploadFailed(error: unknown): string {
  if (error instanceof ApiFailure) return error.detail || uploadFailed;
  return error instanceof Error && error.message ? error.message : uploadFailed;
}

/** Sends a document and follows its analysis; calls `onComplete` with its id the moment the results exist. */
export function useUpload(onComplete: (documentId: string) => void) {
  const [state, dispatch] = useReducer(uploadReducer, initialUpload);
  const sending = useRef<AbortController | null>(null);
  const done = useRef(onComplete);
  done.current = onComplete;

  useEffect(() => () => sending.current?.abort(), []);

  const documentId = state.phase === 'processing' ? state.documentId : null;
  useEffect(() => {
    if (documentId === null) return;
    return watchDocument(documentId, {
      onProgress: (progress) => {
        dispatch({ type: 'told', progress });
        if (progress.status === 'analysis_complete') done.current(documentId);
      },
      onChecked: ({ status, error }, polls) => {
        dispatch({ type: 'checked', status, error, polls });
        if (status === 'analysis_complete') done.current(documentId);
      },
      onTimeOut: () => dispatch({ type: 'timed_out' }),
      onRefused: (error) =>
        dispatch({ type: 'failed', message: detailOf(error, errorTable.authentication_required[1]) }),
    });
  }, [documentId]);

  const send = useCallback(async (file: File, type: DocumentType) => {
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    dispatch({ type: 'sending', fileName: file.name, total: file.size });
    try {
      const onSent = (sent: number, total: number) => dispatch({ type: 'sent', sent, total });
      dispatch({ type: 'accepted', ...(await sendFile({ file, type, onSent, signal })) });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', message: whyUploadFailed(error) });
    }
  }, []);

  const reset = useCallback(() => {
    sending.current?.abort();
    dispatch({ type: 'reset' });
  }, []);

  /** Looks again for a document that the server has; one whose analysis failed is analyzed anew. */
  const tryAgain = useCallback(async ({ documentId, analysisFailed }: Failure) => {
    if (documentId === null) return;
    try {
      if (analysisFailed) await retryDocument(documentId);
      dispatch({ type: 'resumed', documentId });
    } catch (error) {
      dispatch({ type: 'retry_refused', message: retryRefusal(error) });
    }
  }, []);

  return { state, send, reset, tryAgain };
}
