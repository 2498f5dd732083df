import { deletion } from '#contract/limits.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { latestEnd } from '../set-clock.ts';

/**
 * Erases the documents whose deletion can no longer be undone: files, then rows. What is cut off halfway is taken up by
 * the next call. Resolves to how many they were.
 */
export async function eraseDeleted({
  db,
  files,
  now,
}: {
  db: Database;
  files: DocumentFiles;
  now: () => number;
}): Promise<number> {
  const due = await db
    .updateTable('deleted_documents')
    .set({ erasing: 1 })
    .where(({ or, eb }) =>
      or([
        eb('deleted_at', '<=', timestamp(now() - deletion.heldFor)),
        eb('deleted_at', '>', latestEnd(deletion.heldFor, now())),
      ]),
    )
    .returning('id')
    .execute();
  for (const { id } of due) {
    await files.remove(id);
    await db.deleteFrom('deleted_documents').where('id', '=', id).execute();
  }
  return due.length;
}
