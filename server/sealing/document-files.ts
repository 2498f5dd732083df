import { gunzipSync, gzipSync } from 'node:zlib';
import { type Blobs, type ByteRange, blobKey, type DocumentPart, documentParts } from '../adapters/blobs.ts';
import { newDocumentKey, openDocumentKey } from './document-key.ts';
import type { MasterKeys } from './master-keys.ts';
import { openBytes, openRange, sealBytes } from './seal-bytes.ts';

/** A document as its files see it. Without a key it was stored before files were sealed, and has not been sealed since. */
export interface SealedDocument {
  id: string;
  file_key: string | null;
}

/** What is stored of documents besides their rows, sealed with a key of each document. */
export interface DocumentFiles {
  /** A key for a new document, to be stored in its row. */
  newKey(documentId: string): string;
  /** Stores or replaces: there whole or not at all, and on disk once this returns. */
  write(document: SealedDocument, part: DocumentPart, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such part. Rejects with SealBroken where it is not what was written. */
  read(document: SealedDocument, part: DocumentPart, range?: ByteRange): Promise<Uint8Array | undefined>;
  /** The file as it opens without a password; see `read`. */
  readOpen(document: SealedDocument): Promise<Uint8Array | undefined>;
  /** Removes every part of a document. */
  remove(documentId: string): Promise<void>;
  /** Text of a document for a column of a table. */
  sealText(document: SealedDocument, column: string, text: string): string;
  openText(document: SealedDocument, column: string, stored: string): string;
}

export function openDocumentFiles(blobs: Blobs, masters: MasterKeys): DocumentFiles {
  const keyOf = (document: SealedDocument): Buffer | undefined =>
    document.file_key === null ? undefined : openDocumentKey(masters, document.id, document.file_key);

  const files: DocumentFiles = {
    newKey: (documentId) => newDocumentKey(masters.current(), documentId),

    async write(document, part, bytes) {
      const key = keyOf(document);
      if (key === undefined) await blobs.write(blobKey(document.id, part, 'plain'), bytes);
      else await blobs.write(blobKey(document.id, part), sealBytes(key, label(document, part), bytes));
    },

    async read(document, part, range) {
      const key = keyOf(document);
      if (key === undefined) return await blobs.read(blobKey(document.id, part, 'plain'), range);
      const name = blobKey(document.id, part);
      if (range !== undefined)
        return await openRange(key, label(document, part), range, (asked) => blobs.read(name, asked));
      const sealed = await blobs.read(name);
      return sealed && openBytes(key, label(document, part), sealed);
    },

    async readOpen(document) {
      return (await files.read(document, 'unlocked')) ?? (await files.read(document, 'original'));
    },

    async remove(documentId) {
      for (const part of documentParts) {
        await blobs.remove(blobKey(documentId, part));
        await blobs.remove(blobKey(documentId, part, 'plain'));
      }
    },

    sealText(document, column, text) {
      const key = keyOf(document);
      if (key === undefined) return text;
      return sealBytes(key, label(document, column), gzipSync(text, { level: 4 })).toString('base64');
    },

    openText(document, column, stored) {
      const key = keyOf(document);
      if (key === undefined) return stored;
      const opened = openBytes(key, label(document, column), Buffer.from(stored, 'base64'));
      return gunzipSync(opened).toString('utf8');
    },
  };
  return files;
}

const label = ({ id }: SealedDocument, what: string): string => `${id} ${what}`;
