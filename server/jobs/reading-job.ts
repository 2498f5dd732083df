import type { DatabaseTransaction } from '../db/schema.ts';
import type { ReadingsTable } from '../db/tables-of-readings.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { readPicturesKind } from './picture-job.ts';
import { enqueue } from './queue.ts';

export const modelReadingKind = 'model_reading';

/** Nothing was read, and nobody was asked. */
export const noReading: Omit<ReadingsTable, 'document_id'> = {
  state: 'reading',
  why: null,
  parts: null,
  parts_read: 0,
  generation: 1,
  fresh_from: 1,
  host: null,
  agreed_at: null,
  withdrawn_at: null,
};

/** Whether a document's text may go to the model: it stays in the operator's network, or its owner agreed to the very host. */
export function mayRead(
  { goesTo }: Pick<ModelSettings, 'goesTo'>,
  reading: Pick<ReadingsTable, 'host' | 'agreed_at' | 'withdrawn_at'> | undefined,
): boolean {
  if (reading?.withdrawn_at) return false;
  return goesTo === null || (reading?.agreed_at != null && reading.host === goesTo);
}

/**
 * Has a model read a document whose analysis is there, where one is set and may: one document of an account at a time, and
 * not before the pictures among its pages have their text. Resolves to whether a job was queued.
 */
export async function queueReading(
  trx: DatabaseTransaction,
  model: ModelSettings | undefined,
  documentId: string,
  now: number,
): Promise<boolean> {
  if (model === undefined) return false;
  const document = await trx
    .selectFrom('documents')
    .select('owner_id')
    .where('id', '=', documentId)
    .executeTakeFirst();
  const reading = await trx
    .selectFrom('readings')
    .selectAll()
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (document === undefined || !mayRead(model, reading)) return false;
  const row = { ...(reading ?? noReading), document_id: documentId, state: 'reading', why: null } as const;
  await trx
    .insertInto('readings')
    .values(row)
    .onConflict((earlier) => earlier.column('document_id').doUpdateSet({ state: 'reading', why: null }))
    .execute();
  const pictures = await trx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', readPicturesKind)
    .where('subject', '=', documentId)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  if (pictures !== undefined) return false;
  const job = {
    kind: modelReadingKind,
    subject: documentId,
    lane: `model ${document.owner_id}`,
    payload: { document_id: documentId },
  };
  await enqueue(trx, job, now);
  return true;
}
