/** Half-open range of bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface BlobInfo {
  key: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Where files and pages are kept. A blob is there whole or not at all, and on disk once `write` returns. */
export interface Blobs {
  /** Stores or replaces. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or those of the range; undefined where there is no such blob. */
  read(key: string, range?: ByteRange): Promise<Uint8Array | undefined>;
  /** No error where there is no such blob. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<BlobInfo>;
  /** Removes what writes that never ended left behind, if older than `before` (milliseconds since 1970). */
  removeUnfinished(before: number): Promise<void>;
  /** Rejects when nothing can be stored. */
  check(): Promise<void>;
}

const KEY = /^[0-9a-z][0-9a-z-]{0,63}\.[a-z]{1,16}$/;

/** Throws a RangeError for anything but an id, a dot and a kind in lower case: no key leaves its folder. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('Not a blob key.');
  return key;
}

/** The file as uploaded, its pages as they were read, and what was recognized in pictures of them. */
export const originalKey = (documentId: string): string => `${documentId}.original`;
export const pagesKey = (documentId: string): string => `${documentId}.pages`;
export const recognizedKey = (documentId: string): string => `${documentId}.recognized`;

/** Removes every file of a document. */
export async function removeFiles(blobs: Blobs, documentId: string): Promise<void> {
  const keys = [originalKey(documentId), pagesKey(documentId), recognizedKey(documentId)];
  for (const key of keys) await blobs.remove(key);
}

/** The document that a blob belongs to. */
export const documentOfKey = (key: string): string => key.slice(0, key.lastIndexOf('.'));
