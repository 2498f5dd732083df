import { uuidv7 } from 'uuidv7';
import { documentTypeLabels } from '#contract/document-type.ts';
import type { Document } from '#contract/documents.ts';
import { upload } from '#contract/limits.ts';
import type { SplitBody } from '#contract/split.ts';
import type { HomeAnalysis } from '#home/home-analysis.ts';
import type { Paid } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { type DocumentRow, type Owned, ownedDocument, ownedParts } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import type { IntakeInput, IntakeOutput } from '../jobs/intake-process.ts';
import type { ProcessPool } from '../jobs/process-pool.ts';
import { ProcessError } from '../jobs/work-process.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { isStorageFull } from '../storage-full.ts';
import { checkSpace } from './check-space.ts';
import { cleanFileName } from './clean-file-name.ts';
import { holdDeleted } from './hold-deleted.ts';
import { homeFor } from './home-for.ts';
import { newDocument } from './new-document.ts';
import { presentDocument } from './present-document.ts';
import { queueAnalysis } from './queue-analysis.ts';

interface SplitPorts {
  db: Database;
  files: DocumentFiles;
  intake: ProcessPool<IntakeInput, IntakeOutput>;
  changes: Changes;
  now: () => number;
}

/** Bytes of all parts together: each holds what it shares with the others, such as fonts. */
const mostBytesOfParts = 3 * upload.maxBytes;

/**
 * Makes a document of each part of a PDF and queues their analyses, all of them or none: once this returns, they are on disk.
 * Asked again, or twice at a time, it makes them once. `deleted` says whether the file that was split was deleted now. Throws document_not_found, document_processing, analysis_failed,
 * document_file_missing, validation_failed for pages that are not there, file_not_split, account_full; on a full disk what
 * isStorageFull knows.
 */
export async function splitDocument(
  ports: SplitPorts,
  user: Paid,
  id: string,
  { parts, original }: SplitBody,
  mostBytes: number,
): Promise<{ parts: Document[]; deleted: boolean }> {
  const { db, files, changes, now } = ports;
  const there = await ownedParts(db, user, id);
  if (there.length > 0) return { parts: there.map(presentDocument), deleted: false };
  const document = await ownedDocument(db, user, id);
  checkPages(document, parts);
  const cut = await cutFile(ports, user, document, parts);
  const size = cut.reduce((sum, { length }) => sum + length, 0);
  await checkSpace(db, user, size - (original === 'delete' ? document.size_bytes : 0), mostBytes);
  const titles = await titlesOf(ports, document);
  // The newest stands first in lists: so the first part has to be the newest.
  const ids = cut.map(() => uuidv7()).toReversed();
  const createdAt = timestamp(now());
  const made = cut.map((bytes, at) => {
    const part = parts[at] as SplitBody['parts'][number];
    const partId = ids[at] as string;
    const row = newDocument({
      id: partId,
      owner: user,
      fileName: nameOf(part, titles.get(part.first) ?? null, document.file_name),
      format: 'pdf',
      documentType: part.document_type,
      bytes,
      fileKey: files.newKey(partId),
      createdAt,
      isTypeOpen: false,
      partOf: { id: document.id, first: part.first },
    });
    return { row, bytes };
  });

  // A crash before the end leaves files that no row speaks of, which the next start sweeps away.
  const takeBack = () => Promise.all(ids.map((partId) => files.remove(partId)));
  let kept: Owned<DocumentRow>[];
  try {
    for (const { row, bytes } of made) await files.write(row, 'original', bytes);
    kept = await store(ports, user, document, {
      rows: made.map(({ row }) => row),
      deletes: original === 'delete',
    });
  } catch (error) {
    if (isStorageFull(error) || error instanceof AppError) await takeBack();
    throw error;
  }
  const isFirst = kept.some((row) => row.id === ids[0]);
  if (!isFirst) await takeBack();
  changes.queued(analyzeDocumentKind);
  changes.notify(id);
  return { parts: kept.map(presentDocument), deleted: isFirst && original === 'delete' };
}

function checkPages({ status, format, total_pages }: DocumentRow, parts: SplitBody['parts']): void {
  if (status === 'analysis_error') throw new AppError('analysis_failed', { status });
  if (status !== 'analysis_complete' || total_pages === null)
    throw new AppError('document_processing', { status });
  if (format !== 'pdf') throw new AppError('file_not_split');
  if ((parts.at(-1)?.last ?? 0) > total_pages)
    throw new AppError('validation_failed', { fields: { parts: 'The file has no such pages.' } });
}

async function cutFile(
  { files, intake }: SplitPorts,
  user: Paid,
  document: Owned<DocumentRow>,
  parts: SplitBody['parts'],
): Promise<Uint8Array[]> {
  const bytes = await files.readOpen(document);
  if (bytes === undefined) throw new AppError('document_file_missing');
  const input = {
    bytes,
    cut: parts.map(({ first, last }) => ({ first, last })),
    mostBytes: mostBytesOfParts,
  };
  let output: IntakeOutput;
  try {
    output = await intake.run(input, { account: user.id });
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    if (error.reason === 'crowded') throw new AppError('not_ready', { retryAfter: 5, cause: error });
    throw new AppError('file_not_split', { cause: error });
  }
  const cut = 'parts' in output ? output.parts : 'damaged';
  if (typeof cut === 'string' || cut.some(({ length }) => length > upload.maxBytes))
    throw new AppError('file_not_split');
  return cut;
}

/** The rows of the parts as they are stored: these, or those of a call that came first. */
function store(
  { db, now }: SplitPorts,
  user: Paid,
  document: Owned<DocumentRow>,
  { rows, deletes }: { rows: Owned<DocumentRow>[]; deletes: boolean },
): Promise<Owned<DocumentRow>[]> {
  return db.transaction().execute(async (trx) => {
    // Another call for this document waits here until this one has ended, and finds its parts then.
    await trx.updateTable('documents').set({ kept_whole: 0 }).where('id', '=', document.id).execute();
    const there = await ownedParts(trx, user, document.id);
    if (there.length > 0) return there;
    const current = await ownedDocument(trx, user, document.id);
    const home_id = await homeFor(trx, user, current.home_id, now());
    for (const row of rows) {
      await trx
        .insertInto('documents')
        .values({ ...row, home_id })
        .execute();
      await queueAnalysis(trx, row, now());
    }
    if (deletes) await holdDeleted(trx, document.id, now());
    return ownedParts(trx, user, document.id);
  });
}

/** The titles of the parts that were found, by their first pages. */
async function titlesOf(
  { db, files }: SplitPorts,
  document: Owned<DocumentRow>,
): Promise<ReadonlyMap<number, string | null>> {
  const row = await db
    .selectFrom('facts')
    .select('body')
    .where('document_id', '=', document.id)
    .executeTakeFirst();
  if (row === undefined) return new Map();
  const { parts = [] } = JSON.parse(files.openText(document, 'facts', row.body)) as HomeAnalysis;
  return new Map(parts.map(({ first, title = null }) => [first, title]));
}

/** 'Bylaws of Elm Court (pages 12-40 of resale package).pdf': found by what it is, and in the file that it was part of. */
function nameOf(
  { first, last, document_type }: SplitBody['parts'][number],
  title: string | null,
  fileName: string,
): string {
  const pages = first === last ? `page ${first}` : `pages ${first}-${last}`;
  const whole = fileName.replace(/\.[a-z0-9]{1,5}$/i, '');
  const name = (title ?? documentTypeLabels[document_type]).replace(/[/\\]/g, '-');
  return cleanFileName(`${name} (${pages} of ${whole}).pdf`, 'part.pdf');
}
