import { documentFailures } from '#contract/document-failure.ts';
import { type Blobs, blobKey } from '../adapters/blobs.ts';
import type { InstallationMark } from '../adapters/installation-mark.ts';
import { type DocumentRow, everyDocument, type Owned } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { readPicturesKind } from '../jobs/picture-job.ts';
import { modelReadingKind } from '../jobs/reading-job.ts';
import { SettingsError } from '../settings.ts';
import { queueAnalysis } from './queue-analysis.ts';

/** So many documents may lack their files before a start asks whether this is the right folder. */
const fewMissing = 20;

export interface MatchedDocuments {
  /** Documents whose file is missing, which say so from now on. */
  missing: number;
  /** Documents whose file was missing and is there again. */
  broughtBack: number;
  /** Documents whose pages are missing, which are read anew. */
  readAnew: number;
}

interface MatchPorts {
  db: Database;
  blobs: Blobs;
  mark: InstallationMark;
  now: () => number;
}

/**
 * Makes sure that each document has what is stored of it in files, as after a backup whose files are of another moment than
 * its database. Where the file is missing the document says so, and keeps its analysis, for the file may come back;
 * where only its pages are, it is read anew.
 *
 * @throws SettingsError where most documents' files are missing, unless `anyNumber`: then something else is wrong.
 */
export async function matchDocuments(
  { db, blobs, mark, now }: MatchPorts,
  { anyNumber = false }: { anyNumber?: boolean } = {},
): Promise<MatchedDocuments> {
  // Before the files: one is stored before its row, so that none of an upload under way is missed.
  const documents = await everyDocument(db);
  const stored = new Set<string>();
  for await (const { key } of blobs.list()) stored.add(key);
  const has = async ({ id, file_key }: DocumentRow, part: 'original' | 'pages'): Promise<boolean> => {
    const key = blobKey(id, part, file_key === null ? 'plain' : 'sealed');
    // One that is just being replaced may be left out of a list.
    return stored.has(key) || (await blobs.read(key, { start: 0, end: 1 })) !== undefined;
  };
  const missing: DocumentRow[] = [];
  const back: Owned<DocumentRow>[] = [];
  const withoutPages: Owned<DocumentRow>[] = [];
  let absent = 0;
  for (const document of documents) {
    const wasMissing = document.failure === 'file_missing';
    if (!(await has(document, 'original'))) {
      absent += 1;
      if (!wasMissing) missing.push(document);
    } else if (wasMissing) back.push(document);
    else if (document.status === 'analysis_complete' && !(await has(document, 'pages')))
      withoutPages.push(document);
  }
  if (missing.length > fewMissing && absent > documents.length / 2 && !anyNumber)
    throw new SettingsError([mostAreMissing(mark, absent, documents.length - absent)]);
  for (const { id } of missing) await tellMissing(db, id);
  for (const document of back) await bringBack(db, document, now());
  for (const document of withoutPages)
    await db.transaction().execute((trx) => queueAnalysis(trx, document, now()));
  return { missing: missing.length, broughtBack: back.length, readAnew: withoutPages.length };
}

async function tellMissing(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('jobs')
      .where('kind', 'in', [analyzeDocumentKind, readPicturesKind, modelReadingKind])
      .where('subject', '=', id)
      .execute();
    const [, error] = documentFailures.file_missing;
    await trx
      .updateTable('documents')
      .set({ status: 'analysis_error', stage: 'done', error, failure: 'file_missing' })
      .where('id', '=', id)
      .execute();
  });
}

/** With the analysis that it had, else in line for one. */
async function bringBack(db: Database, document: Owned<DocumentRow>, now: number): Promise<void> {
  const { id } = document;
  await db.transaction().execute(async (trx) => {
    const analysis = await trx
      .selectFrom('analyses')
      .select('document_id')
      .where('document_id', '=', id)
      .executeTakeFirst();
    if (analysis === undefined) return await queueAnalysis(trx, document, now);
    await trx
      .updateTable('documents')
      .set({ status: 'analysis_complete', stage: 'done', error: null, failure: null })
      .where('id', '=', id)
      .where('failure', '=', 'file_missing')
      .execute();
  });
}

const mostAreMissing = ({ setting }: InstallationMark, missing: number, present: number) =>
  `${setting}: it lacks the files of ${missing} documents of the database, and holds those of only ${present}. Nothing was changed. Set ` +
  `${setting} to the place that holds them, mount it, or put its backup back. To go on without them, run: npm run admin -- set-aside`;
