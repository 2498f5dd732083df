import type { DocumentType } from '#contract/document-type.ts';
import { ApiFailure } from '../../api/failure.ts';
import { retryRefusal } from '../../api/retry-document.ts';
import { connectionLost, notSentYet, uploadFailed } from './messages.ts';
import type { SendOptions } from './send-file.ts';
import {
  type Failure,
  initialUpload,
  type UploadAction,
  type UploadState,
  uploadReducer,
} from './upload-state.ts';

/** What the form holds: it outlives the page, so that a login in between costs nothing. */
export interface Selection {
  readonly file: File | null;
  readonly type: DocumentType | null;
}

export interface UploadStoreState {
  /** Whose it is: the id of a user. */
  readonly owner: string | null;
  readonly selection: Selection;
  readonly upload: UploadState;
}

export interface UploadCalls {
  send(options: SendOptions): Promise<{ documentId: string; note: string | null }>;
  remove(documentId: string): Promise<unknown>;
  retry(documentId: string): Promise<void>;
  /** Resolves to why the file was not opened, null where it was. */
  unlock(documentId: string, password: string): Promise<string | null>;
}

const nothing: Selection = { file: null, type: null };
export const initialUploads: UploadStoreState = { owner: null, selection: nothing, upload: initialUpload };

/** The sentence for an upload that failed: the server's, our own, or 'Upload failed'; and what else is known. */
function whyUploadFailed(error: unknown): { message: string; hint: string | null } {
  if (error instanceof ApiFailure) {
    const hint = error.noResponse ? connectionLost : (error.fields.file ?? null);
    return { message: error.detail || uploadFailed, hint };
  }
  return { message: error instanceof Error && error.message ? error.message : uploadFailed, hint: null };
}

/**
 * One upload at a time and the file chosen for the next, for as long as the app is open: an upload goes on while its user
 * looks at other pages. What belongs to one user is gone for the next.
 */
export function createUploadStore(calls: UploadCalls) {
  let state = initialUploads;
  let views = 0;
  let sending: AbortController | null = null;
  const listeners = new Set<() => void>();

  const set = (next: UploadStoreState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const dispatch = (action: UploadAction) => set({ ...state, upload: uploadReducer(state.upload, action) });
  const select = (selection: Partial<Selection>) =>
    set({ ...state, selection: { ...state.selection, ...selection } });

  const stopSending = () => {
    sending?.abort();
    sending = null;
  };

  /** The server has it: nobody who looks at other pages is kept from sending the next one. */
  const leaveToServer = () => {
    if (views === 0 && state.upload.phase === 'processing') dispatch({ type: 'reset' });
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispatch,

    /** A view of the user's is on the page. Returns what ends that. */
    attach(user: string): () => void {
      if (state.owner !== user) {
        stopSending();
        set({ ...initialUploads, owner: user });
      }
      if (views === 0) dispatch({ type: 'forgiven' });
      views += 1;
      return () => {
        views -= 1;
        // One view may follow another in the same moment.
        queueMicrotask(leaveToServer);
      };
    },

    choose(file: File | null): void {
      select({ file });
      dispatch({ type: 'forgiven' });
    },
    chooseType: (type: DocumentType | null) => select({ type }),

    async send(file: File, type: DocumentType): Promise<void> {
      const controller = new AbortController();
      sending = controller;
      const { signal } = controller;
      dispatch({ type: 'sending', fileName: file.name, documentType: type, total: file.size });
      const onSent = (sent: number, total: number) => {
        if (!signal.aborted) dispatch({ type: 'sent', sent, total });
      };
      try {
        const accepted = await calls.send({ file, type, onSent, signal });
        if (signal.aborted) {
          // What cannot be removed now is in the list, where it can be deleted.
          await calls.remove(accepted.documentId).catch(() => {});
          return;
        }
        select(nothing);
        dispatch({ type: 'accepted', ...accepted });
        leaveToServer();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiFailure && error.status === 401)
          dispatch({ type: 'reset', notice: notSentYet });
        else dispatch({ type: 'failed', ...whyUploadFailed(error) });
      }
    },

    /** Breaks an upload off. The file stays chosen, and nothing of it stays on the server. */
    cancel(): void {
      stopSending();
      dispatch({ type: 'reset' });
    },

    /** To the next document; one that the server has goes on there. */
    reset: () => dispatch({ type: 'reset' }),

    /** Opens a locked file with its password and goes on. Resolves to why it was not opened, null where it was. */
    async unlock({ documentId }: Failure, password: string): Promise<string | null> {
      if (documentId === null) return null;
      const refusal = await calls.unlock(documentId, password);
      if (refusal === null) dispatch({ type: 'resumed', documentId });
      return refusal;
    },

    /** Looks again for a document that the server has; one whose analysis failed is analyzed anew. */
    async tryAgain({ documentId, analysisFailed }: Failure): Promise<void> {
      if (documentId === null) return;
      try {
        if (analysisFailed) await calls.retry(documentId);
        dispatch({ type: 'resumed', documentId });
      } catch (error) {
        dispatch({ type: 'retry_refused', message: retryRefusal(error) });
      }
    },
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
