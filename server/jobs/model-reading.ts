import { z } from 'zod';
import { type ReadingStop, readingStops } from '#contract/model-reading.ts';
import { readAnswers, readConfirmation, readPoints } from '#engine/second/read-answers.ts';
import type { Changes } from '../changes.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { ReadingsTable } from '../db/tables-of-readings.ts';
import type { Log } from '../log.ts';
import { addModelUse, costOf, DayLimitReached, withinDay } from '../model/day-budget.ts';
import type { Model } from '../model/model.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { openModel, type Patience } from '../model/open-model.ts';
import { wasCut } from '../model/reading-step.ts';
import { whyStopped } from '../model/why-stopped.ts';
import type { DocumentFiles, SealedDocument } from '../sealing/document-files.ts';
import { type AnalyzedDocument, FileMissing } from './analyze-file.ts';
import type { Commit, JobKind, JobRun, Moved } from './job-kind.ts';
import { openKeptAnswers } from './kept-model-answers.ts';
import type { ProcessPool } from './process-pool.ts';
import { type ClaimedJob, LeaseLost } from './queue.ts';
import { mayRead, modelReadingKind } from './reading-job.ts';
import type { ReadingInput, ReadingOutput } from './reading-process.ts';

const payload = z.object({ document_id: z.string() });

/** Milliseconds of asking after which others have their turn, at the least. */
const shortestTurn = 3_000;
/** What was answered is put together in so small a share of the time that the asking takes. */
const shareOfAsking = 4;
/** Answers in a row that are none: what asks on after them is a waste. */
const mostUnusable = 3;
/** Milliseconds between two looks at whether the document may still be sent. */
const lookEvery = 1_000;

export interface ModelReadingPorts {
  db: Database;
  files: DocumentFiles;
  changes: Changes;
  reader: ProcessPool<ReadingInput, ReadingOutput>;
  now: () => number;
  log: Log;
}

type Document = AnalyzedDocument & { owner_id: string };
type Permitted = Pick<ReadingsTable, 'generation' | 'fresh_from'>;

/**
 * Has a language model read documents whose results are shown, a stretch of each at a time: what it answered is kept as
 * it comes, so that a run which is cut off asks for nothing twice, and is put together at the start of the next run.
 */
export function modelReading(
  ports: ModelReadingPorts,
  settings: ModelSettings,
  patience: Patience = {},
): JobKind<z.output<typeof payload>> {
  const around = (each: Model) => withinDay(each, ports, settings.tokensPerDay);
  const model = openModel(settings, { ...patience, around });
  return {
    kind: modelReadingKind,
    payload,
    maxFailures: 3,
    backOff: (failures) => 2_000 * 4 ** failures,
    isHopeless: (error) => error instanceof FileMissing,
    run: ({ document_id }, run) => readOn(ports, settings, model, document_id, run),
    giveUp: ({ document_id }) => stopFor(document_id, 'failed'),
  };
}

const isAnswer = (text: string) =>
  readAnswers(text) !== null || readPoints(text) !== null || readConfirmation(text) !== null;

const nothing: Commit = async () => {};

const stopFor =
  (documentId: string, why: ReadingStop): Commit =>
  async (trx) => {
    await trx
      .updateTable('readings')
      .set({ state: 'stopped', why })
      .where('document_id', '=', documentId)
      .where('state', '=', 'reading')
      .execute();
  };

async function readOn(
  ports: ModelReadingPorts,
  settings: ModelSettings,
  model: Model,
  id: string,
  run: JobRun,
): Promise<Commit | Moved> {
  const { db, files, log } = ports;
  const document = await db
    .selectFrom('documents')
    .select(['id', 'owner_id', 'document_type', 'type_open', 'format', 'file_key', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  const reading = await permitted(db, settings, id);
  if (document === undefined || reading === undefined) return nothing;
  if (document.status !== 'analysis_complete') return untilAnalyzed(id);
  const kept = await openKeptAnswers(files, document);
  const compose = (why?: ReadingStop) =>
    putTogether(ports, settings, document, {
      answers: kept.answers({ generation: reading.generation, freshFrom: reading.fresh_from }),
      why,
      run,
    });

  const began = performance.now();
  const { missing, commit } = await compose();
  if (missing.length === 0) return commit;
  await storeMeanwhile(db, run.job, commit);
  ports.changes.notify(id);
  const turn = Math.max(shortestTurn, (performance.now() - began) * shareOfAsking);
  const permission = watchPermission(ports, settings, id);
  try {
    const signal = AbortSignal.any([run.signal, permission.withdrawn]);
    const asked = performance.now();
    let unusable = 0;
    for (const { key, prompt } of missing) {
      if (kept.has(key, reading.generation)) continue;
      if ((await permitted(db, settings, id)) === undefined) return nothing;
      const said = await model.ask(prompt, signal);
      // First: what is kept is not paid for again.
      await kept.add(key, reading.generation, said);
      await addModelUse(db, document.owner_id, costOf(prompt, said));
      if (wasCut(prompt, said)) break;
      unusable = isAnswer(said.text) ? 0 : unusable + 1;
      // Whether more is asked is known once these are put together.
      if (unusable === mostUnusable || performance.now() - asked > turn) break;
    }
    return { line: null, commit: nothing };
  } catch (error) {
    run.signal.throwIfAborted();
    if (permission.withdrawn.aborted) return nothing;
    const why = whyStopped(error);
    if (why === undefined) throw error;
    log.warn({ document: id, reason: (error as Error).message }, 'the language model was not asked any more');
    return (await compose(why)).commit;
  } finally {
    permission.end();
  }
}

/** The reading of a document, where it is to be read and may be sent: undefined once it was stopped or deleted. */
async function permitted(db: Database, settings: ModelSettings, id: string): Promise<Permitted | undefined> {
  const reading = await db
    .selectFrom('readings')
    .selectAll()
    .where('document_id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return mayRead(settings, reading) ? reading : undefined;
}

/** Tells of the moment in which the owner of a document stops its reading, so that no answer is waited for any more. */
function watchPermission({ db, changes }: ModelReadingPorts, settings: ModelSettings, id: string) {
  const withdrawn = new AbortController();
  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      // A database that is away says nothing: before the next question it is asked again.
      const reading = await permitted(db, settings, id).catch(() => ({}));
      if (reading === undefined) return withdrawn.abort();
      await changes.next(id, lookEvery, ended.signal);
    }
  };
  void watch();
  return { withdrawn: withdrawn.signal, end: () => ended.abort() };
}

const stops = {
  cut: 'refused',
  unreadable: 'unusable',
  document_limit: 'document_limit',
} as const satisfies Record<NonNullable<ReadingOutput['why']>, ReadingStop>;

interface Together {
  answers: ReadingInput['answers'];
  /** Why no more is asked, where that is known before. */
  why: ReadingStop | undefined;
  run: JobRun;
}

/** What the document says with the answers that are there, as it is stored, and what is still to be asked. */
async function putTogether(
  { db, files, reader }: ModelReadingPorts,
  { name, url, context, tokensPerDocument, asks }: ModelSettings,
  document: Document,
  { answers, why: before, run }: Together,
): Promise<Pick<ReadingOutput, 'missing'> & { commit: Commit }> {
  const stored = await db
    .selectFrom('analyses')
    .select(['body', 'created_at'])
    .where('document_id', '=', document.id)
    .executeTakeFirst();
  const pages = await files.read(document, 'pages');
  if (stored === undefined || pages === undefined) throw new FileMissing();
  const input: ReadingInput = {
    pages,
    documentType: document.document_type,
    model: { name, address: url },
    limits: { context, tokensPerDocument, asks },
    answers,
    stopped: before && readingStops[before],
  };
  const output = await reader.run(input, { signal: run.signal, account: document.owner_id });
  const missing = before === undefined ? output.missing : [];
  const isInVain = missing.length === 0 && output.partsRead === 0 && output.parts > 0;
  const why = before ?? (output.why ? stops[output.why] : isInVain ? 'unusable' : undefined);
  const state = why !== undefined ? 'stopped' : missing.length > 0 ? 'reading' : 'done';
  return {
    missing,
    commit: async (trx) => {
      await storeBody(trx, files, document, stored, output);
      await trx
        .updateTable('readings')
        .set({ state, why: why ?? null, parts: output.parts, parts_read: output.partsRead })
        .where('document_id', '=', document.id)
        .where('state', '=', 'reading')
        .execute();
    },
  };
}

/** In place of the analysis that was seen before, whose day it keeps. Throws where another was made meanwhile. */
async function storeBody(
  trx: DatabaseTransaction,
  files: DocumentFiles,
  document: SealedDocument,
  seen: { body: string; created_at: string },
  { body, engineVersion }: ReadingOutput,
): Promise<void> {
  if (files.openText(document, 'analysis', seen.body) === body) return;
  const { numUpdatedRows } = await trx
    .updateTable('analyses')
    .set({ body: files.sealText(document, 'analysis', body), engine_version: engineVersion })
    .where('document_id', '=', document.id)
    .where('created_at', '=', seen.created_at)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('The document was analyzed anew meanwhile.');
}

/** Stores how far a reading is while its job goes on. Throws LeaseLost where the job is no longer this worker's. */
async function storeMeanwhile(db: Database, job: ClaimedJob, commit: Commit): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ours = await trx
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', job.id)
      .where('lease_token', '=', job.leaseToken)
      .executeTakeFirst();
    if (ours === undefined) throw new LeaseLost();
    await commit(trx);
  });
}

/** Nothing is read of a document that is being analyzed anew: the end of that queues it again, unless it came just now. */
function untilAnalyzed(id: string): Commit {
  return async (trx) => {
    const document = await trx
      .selectFrom('documents')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    if (document?.status === 'analysis_complete')
      throw new Error('The document was analyzed anew meanwhile.');
  };
}

/** Asks a model about a text of our own and logs, in one sentence, what is wrong with it or that nothing is. */
export async function probeModel(
  { db, now, log }: Pick<ModelReadingPorts, 'db' | 'now' | 'log'>,
  settings: ModelSettings,
): Promise<void> {
  const { checkModel } = await import('../model/check-model.ts');
  const around = (each: Model) => withinDay(each, { db, now }, settings.tokensPerDay);
  const { ok, text } = await checkModel(openModel(settings, { around }), Date.now).catch((error: unknown) => {
    if (error instanceof DayLimitReached) return { ok: false, text: error.message };
    throw error;
  });
  if (ok) log.info(text);
  else log.warn(`The language model of MODEL_NAME cannot be used as it is. ${text}`);
}
