import { type ModelReading, readingStops } from '#contract/model-reading.ts';
import type { Database } from '../db/schema.ts';
import type { ReadingsTable } from '../db/tables-of-readings.ts';
import { mayRead } from '../jobs/reading-job.ts';
import type { ModelSettings } from '../model/model-settings.ts';

/** What a model reads of a document, as the API gives it. */
function presentReading(model: ModelSettings, reading: ReadingsTable | undefined): ModelReading {
  const { name, goesTo } = model;
  // An agreement to another host is none to this one, and what was read there is no part of this.
  const isOther = goesTo !== null && reading !== undefined && reading.host !== goesTo;
  if (reading === undefined || isOther) {
    return {
      model: name,
      goes_to: goesTo,
      state: 'unread',
      parts: null,
      parts_read: 0,
      stopped: null,
      has_rest: false,
      agreed_at: null,
    };
  }
  const { state, why, parts, parts_read } = reading;
  const isLeft = parts !== null && parts_read < parts;
  return {
    model: name,
    goes_to: goesTo,
    state,
    parts,
    parts_read,
    stopped: why && readingStops[why],
    has_rest: (state === 'stopped' && why !== 'document_limit') || (state === 'done' && isLeft),
    agreed_at: mayRead(model, reading) ? reading.agreed_at : null,
  };
}

/** What a model reads of a document; undefined where none is set. */
export async function readingOf(
  db: Database,
  model: ModelSettings | undefined,
  documentId: string,
): Promise<ModelReading | undefined> {
  if (model === undefined) return undefined;
  const row = await db
    .selectFrom('readings')
    .selectAll()
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return presentReading(model, row);
}
