import type { DocumentProgress } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { laneInOrder } from '../jobs/queue.ts';
import { presentProgress } from './present-progress.ts';

/** The user's documents whose analysis has not ended, in the order of their turns: one is analyzed at a time. */
export async function listDocumentsUnderWay(
  { db, now }: { db: Database; now: () => number },
  user: SignedIn,
): Promise<DocumentProgress[]> {
  // The lane of an account is its id: found without a look at all of its documents.
  const jobs = await laneInOrder(db, analyzeDocumentKind, user.id);
  if (jobs.length === 0) return [];
  const ids = jobs.map(({ subject }) => subject);
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('owner_id', '=', user.id)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map((rows as Owned<DocumentRow>[]).map((row) => [row.id, row]));
  return jobs.flatMap(({ subject, created_at: since }, ahead) => {
    const row = byId.get(subject);
    return row === undefined ? [] : presentProgress(row, { ahead, since }, now());
  });
}
