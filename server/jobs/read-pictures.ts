import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { type AnalyzeFilePorts, analyzeFile, storeAnalysis } from './analyze-file.ts';
import type { Commit, JobKind, JobRun } from './job-kind.ts';
import type { NewJob } from './queue.ts';

export const readPicturesKind = 'read_pictures';
const payload = z.object({ document_id: z.string() });

/**
 * Recognizes the few pictures among a document's pages of text, which its results did not wait for. In no lane: the
 * account's next document does not wait for them either.
 */
export const pictureJob = (documentId: string): NewJob => ({
  kind: readPicturesKind,
  subject: documentId,
  lane: null,
  payload: { document_id: documentId },
});

export interface ReadPicturesPorts extends AnalyzeFilePorts {
  db: Database;
  now: () => number;
}

export function readPictures(ports: ReadPicturesPorts): JobKind<z.output<typeof payload>> {
  return {
    kind: readPicturesKind,
    payload,
    maxFailures: 4,
    backOff: (failures) => 1_000 * 4 ** failures,
    run: ({ document_id }, run) => runReading(ports, document_id, run),
    // The analysis stands as it is, and says which pages could not be read.
    giveUp: () => async () => {},
  };
}

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
    if (numUpdatedRows === 1n) return await storeAnalysis(trx, id, result, ports.now());
    const left = await trx.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
    // Tried again once it has been analyzed as its new type.
    if (left !== undefined) throw new Error('The document was analyzed anew meanwhile.');
  };
}
