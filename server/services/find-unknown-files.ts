import { type Blobs, documentOfKey, isPlainKey } from '../adapters/blobs.ts';
import type { Database } from '../db/schema.ts';

const batchSize = 500;

export interface FoundFiles {
  readonly documents: number;
  readonly keys: readonly string[];
}

export interface KnownAndUnknown {
  readonly known: FoundFiles;
  /** Of no document. */
  readonly unknown: FoundFiles;
  /** What was left plain of documents that have been sealed since. */
  readonly leftPlain: readonly string[];
}

/** Goes through the stored files that were written before `before` (milliseconds since 1970), and finds whose they are. */
export async function findUnknownFiles(
  { db, blobs }: { db: Database; blobs: Blobs },
  before = Number.POSITIVE_INFINITY,
): Promise<KnownAndUnknown> {
  const known: string[] = [];
  const unknown: string[] = [];
  const leftPlain: string[] = [];
  let batch: string[] = [];
  const flush = async () => {
    const sealed = await knownDocuments(db, batch.map(documentOfKey));
    for (const key of batch) {
      const isSealed = sealed.get(documentOfKey(key));
      if (isSealed === undefined) unknown.push(key);
      else if (isSealed && isPlainKey(key)) leftPlain.push(key);
      else known.push(key);
    }
    batch = [];
  };
  for await (const { key, writtenAt } of blobs.list()) {
    if (writtenAt >= before) continue;
    batch.push(key);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return { known: counted(known), unknown: counted(unknown), leftPlain };
}

const counted = (keys: readonly string[]): FoundFiles => ({
  documents: new Set(keys.map(documentOfKey)).size,
  keys,
});

/** Which of the documents there are, and whether their files are sealed. */
export async function knownDocuments(db: Database, ids: string[]): Promise<Map<string, boolean>> {
  const rows = await db.selectFrom('documents').select(['id', 'file_key']).where('id', 'in', ids).execute();
  // Deleted, and yet to be erased: it may come back.
  const held = await db.selectFrom('deleted_documents').select('id').where('id', 'in', ids).execute();
  return new Map([
    ...held.map(({ id }) => [id, false] as const),
    ...rows.map(({ id, file_key }) => [id, file_key !== null] as const),
  ]);
}
