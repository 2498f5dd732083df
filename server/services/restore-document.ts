import { isUnderWay } from '#contract/document-status.ts';
import type { Document } from '#contract/documents.ts';
import { deletion } from '#contract/limits.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { type DocumentRow, type Owned, ownedDocument } from '../db/owned-documents.ts';
import type { AnalysesTable } from '../db/schema.ts';
import type { FactsTable } from '../db/tables-of-homes.ts';
import type { ReadingsTable } from '../db/tables-of-readings.ts';
import { timestamp } from '../db/timestamp.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { modelReadingKind, queueReading } from '../jobs/reading-job.ts';
import { homeFor } from './home-for.ts';
import type { ReadingPorts } from './model-reading.ts';
import { presentDocument } from './present-document.ts';
import { queueAnalysis } from './queue-analysis.ts';

/**
 * Brings back a document that was deleted a moment ago, with its analysis, in its home where that is still there. One whose analysis was still to come waits in
 * line anew. Throws document_not_found.
 */
export async function restoreDocument(
  { db, changes, model, now }: ReadingPorts,
  user: SignedIn,
  id: string,
): Promise<Document> {
  const document = await db.transaction().execute(async (trx) => {
    const held = await trx
      .deleteFrom('deleted_documents')
      .where('id', '=', id)
      .where('owner_id', '=', user.id)
      .where('erasing', '=', 0)
      .where('deleted_at', '>', timestamp(now() - deletion.heldFor))
      .returning(['document', 'analysis', 'facts', 'reading'])
      .executeTakeFirst();
    if (held === undefined) throw new AppError('document_not_found', { status: 'document_not_found' });
    const row = JSON.parse(held.document) as Owned<DocumentRow>;
    const home_id = await homeFor(trx, user, row.home_id ?? null, now());
    await trx
      .insertInto('documents')
      .values({ ...row, home_id })
      .execute();
    if (held.analysis !== null) {
      const analysis = JSON.parse(held.analysis) as AnalysesTable;
      await trx.insertInto('analyses').values(analysis).execute();
    }
    if (held.facts !== null) {
      await trx
        .insertInto('facts')
        .values(JSON.parse(held.facts) as FactsTable)
        .execute();
    }
    if (held.reading !== null) {
      const reading = JSON.parse(held.reading) as ReadingsTable;
      await trx.insertInto('readings').values(reading).execute();
      if (reading.state === 'reading' && !isUnderWay(row.status)) await queueReading(trx, model, id, now());
    }
    if (isUnderWay(row.status)) await queueAnalysis(trx, row, now());
    return presentDocument(await ownedDocument(trx, user, id));
  });
  changes.queued(analyzeDocumentKind);
  changes.queued(modelReadingKind);
  return document;
}
