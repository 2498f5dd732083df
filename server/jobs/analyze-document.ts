import { z } from 'zod';
import type { Changes } from '../changes.ts';
import type { Database, Flag } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import type { AnalysisInput, AnalysisMessage, AnalysisOutput } from './analyze-thread.ts';
import type { Commit, JobKind, JobRun } from './job-kind.ts';
import { keepRecognized } from './keep-recognized.ts';
import { progressWriter } from './progress-writer.ts';
import { LeaseLost } from './queue.ts';
import { WorkerLost } from './runner.ts';
import { ThreadError, type ThreadFailure, type ThreadPool } from './thread-pool.ts';

export const analyzeDocumentKind = 'analyze_document';
export const analyzeDocumentPayload = z.object({ document_id: z.string() });

export interface AnalyzePorts {
  db: Database;
  files: DocumentFiles;
  analyzer: ThreadPool<AnalysisInput, AnalysisOutput, AnalysisMessage>;
  changes: Changes;
  now: () => number;
  /** Pages of one document that are recognized at a time: one unless told. */
  ocrPages?: number;
}

const whyStopped: Record<ThreadFailure, string> = {
  time: 'This document took longer to analyze than we allow. Split it into parts and upload those.',
  memory: 'This document needs more memory than we allow. Split it into parts and upload those.',
  crash: 'This document could not be analyzed. Save it again as a PDF, and upload that copy.',
};
const unexpected = 'There was an error analyzing your document. Please try again or contact support.';

export function analyzeDocument(ports: AnalyzePorts): JobKind<z.output<typeof analyzeDocumentPayload>> {
  return {
    kind: analyzeDocumentKind,
    payload: analyzeDocumentPayload,
    maxFailures: 3,
    backOff: (failures) => 500 * 4 ** (failures - 1),
    run: ({ document_id }, run) => runAnalysis(ports, document_id, run),
    giveUp: ({ document_id }, error) => {
      const stopped = error instanceof WorkerLost ? whyStopped.crash : unexpected;
      return fail(document_id, error instanceof ThreadError ? whyStopped[error.reason] : stopped);
    },
  };
}

async function runAnalysis(ports: AnalyzePorts, documentId: string, run: JobRun): Promise<Commit> {
  const document = await start(ports, documentId, run);
  const { files } = ports;
  const bytes = await files.readOpen(document);
  if (bytes === undefined) throw new Error('The original of a queued document is missing.');
  // There where it was analyzed before as another type, or a process was killed a moment before the end.
  const pages = (await files.read(document, 'pages')) ?? null;
  const progress = progressWriter(ports, documentId);
  const recognized = await keepRecognized({
    read: () => files.read(document, 'recognized'),
    write: (packed) => files.write(document, 'recognized', packed),
  });
  let result: AnalysisOutput;
  try {
    result = await ports.analyzer.run(
      {
        bytes,
        documentType: document.document_type,
        pages,
        recognized: recognized.kept,
        ocrPages: ports.ocrPages ?? 1,
      },
      {
        signal: run.signal,
        onMessage: (message) => {
          if ('recognized' in message) recognized.add(message.recognized);
          else progress.report(message);
        },
      },
    );
  } finally {
    await progress.end();
    await recognized.end().catch(() => undefined);
  }
  if (!result.ok) {
    const asksPassword = result.reason === 'encrypted' && document.format === 'pdf';
    return fail(documentId, result.message, asksPassword ? 1 : 0);
  }
  await files.write(document, 'pages', result.pages);
  const body = files.sealText(document, 'analysis', result.body);
  return complete(documentId, { ...result, body }, ports.now());
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

function complete(documentId: string, result: AnalysisOutput & { ok: true }, now: number): Commit {
  return async (trx) => {
    const row = {
      document_id: documentId,
      body: result.body,
      page_offsets: JSON.stringify(result.offsets),
      engine_version: result.engineVersion,
      created_at: timestamp(now),
    };
    await trx
      .insertInto('analyses')
      .values(row)
      .onConflict((earlier) => earlier.column('document_id').doUpdateSet(row))
      .execute();
    await trx
      .updateTable('documents')
      .set({ status: 'analysis_complete', stage: 'done', total_pages: result.totalPages, error: null })
      .where('id', '=', documentId)
      .execute();
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
