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

/**
 * Where files and pages are kept. A blob is there whole or not at all, and on disk once `write` returns. Processes of several machines
 * may use one store at once. What cannot be reached rejects with BlobsAway.
 */
export interface Blobs {
  /** Stores or replaces. Rejects with what isStorageFull knows where there is no room. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or those of the range; undefined where there is no such blob. */
  read(key: string, range?: ByteRange): Promise<Uint8Array | undefined>;
  /** No error where there is no such blob. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<BlobInfo>;
  /** Takes a blob out of `list` and `read`, and keeps it until it is brought back or removed there. `at`: milliseconds since 1970. No error where there is no such blob. */
  setAside(key: string, at: number): Promise<void>;
  /** What was set aside; `writtenAt` is when. */
  listAside(): AsyncIterable<BlobInfo>;
  /** No change where a blob of that key has been written since, or none is set aside. */
  bringBack(key: string): Promise<void>;
  removeAside(key: string): Promise<void>;
  /** Removes what writes that never ended left behind, if older than `before` (milliseconds since 1970). */
  removeUnfinished(before: number): Promise<void>;
  /** Rejects when nothing can be stored. */
  check(): Promise<void>;
}

const KEY = /^[0-9a-z][0-9a-z-]{0,63}\.[a-z]{1,16}(?:\.sealed)?$/;

/** Throws a RangeError for anything but an id, a dot and a kind in lower case: no key leaves its folder. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('Not a blob key.');
  return key;
}

/**
 * What is stored of a document: the file as uploaded, a copy of it that opens without its password, its pages as they
 * were read, what was recognized in pictures of them, what a language model answered about it.
 */
export const documentParts = ['original', 'unlocked', 'pages', 'recognized', 'answers'] as const;
export type DocumentPart = (typeof documentParts)[number];

/** Files were stored plain before they were sealed: those have another key, so that neither is taken for the other. */
export const blobKey = (
  documentId: string,
  part: DocumentPart,
  form: 'sealed' | 'plain' = 'sealed',
): string => (form === 'sealed' ? `${documentId}.${part}.sealed` : `${documentId}.${part}`);

export const isPlainKey = (key: string): boolean => !key.endsWith('.sealed');

/** The document that a blob belongs to. */
export const documentOfKey = (key: string): string => key.slice(0, key.indexOf('.'));
