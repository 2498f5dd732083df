import { engineVersion } from '#engine/index.ts';
import { everyDocument } from '../db/owned-documents.ts';
import { queueFrom } from '../services/queue-again.ts';
import { type Command, verdict } from './command.ts';

/** After an upgrade: what an older engine analyzed is analyzed anew, from the pages as they were read. */
export const analyzeAgain: Command = {
  takes: '',
  summary: 'Analyzes anew every document whose analysis another version of the engine made.',
  async run({ db, now }, _, { dryRun }) {
    const made = await db
      .selectFrom('analyses')
      .select('document_id')
      .where('engine_version', '!=', engineVersion)
      .execute();
    const byOthers = new Set(made.map(({ document_id }) => document_id));
    const older = (await everyDocument(db)).filter(
      ({ id, status }) => status === 'analysis_complete' && byOthers.has(id),
    );
    let queued = 0;
    for (const document of dryRun ? [] : older) {
      const again = { from: 'analysis_complete', change: {} } as const;
      const isQueued = await db.transaction().execute((trx) => queueFrom(trx, document, again, now()));
      if (isQueued) queued += 1;
    }
    const found = `${older.length} ${older.length === 1 ? 'document was' : 'documents were'} analyzed by another version than ${engineVersion}.`;
    return `${found}\n\n${verdict(dryRun, `Queued: ${queued}. A running server or worker analyzes them, those of different accounts in turns.`)}`;
  },
};
