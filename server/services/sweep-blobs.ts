import { type Blobs, documentOfKey } from '../adapters/blobs.ts';
import type { Database } from '../db/schema.ts';

const batchSize = 500;

/**
 * Removes files that no document speaks of, if older than `before` (milliseconds since 1970): uploads and deletions cut
 * off halfway. Resolves to how many they were.
 */
export async function sweepBlobs(
  { db, blobs }: { db: Database; blobs: Blobs },
  before: number,
): Promise<number> {
  await blobs.removeUnfinished(before);
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    const known = await knownDocuments(db, batch.map(documentOfKey));
    for (const key of batch) {
      if (known.has(documentOfKey(key))) continue;
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

async function knownDocuments(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', ids)
    // Deleted, and yet to be erased: it may come back.
    .union(db.selectFrom('deleted_documents').select('id').where('id', 'in', ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
