import type { DocumentType } from '#contract/document-type.ts';
import { uploadDocument } from '#contract/documents.ts';
import { withRefresh } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { noDocumentId } from './messages.ts';

export interface SendOptions {
  file: File;
  /** Further pictures of pages of the same document, in order. */
  more?: readonly File[];
  /** 'auto' where the text is to tell. */
  type: DocumentType | 'auto';
  /** The home that it is about; the server chooses where left out. */
  homeId?: string;
  /** Bytes on the way so far, of all. Called often. */
  onSent: (sent: number, total: number) => void;
  signal: AbortSignal;
}

type Answer = { status: number; body: unknown; retryAfter: string | null };

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** By XMLHttpRequest, because fetch does not tell how much of a body has been sent. No time limit: lines are slow. */
function post({ file, more = [], type, homeId, onSent, signal }: SendOptions): Promise<Answer> {
  return new Promise((resolve) => {
    const form = new FormData();
    // Ahead of the file: the server knows what it is for before the bytes arrive.
    form.set('document_type', type);
    if (homeId !== undefined) form.set('home_id', homeId);
    for (const one of [file, ...more]) form.append('file', one);
    const request = new XMLHttpRequest();
    // Once its last byte has left, the server may store the file whatever happens here: its answer is waited for.
    let sent = false;
    const abort = () => {
      if (!sent) request.abort();
    };
    const end = () => {
      signal.removeEventListener('abort', abort);
      const retryAfter = request.getResponseHeader('retry-after');
      resolve({ status: request.status, body: readBody(request.responseText), retryAfter });
    };
    request.open(uploadDocument.method, uploadDocument.path);
    request.setRequestHeader('accept', 'application/json');
    request.withCredentials = true;
    request.upload.addEventListener('progress', (event) => onSent(event.loaded, event.total || file.size));
    request.upload.addEventListener('load', () => {
      sent = true;
    });
    request.addEventListener('loadend', end);
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

/**
 * Sends a file and returns the document that the server made of it. A signal stops it on the way only: after its last
 * byte there may be a document, and the caller hears of it.
 *
 * @throws {ApiFailure} when the server refuses it or no answer comes; {Error} with a sentence for the user when the
 * answer names no document; the signal's reason when the caller gave up.
 */
export async function sendFile(options: SendOptions): Promise<{ documentId: string; note: string | null }> {
  const { status, body, retryAfter } = await withRefresh(uploadDocument.path, () => post(options));
  if (status === 0) options.signal.throwIfAborted();
  if (status < 200 || status > 299) throw new ApiFailure(status, body, { retryAfter });
  const { document_id, id, note } = (body ?? {}) as Partial<Record<'document_id' | 'id' | 'note', string>>;
  const documentId = document_id ?? id;
  if (!documentId) throw new Error(noDocumentId);
  return { documentId, note: note ?? null };
}
