import type { NewJob } from './queue.ts';

export const readPicturesKind = 'read_pictures';

/**
 * Recognizes the few pictures among a document's pages of text, which its results did not wait for. In no lane: the
 * account's next document does not wait for them either.
 */
export const pictureJob = (documentId: string): NewJob => ({
  kind: readPicturesKind,
  subject: documentId,
  lane: null,
  payload: { document_id: documentId },
});
