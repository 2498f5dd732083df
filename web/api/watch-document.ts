import { type DocumentProgress, documentEvents, getDocumentStatus } from '#contract/documents.ts';
import { address } from './address.ts';
import { call } from './client.ts';
import { ApiFailure } from './failure.ts';
import { type CheckedStatus, type FollowOptions, followDocument } from './follow-document.ts';

type Handlers = Pick<FollowOptions, 'onProgress' | 'onChecked' | 'onTimeOut' | 'onRefused'>;

function openEvents(url: string, onProgress: (progress: DocumentProgress) => void) {
  let source: EventSource | null = null;
  const open = () => {
    source = new EventSource(url, { withCredentials: true });
    source.addEventListener('progress', (event) => {
      onProgress(JSON.parse(event.data) as DocumentProgress);
    });
  };
  open();
  return {
    close: () => source?.close(),
    /** The browser gives up for good on a refusal, such as that of a session in need of renewal. */
    reopen: () => {
      if (source?.readyState === EventSource.CLOSED) open();
    },
  };
}

const isRefusal = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 401 || error.status === 403);

/** Where a document is; an answer of 404 counts as still processing, unless it is the server's own word of the document. */
async function checkStatus(id: string): Promise<CheckedStatus> {
  try {
    return await call(getDocumentStatus, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    const isGone = error.code === 'document_not_found';
    return { status: isGone ? 'document_not_found' : 'processing', error: null };
  }
}

/** Follows the analysis of a document on the server until it ends. Returns what stops it. */
export function watchDocument(id: string, handlers: Handlers): () => void {
  let reopen = () => {};
  return followDocument({
    ...handlers,
    isRefusal,
    openStream: (onProgress) => {
      const events = openEvents(address(documentEvents, { id }), onProgress);
      reopen = events.reopen;
      return events;
    },
    checkStatus: async () => {
      const checked = await checkStatus(id);
      reopen();
      return checked;
    },
  });
}
