import type { DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { modelReadingKind } from '../jobs/reading-job.ts';

/**
 * Takes a document out of its tables and holds it until it is erased or restored: see eraseDeleted. False where there is
 * no such document any more.
 */
export async function holdDeleted(trx: DatabaseTransaction, id: string, at: number): Promise<boolean> {
  // Before the rows are read: a worker that is just storing the analysis is waited for.
  await trx
    .deleteFrom('jobs')
    .where('kind', 'in', [analyzeDocumentKind, modelReadingKind])
    .where('subject', '=', id)
    .execute();
  const analysis = await trx
    .selectFrom('analyses')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirst();
  const facts = await trx.selectFrom('facts').selectAll().where('document_id', '=', id).executeTakeFirst();
  const reading = await trx
    .selectFrom('readings')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirst();
  // All three go with it, by their foreign keys.
  const document = await trx.deleteFrom('documents').where('id', '=', id).returningAll().executeTakeFirst();
  if (document === undefined) return false;
  const held = {
    id,
    owner_id: document.owner_id,
    document: JSON.stringify(document),
    analysis: analysis === undefined ? null : JSON.stringify(analysis),
    facts: facts === undefined ? null : JSON.stringify(facts),
    reading: reading === undefined ? null : JSON.stringify(reading),
    deleted_at: timestamp(at),
    erasing: 0,
  } as const;
  await trx.insertInto('deleted_documents').values(held).execute();
  return true;
}
