import type { z } from 'zod';
import type { deleteHomeBodySchema } from '#contract/homes.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { documentsOfHome, ownedHome } from '../db/owned-homes.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { holdDeleted } from './hold-deleted.ts';
import { lockHomes } from './home-for.ts';
import { makeRoom } from './make-room.ts';

/**
 * Deletes a home with its links. Its documents move to another home or are deleted, as `fate` says; those that are deleted
 * can be restored for as long as any other. Resolves to the ids of the deleted ones. Throws home_not_found, home_not_empty.
 */
export async function deleteHome(
  { db, changes, now }: { db: Database; changes: Changes; now: () => number },
  user: SignedIn,
  id: string,
  fate: z.output<typeof deleteHomeBodySchema>,
): Promise<string[]> {
  const remove = async (trx: DatabaseTransaction): Promise<string[]> => {
    await lockHomes(trx, user.id);
    const home = await ownedHome(trx, user, id);
    const documents = (await documentsOfHome(trx, home)).map((document) => document.id);
    if (documents.length > 0 && fate.documents === undefined) throw new AppError('home_not_empty');
    if (documents.length > 0 && fate.documents === 'move') {
      const other = await ownedHome(trx, user, fate.move_to ?? '');
      if (other.id === home.id) throw new AppError('home_not_empty');
      await trx.updateTable('documents').set({ home_id: other.id }).where('home_id', '=', home.id).execute();
    }
    const isKept = fate.documents === 'move';
    for (const document of isKept ? [] : documents) await holdDeleted(trx, document, now());
    await trx.deleteFrom('homes').where('id', '=', home.id).execute();
    return isKept ? [] : documents;
  };
  const deleted = await makeRoom(() => db.transaction().execute(remove));
  for (const document of deleted) changes.notify(document);
  return deleted;
}
