import { deletion } from '#contract/limits.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';

/**
 * Deletes a document: it is gone from every list and call at once, an analysis under way stops, and `eraseDeleted` takes
 * the rest unless it is restored before. Throws document_not_found.
 */
export async function deleteDocument(
  { db, changes, now }: { db: Database; changes: Changes; now: () => number },
  user: SignedIn,
  id: string,
): Promise<{ restorableUntil: string }> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    await ownedDocument(trx, user, id);
    // Before the rows are read: a worker that is just storing the analysis is waited for.
    await trx.deleteFrom('jobs').where('kind', '=', analyzeDocumentKind).where('subject', '=', id).execute();
    const analysis = await trx
      .selectFrom('analyses')
      .selectAll()
      .where('document_id', '=', id)
      .executeTakeFirst();
    // The analysis goes with it, by its foreign key.
    const document = await trx.deleteFrom('documents').where('id', '=', id).returningAll().executeTakeFirst();
    if (document === undefined) throw new AppError('document_not_found', { status: 'document_not_found' });
    const held = {
      id,
      owner_id: document.owner_id,
      document: JSON.stringify(document),
      analysis: analysis === undefined ? null : JSON.stringify(analysis),
      deleted_at: timestamp(at),
      erasing: 0,
    } as const;
    await trx.insertInto('deleted_documents').values(held).execute();
  });
  changes.notify(id);
  return { restorableUntil: timestamp(at + deletion.heldFor) };
}
