import { uuidv7 } from 'uuidv7';
import type { SignedIn } from '../access.ts';
import { isPostgres } from '../db/is-postgres.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';

/** What the home is called that an account's first document makes. */
export const firstHomeName = 'My home';

/**
 * The id of the user's home for a document: the one that is wanted, where it is there; else the newest; else one made now.
 */
export async function homeFor(
  trx: DatabaseTransaction,
  user: SignedIn,
  wanted: string | null,
  now: number,
): Promise<string> {
  await lockHomes(trx, user.id);
  const homes = await trx
    .selectFrom('homes')
    .select('id')
    .where('owner_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute();
  const there = homes.find(({ id }) => id === wanted) ?? homes[0];
  if (there !== undefined) return there.id;
  const id = uuidv7();
  await trx
    .insertInto('homes')
    .values(newHome(id, user, now))
    .execute();
  return id;
}

/** Until the transaction ends no other one makes or deletes a home of the account. SQLite has one transaction at a time. */
export async function lockHomes(trx: DatabaseTransaction, userId: string): Promise<void> {
  const account = trx.selectFrom('users').select('id').where('id', '=', userId);
  if (isPostgres(trx)) await account.forNoKeyUpdate().execute();
}

const newHome = (id: string, user: SignedIn, now: number) => ({
  id,
  owner_id: user.id,
  name: firstHomeName,
  state: null,
  community: null,
  contract_signed_on: null,
  documents_received_on: null,
  closing_on: null,
  created_at: timestamp(now),
  file_key: null,
  wants: null,
});
