import type { Database } from '../db/schema.ts';
import { mayRead } from '../jobs/reading-job.ts';
import type { ModelSettings } from '../model/model-settings.ts';

/** Those of the documents, by id, whose text may go to the model now. */
export async function sendable(
  db: Database,
  model: ModelSettings,
  documents: readonly string[],
): Promise<string[]> {
  if (documents.length === 0) return [];
  const readings = await db
    .selectFrom('readings')
    .select(['document_id', 'host', 'agreed_at', 'withdrawn_at'])
    .where('document_id', 'in', documents)
    .execute();
  const byId = new Map(readings.map((reading) => [reading.document_id, reading]));
  return documents.filter((id) => mayRead(model, byId.get(id)));
}
