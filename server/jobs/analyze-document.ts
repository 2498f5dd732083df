import { z } from 'zod';
import { type DocumentFailure, documentFailures } from '#contract/document-failure.ts';
import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import {
  type Analyzed,
  type AnalyzedDocument,
  type AnalyzeFilePorts,
  analyzeFile,
  FileMissing,
  storeAnalysis,
} from './analyze-file.ts';
import type { AnalysisInput } from './analyze-process.ts';
import type { Commit, JobKind, JobRun, Moved } from './job-kind.ts';
import { pictureJob } from './picture-job.ts';
import { progressWriter } from './progress-writer.ts';
import { enqueue, LeaseLost } from './queue.ts';
import { modelReadingKind, queueReading } from './reading-job.ts';
import { WorkerLost } from './runner.ts';
import { ProcessError, type ProcessFailure } from './work-process.ts';

export const analyzeDocumentKind = 'analyze_document';
const analyzeDocumentPayload = z.object({ document_id: z.string() });

export interface AnalyzePorts extends AnalyzeFilePorts {
  db: Database;
  changes: Changes;
  now: () => number;
  /** The language model that reads afterwards; undefined for none. */
  model: ModelSettings | undefined;
}

const whyStopped: Record<ProcessFailure, DocumentFailure> = {
  time: 'out_of_time',
  memory: 'out_of_memory',
  crowded: 'out_of_memory',
  crash: 'crashed',
};

type AnalysisKind = JobKind<z.output<typeof analyzeDocumentPayload>>;

/** Lines of their own, so that recognizing pages holds up nobody's pages of text, nor a long scan a short one (decision 40). */
const lines = { short: 'short_scans', long: 'scans', slow: 'slow' } as const;

/** Milliseconds after which a document of text is moved to a line of its own, and there those that it may take. */
const quickText = 20_000;
const longestText = 180_000;

/** Documents of text. Scans, and what takes long, are moved to a line of their own as soon as they are known for it. */
export const analyzeDocument = (ports: AnalyzePorts): AnalysisKind => analysisKind(ports, 'few', quickText);

/** Documents of text that take long, such as one of 10 MB, or one that is made to. They give way as scans do. */
export const analyzeSlowly = (ports: AnalyzePorts): AnalysisKind => ({
  ...analysisKind(ports, 'few', longestText),
  line: lines.slow,
  giveWay: ({ document_id }) => waitAgain(document_id),
});

/** Scans of that length. They give way to what else their account uploads, since one of its documents is analyzed at a time. */
export const analyzeScan = (ports: AnalyzePorts, length: 'short' | 'long'): AnalysisKind => ({
  ...analysisKind(ports, 'all'),
  line: lines[length],
  giveWay: ({ document_id }) => waitAgain(document_id),
});

function analysisKind(
  ports: AnalyzePorts,
  recognize: AnalysisInput['recognize'],
  time?: number,
): AnalysisKind {
  return {
    kind: analyzeDocumentKind,
    payload: analyzeDocumentPayload,
    maxFailures: 3,
    // The same bytes would take as long, and as much, again. What broke or crowded out a process may have been another's doing.
    isHopeless: (error) =>
      error instanceof FileMissing ||
      (error instanceof ProcessError && (error.reason === 'time' || error.reason === 'memory')),
    backOff: (failures) => 500 * 4 ** (failures - 1),
    run: ({ document_id }, run) => runAnalysis(ports, document_id, { recognize, time }, run),
    giveUp: ({ document_id }, error) => {
      const stopped = error instanceof WorkerLost ? 'crashed' : 'internal';
      if (error instanceof FileMissing) return fail(document_id, 'file_missing');
      return fail(document_id, error instanceof ProcessError ? whyStopped[error.reason] : stopped);
    },
  };
}

async function runAnalysis(
  ports: AnalyzePorts,
  documentId: string,
  { recognize, time }: { recognize: AnalysisInput['recognize']; time: number | undefined },
  run: JobRun,
): Promise<Commit | Moved> {
  const document = await start(ports, documentId, run);
  // There where it was analyzed before as another type, or a process was killed a moment before the end.
  const pages = (await ports.files.read(document, 'pages')) ?? null;
  const progress = progressWriter(ports, documentId);
  const analyzing = { pages, recognize, time, signal: run.signal, onProgress: progress.report };
  const result = await analyzeFile(ports, document, analyzing)
    .catch((error: unknown) => {
      const isSlow = error instanceof ProcessError && error.reason === 'time' && time === quickText;
      if (isSlow) return 'slow' as const;
      throw error;
    })
    .finally(progress.end);
  if (result === 'slow') return { line: lines.slow, commit: waitAgain(documentId) };
  if (!result.ok) {
    if (result.reason === 'scan') return { line: lines[result.length], commit: waitAgain(documentId) };
    const isLocked = result.reason === 'encrypted' && document.format === 'pdf';
    return isLocked ? fail(documentId, 'locked') : fail(documentId, result.reason, result.message);
  }
  return complete(ports, document, result);
}

async function start({ db, changes }: AnalyzePorts, documentId: string, { job }: JobRun) {
  const row = await db
    .updateTable('documents')
    .set({
      status: 'analyzing',
      stage: 'reading',
      stage_page: null,
      stage_pages: null,
      error: null,
      failure: null,
    })
    .where('id', '=', documentId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs')
          .select('jobs.id')
          .where('jobs.id', '=', job.id)
          .where('jobs.lease_token', '=', job.leaseToken),
      ),
    )
    .returning(['id', 'owner_id', 'document_type', 'type_open', 'format', 'file_key'])
    .executeTakeFirst();
  if (row === undefined) throw new LeaseLost();
  changes.notify(documentId);
  return row;
}

function waitAgain(documentId: string): Commit {
  return async (trx) => {
    await trx
      .updateTable('documents')
      .set({ status: 'queued_for_analysis', stage: 'waiting', stage_page: null, stage_pages: null })
      .where('id', '=', documentId)
      .execute();
  };
}

function complete(
  { model, changes, now: clock }: AnalyzePorts,
  document: AnalyzedDocument,
  result: Analyzed,
): Commit {
  return async (trx) => {
    const now = clock();
    await storeAnalysis(trx, document.id, result, now);
    await trx
      .updateTable('documents')
      .set({
        status: 'analysis_complete',
        stage: 'done',
        total_pages: result.totalPages,
        error: null,
        document_type: result.documentType,
        type_open: 0,
      })
      .where('id', '=', document.id)
      .execute();
    if (result.postponed) await enqueue(trx, pictureJob(document.id), now);
    if (await queueReading(trx, model, document.id, now)) changes.queued(modelReadingKind);
  };
}

function fail(
  documentId: string,
  failure: DocumentFailure,
  error: string = documentFailures[failure][1],
): Commit {
  return async (trx) => {
    await trx
      .updateTable('documents')
      .set({ status: 'analysis_error', stage: 'done', error, failure })
      .where('id', '=', documentId)
      .execute();
  };
}
