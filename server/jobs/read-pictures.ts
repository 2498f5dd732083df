import { z } from 'zod';
import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { type AnalyzeFilePorts, analyzeFile, storeAnalysis } from './analyze-file.ts';
import type { Commit, JobKind, JobRun } from './job-kind.ts';
import { readPicturesKind } from './picture-job.ts';
import { modelReadingKind, queueReading } from './reading-job.ts';

const payload = z.object({ document_id: z.string() });

export interface ReadPicturesPorts extends AnalyzeFilePorts {
  db: Database;
  changes: Changes;
  now: () => number;
  /** The language model that reads afterwards; undefined for none. */
  model: ModelSettings | undefined;
}

export function readPictures(ports: ReadPicturesPorts): JobKind<z.output<typeof payload>> {
  return {
    kind: readPicturesKind,
    payload,
    maxFailures: 4,
    backOff: (failures) => 1_000 * 4 ** failures,
    run: ({ document_id }, run) => runReading(ports, document_id, run),
    // The analysis stands as it is, and says which pages could not be read.
    giveUp: ({ document_id }) => readNext(ports, document_id),
  };
}

/** Then it is the language model's turn, where one is set. */
const readNext =
  ({ model, changes, now }: ReadPicturesPorts, id: string): Commit =>
  async (trx) => {
    if (await queueReading(trx, model, id, now())) changes.queued(modelReadingKind);
  };

const nothing: Commit = async () => {};

async function runReading(ports: ReadPicturesPorts, id: string, run: JobRun): Promise<Commit> {
  const document = await ports.db
    .selectFrom('documents')
    .select(['id', 'owner_id', 'document_type', 'type_open', 'format', 'file_key', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (document === undefined) return nothing;
  if (document.status !== 'analysis_complete') throw new Error('The document is being analyzed anew.');
  const reading = { pages: null, recognize: 'all' as const, signal: run.signal };
  const result = await analyzeFile(ports, document, reading);
  if (!result.ok) throw new Error('A document that was read before cannot be read.');
  return async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('documents')
      .set({ total_pages: result.totalPages })
      .where('id', '=', id)
      .where('status', '=', 'analysis_complete')
      .where('document_type', '=', document.document_type)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) {
      await storeAnalysis(trx, id, result, ports.now());
      return await readNext(ports, id)(trx);
    }
    const left = await trx.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
    // Tried again once it has been analyzed as its new type.
    if (left !== undefined) throw new Error('The document was analyzed anew meanwhile.');
  };
}
