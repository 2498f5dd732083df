import type { Database } from '../db/schema.ts';
import { sealedBy } from '../sealing/document-key.ts';
import type { MasterKeys } from '../sealing/master-keys.ts';
import { tablesWithKeys } from '../sealing/open-master-keys.ts';
import { hasOtherFactors, resealAll } from '../sealing/reseal-all.ts';
import { type Command, CommandRefused, verdict } from './command.ts';

/**
 * Seals the key of every document, and of every home with notes, with another master key; what they seal stays as it
 * is. May be stopped anywhere and run again: it goes on with the keys that are left.
 */
export const rotateKey: Command = {
  takes: '',
  summary: 'Changes the key that protects the keys of all documents. If it is interrupted, run it again.',
  async run({ db, masterKeys, now }, _, { dryRun }) {
    const all = await count(db, '');
    const before = masterKeys.current().id;
    const isStarted = (await count(db, sealedBy(before))) < all || (await hasOtherFactors(db, before));
    if (!isStarted) {
      if (masterKeys.renew === undefined) throw new CommandRefused(howToRotate);
      if (!dryRun) masterKeys.renew(now());
    }
    const current = masterKeys.current().id;
    const left = dryRun && !isStarted ? all : all - (await count(db, sealedBy(current)));
    if (!dryRun) await resealAll(db, masterKeys);
    const lines = [
      `${left} of ${all} keys of documents and homes are sealed with a key other than the current one.`,
    ];
    if (!dryRun)
      lines.push(`All are now sealed with the key ${current}.`, await retire(db, masterKeys, now()));
    return `${lines.join('\n')}\n\n${verdict(dryRun, 'Done.')}`;
  },
};

const howToRotate =
  'All documents are sealed with DOCUMENT_KEY already. To change it: put it into DOCUMENT_KEY_OLD, set a new DOCUMENT_KEY, ' +
  'restart the server and its workers with both, and run this again.';

async function count(db: Database, start: string): Promise<number> {
  let sum = 0;
  for (const table of tablesWithKeys) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('file_key', 'like', `${start}%`)
      .executeTakeFirstOrThrow();
    sum += Number(rows);
  }
  return sum;
}

/** What becomes of the keys that nothing needs any more. */
async function retire(db: Database, masterKeys: MasterKeys, now: number): Promise<string> {
  if (masterKeys.retire === undefined) return 'DOCUMENT_KEY_OLD is no longer needed.';
  const unused: string[] = [];
  for (const { id } of masterKeys.all()) if ((await count(db, sealedBy(id))) === 0) unused.push(id);
  const { removed, kept } = masterKeys.retire(unused, now);
  return `Earlier keys removed from the file: ${removed}. Kept for at least another hour, for work in progress: ${kept}.`;
}
