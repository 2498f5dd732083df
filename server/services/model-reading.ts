import type { ModelReading } from '#contract/model-reading.ts';
import type { Paid, SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { mayRead, modelReadingKind, noReading, queueReading } from '../jobs/reading-job.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { readingOf } from './present-reading.ts';

export interface ReadingPorts {
  db: Database;
  changes: Changes;
  /** The language model that may read beside the rules; undefined for none. */
  model: ModelSettings | undefined;
  now: () => number;
}

/** Throws document_not_found, model_not_set. */
export async function getModelReading(
  { db, model }: Pick<ReadingPorts, 'db' | 'model'>,
  user: SignedIn,
  id: string,
): Promise<ModelReading> {
  const document = await ownedDocument(db, user, id);
  const reading = await readingOf(db, model, document.id);
  if (reading === undefined) throw new AppError('model_not_set');
  return reading;
}

/**
 * Has the model read a document whose analysis is there: what it has not read yet, or all of it anew. Where the text leaves
 * the operator's network, `agreedTo` names the host that the owner agrees to, once; it is recorded with the time.
 * Throws document_not_found, model_not_set, analysis_failed, document_processing, model_agreement_needed.
 */
export async function startModelReading(
  { db, changes, model, now }: ReadingPorts,
  user: Paid,
  id: string,
  { agreedTo, again }: { agreedTo?: string | undefined; again: boolean },
): Promise<ModelReading> {
  const started = await db.transaction().execute(async (trx) => {
    const { status } = await ownedDocument(trx, user, id);
    if (model === undefined) throw new AppError('model_not_set');
    if (status === 'analysis_error') throw new AppError('analysis_failed', { status });
    if (status !== 'analysis_complete') throw new AppError('document_processing', { status });
    const earlier = await trx
      .selectFrom('readings')
      .selectAll()
      .where('document_id', '=', id)
      .executeTakeFirst();
    const { goesTo } = model;
    const isNew = earlier === undefined || (goesTo !== null && earlier.host !== goesTo);
    const agreement =
      goesTo !== null && agreedTo === goesTo
        ? { host: goesTo, agreed_at: timestamp(now()), withdrawn_at: null }
        : { ...(goesTo === null ? { withdrawn_at: null } : {}) };
    const before = { ...noReading, ...earlier };
    const isAgreed = mayRead(model, { ...before, ...agreement });
    if (!isAgreed) throw new AppError('model_agreement_needed');
    if (earlier?.state !== 'reading' || isNew) {
      const generation = earlier === undefined ? 1 : earlier.generation + 1;
      const row = {
        ...before,
        ...agreement,
        document_id: id,
        generation,
        fresh_from: again ? generation : before.fresh_from,
        ...(again || isNew ? { parts_read: 0 } : {}),
      };
      await trx
        .insertInto('readings')
        .values(row)
        .onConflict((known) => known.column('document_id').doUpdateSet(row))
        .execute();
    }
    await queueReading(trx, model, id, now());
    return getModelReading({ db: trx, model }, user, id);
  });
  changes.queued(modelReadingKind);
  return started;
}

/** Stops the model, and withdraws the agreement: no question about the document is sent any more. Throws document_not_found, model_not_set. */
export async function stopModelReading(
  { db, changes, model, now }: ReadingPorts,
  user: SignedIn,
  id: string,
): Promise<ModelReading> {
  const stopped = await db.transaction().execute(async (trx) => {
    await ownedDocument(trx, user, id);
    await trx.deleteFrom('jobs').where('kind', '=', modelReadingKind).where('subject', '=', id).execute();
    await trx
      .updateTable('readings')
      .set({ state: 'withdrawn', why: null, withdrawn_at: timestamp(now()) })
      .where('document_id', '=', id)
      .execute();
    return getModelReading({ db: trx, model }, user, id);
  });
  changes.notify(id);
  return stopped;
}
