import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { dayLength } from '#contract/day-length.ts';
import { shareLimits } from '#contract/limits.ts';
import type { Share, shareBodySchema } from '#contract/shares.ts';
import type { Paid, SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedHome } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import type { HomeSharesTable } from '../db/tables-of-homes.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashToken, newToken } from '../tokens.ts';
import { lockHomes } from './home-for.ts';

interface SharePorts {
  db: Database;
  now: () => number;
}

const dayOf = (time: number) => timestamp(time).slice(0, 10);

const present = ({
  home_id: _,
  token_hash: __,
  with_pages,
  ...share
}: Omit<HomeSharesTable, 'opened'> & { opened: number }): Share => ({
  ...share,
  with_pages: with_pages === 1,
});

/** The links to a home, newest first. Throws home_not_found. */
export async function listShares(db: Database, user: SignedIn, homeId: string): Promise<Share[]> {
  const home = await ownedHome(db, user, homeId);
  const rows = await db
    .selectFrom('home_shares')
    .selectAll()
    .where('home_id', '=', home.id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(present);
}

/** Makes a link to a home, of which only a hash is kept. Throws home_not_found, validation_failed, too_many_shares. */
export async function createShare(
  { db, now }: SharePorts,
  user: Paid,
  homeId: string,
  { label, with_pages, ends_on }: z.output<typeof shareBodySchema>,
): Promise<Share & { path: string }> {
  if (ends_on < dayOf(now()) || ends_on > dayOf(now() + shareLimits.days * dayLength)) {
    const detail = `Please choose a day from today to ${shareLimits.days} days from now.`;
    throw new AppError('validation_failed', { detail, fields: { ends_on: detail } });
  }
  const token = newToken();
  const row = await db.transaction().execute(async (trx) => {
    await lockHomes(trx, user.id);
    const home = await ownedHome(trx, user, homeId);
    const others = await trx.selectFrom('home_shares').select('id').where('home_id', '=', home.id).execute();
    if (others.length >= shareLimits.perHome) throw new AppError('too_many_shares');
    return trx
      .insertInto('home_shares')
      .values({
        id: uuidv7(),
        home_id: home.id,
        token_hash: hashToken(token),
        label,
        with_pages: with_pages ? 1 : 0,
        ends_on,
        created_at: timestamp(now()),
        first_opened_at: null,
        last_opened_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { ...present(row), path: `/shared/${token}` };
}

/** Takes a link back for good. Throws home_not_found, share_not_found. */
export async function revokeShare(
  db: Database,
  user: SignedIn,
  { homeId, shareId }: { homeId: string; shareId: string },
): Promise<void> {
  const home = await ownedHome(db, user, homeId);
  const { numDeletedRows } = await db
    .deleteFrom('home_shares')
    .where('id', '=', shareId)
    .where('home_id', '=', home.id)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new AppError('share_not_found');
}
