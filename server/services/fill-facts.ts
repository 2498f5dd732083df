import { setImmediate } from 'node:timers/promises';
import { findingOf, homeAnalysis, homeAnalysisForm } from '#home/home-analysis.ts';
import type { Database } from '../db/schema.ts';
import { sealFacts } from '../jobs/seal-facts.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { readStoredAnalysis } from './read-stored-analysis.ts';

interface FillPorts {
  db: Database;
  files: DocumentFiles;
}

/**
 * Keeps the facts of documents whose analysis was stored before there were any, or in another form. May be cut off
 * anywhere. Resolves to how many they were; rejects, once it has tried all, with what kept it from one of them.
 */
export async function fillFacts({ db, files }: FillPorts, signal?: AbortSignal): Promise<number> {
  let filled = 0;
  const failures: unknown[] = [];
  for (let after = ''; signal?.aborted !== true; ) {
    const row = await db
      .selectFrom('analyses')
      .leftJoin('facts', 'facts.document_id', 'analyses.document_id')
      .select('analyses.document_id as id')
      .where(({ or, eb }) => or([eb('facts.form', 'is', null), eb('facts.form', '!=', homeAnalysisForm)]))
      .where('analyses.document_id', '>', after)
      .orderBy('analyses.document_id')
      .executeTakeFirst();
    if (row === undefined) break;
    after = row.id;
    // One that cannot be opened does not keep the others from theirs.
    await fillFactsOf({ db, files }, row.id).then(
      () => {
        filled += 1;
      },
      (error: unknown) => failures.push(error),
    );
    await setImmediate();
  }
  if (failures.length > 0) throw failures[0];
  return filled;
}

/** The same for one document, where it has an analysis. */
export async function fillFactsOf({ db, files }: FillPorts, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('analyses')
      .innerJoin('documents', 'documents.id', 'analyses.document_id')
      .select(['documents.id', 'documents.file_key', 'analyses.body'])
      .where('documents.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return;
    const analysis = readStoredAnalysis(files.openText(row, 'analysis', row.body));
    const kept = { body: JSON.stringify(homeAnalysis(analysis)), finding: findingOf(analysis) };
    const facts = { document_id: id, ...sealFacts(files, row, kept), form: homeAnalysisForm };
    // Those of an analysis that was stored meanwhile are newer than these.
    await trx
      .insertInto('facts')
      .values(facts)
      .onConflict((there) =>
        there.column('document_id').doUpdateSet(facts).where('facts.form', '!=', homeAnalysisForm),
      )
      .execute();
  });
}
