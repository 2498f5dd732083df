import { type Blobs, documentOfKey, isPlainKey } from '../adapters/blobs.ts';
import type { Database } from '../db/schema.ts';

const batchSize = 500;

/**
 * Removes files that no document speaks of, if older than `before` (milliseconds since 1970): uploads and deletions cut
 * off halfway, and what was left plain of a document that has been sealed. Resolves to how many they were.
 */
export async function sweepBlobs(
  { db, blobs }: { db: Database; blobs: Blobs },
  before: number,
): Promise<number> {
  await blobs.removeUnfinished(before);
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    const sealed = await knownDocuments(db, batch.map(documentOfKey));
    for (const key of batch) {
      const isSealed = sealed.get(documentOfKey(key));
      if (isSealed !== undefined && !(isSealed && isPlainKey(key))) continue;
      await blobs.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const { key, writtenAt } of blobs.list()) {
    if (writtenAt >= before) continue;
    batch.push(key);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return removed;
}

/** Which of the documents there are, and whether their files are sealed. */
async function knownDocuments(db: Database, ids: string[]): Promise<Map<string, boolean>> {
  const rows = await db.selectFrom('documents').select(['id', 'file_key']).where('id', 'in', ids).execute();
  // Deleted, and yet to be erased: it may come back.
  const held = await db.selectFrom('deleted_documents').select('id').where('id', 'in', ids).execute();
  return new Map([
    ...held.map(({ id }) => [id, false] as const),
    ...rows.map(({ id, file_key }) => [id, file_key !== null] as const),
  ]);
}
