import { z } from 'zod';
import type { Changes } from '../changes.ts';
import type { Database, Flag } from '../db/schema.ts';
import {
  type Analyzed,
  type AnalyzedDocument,
  type AnalyzeFilePorts,
  analyzeFile,
  storeAnalysis,
} from './analyze-file.ts';
import type { AnalysisInput } from './analyze-thread.ts';
import type { Commit, JobKind, JobRun, Moved } from './job-kind.ts';
import { progressWriter } from './progress-writer.ts';
import { enqueue, LeaseLost } from './queue.ts';
import { pictureJob } from './read-pictures.ts';
import { WorkerLost } from './runner.ts';
import { ThreadError, type ThreadFailure } from './thread-pool.ts';

export const analyzeDocumentKind = 'analyze_document';
const analyzeDocumentPayload = z.object({ document_id: z.string() });

export interface AnalyzePorts extends AnalyzeFilePorts {
  db: Database;
  changes: Changes;
  now: () => number;
}

const whyStopped: Record<ThreadFailure, string> = {
  time: 'This document took longer to analyze than we allow. Split it into parts and upload those.',
  memory: 'This document needs more memory than we allow. Split it into parts and upload those.',
  crash: 'This document could not be analyzed. Save it again as a PDF, and upload that copy.',
};
/** Said where the page asks for the password. */
const locked =
  'This file is locked with a password: open it with the password here, or save a copy without it and upload that copy.';
const unexpected = 'There was an error analyzing your document. Please try again or contact support.';

type AnalysisKind = JobKind<z.output<typeof analyzeDocumentPayload>>;

/** The line of long scans, so that a minute of recognizing pages holds up nobody's pages of text (decision 28). */
const scans = 'scans';

/** Documents of text and short scans. Longer scans are moved to a line of their own as soon as they are known for it. */
export const analyzeDocument = (ports: AnalyzePorts): AnalysisKind => analysisKind(ports, 'short');

export const analyzeScan = (ports: AnalyzePorts): AnalysisKind => ({
  ...analysisKind(ports, 'all'),
  line: scans,
});

function analysisKind(ports: AnalyzePorts, recognize: AnalysisInput['recognize']): AnalysisKind {
  return {
    kind: analyzeDocumentKind,
    payload: analyzeDocumentPayload,
    maxFailures: 3,
    // The same bytes would take as long, and as much, again. What broke a thread may have been another document's doing.
    isHopeless: (error) => error instanceof ThreadError && error.reason !== 'crash',
    backOff: (failures) => 500 * 4 ** (failures - 1),
    run: ({ document_id }, run) => runAnalysis(ports, document_id, recognize, run),
    giveUp: ({ document_id }, error) => {
      const stopped = error instanceof WorkerLost ? whyStopped.crash : unexpected;
      return fail(document_id, error instanceof ThreadError ? whyStopped[error.reason] : stopped);
    },
  };
}

async function runAnalysis(
  ports: AnalyzePorts,
  documentId: string,
  recognize: AnalysisInput['recognize'],
  run: JobRun,
): Promise<Commit | Moved> {
  const document = await start(ports, documentId, run);
  // There where it was analyzed before as another type, or a process was killed a moment before the end.
  const pages = (await ports.files.read(document, 'pages')) ?? null;
  const progress = progressWriter(ports, documentId);
  const analyzing = { pages, recognize, signal: run.signal, onProgress: progress.report };
  const result = await analyzeFile(ports, document, analyzing).finally(progress.end);
  if (!result.ok) {
    if (result.reason === 'scan') return { line: scans, commit: waitAgain(documentId) };
    const asksPassword = result.reason === 'encrypted' && document.format === 'pdf';
    return asksPassword ? fail(documentId, locked, 1) : fail(documentId, result.message);
  }
  return complete(document, result, ports.now());
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
      asks_password: 0,
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
    .returning(['id', 'document_type', 'format', 'file_key'])
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

function complete(document: AnalyzedDocument, result: Analyzed, now: number): Commit {
  return async (trx) => {
    await storeAnalysis(trx, document.id, result, now);
    await trx
      .updateTable('documents')
      .set({ status: 'analysis_complete', stage: 'done', total_pages: result.totalPages, error: null })
      .where('id', '=', document.id)
      .execute();
    if (result.postponed) await enqueue(trx, pictureJob(document.id), now);
  };
}

function fail(documentId: string, sentence: string, asks_password: Flag = 0): Commit {
  return async (trx) => {
    await trx
      .updateTable('documents')
      .set({ status: 'analysis_error', stage: 'done', error: sentence, asks_password })
      .where('id', '=', documentId)
      .execute();
  };
}
