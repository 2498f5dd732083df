import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Home, homeBodySchema, homeChangeSchema, ListedHome } from '#contract/homes.ts';
import { homesPerAccount } from '#contract/limits.ts';
import type { UsState } from '#contract/us-states.ts';
import type { Paid, SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import { type HomeRow, ownedHome, ownedHomes } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { lockHomes } from './home-for.ts';

/** A home as the API gives it. */
export const presentHome = ({ owner_id: _, state, ...row }: HomeRow): Home => ({
  ...row,
  state: state as UsState | null,
});

/** The user's homes, newest first. */
export async function listHomes(db: Database, user: SignedIn): Promise<ListedHome[]> {
  const rows = await ownedHomes(db, user);
  const counts = await db
    .selectFrom('documents')
    .select(({ fn }) => ['home_id', fn.countAll<number>().as('documents')])
    .where('owner_id', '=', user.id)
    .groupBy('home_id')
    .execute();
  const counted = new Map(counts.map(({ home_id, documents }) => [home_id, Number(documents)]));
  return rows.map((row) => ({ ...presentHome(row), documents: counted.get(row.id) ?? 0 }));
}

/** Throws too_many_homes. */
export async function createHome(
  { db, now }: { db: Database; now: () => number },
  user: Paid,
  details: z.output<typeof homeBodySchema>,
): Promise<Home> {
  const row: HomeRow = { id: uuidv7(), owner_id: user.id, ...details, created_at: timestamp(now()) };
  await db.transaction().execute(async (trx) => {
    await lockHomes(trx, user.id);
    if ((await ownedHomes(trx, user)).length >= homesPerAccount) throw new AppError('too_many_homes');
    await trx.insertInto('homes').values(row).execute();
  });
  return presentHome(row);
}

/** Throws home_not_found. */
export async function changeHome(
  db: Database,
  user: SignedIn,
  id: string,
  change: z.output<typeof homeChangeSchema>,
): Promise<Home> {
  const home = await ownedHome(db, user, id);
  if (Object.values(change).every((value) => value === undefined)) return presentHome(home);
  await db.updateTable('homes').set(change).where('id', '=', home.id).execute();
  return presentHome(await ownedHome(db, user, id));
}

/** Throws document_not_found, home_not_found. */
export async function moveDocument(
  db: Database,
  user: SignedIn,
  { documentId, homeId }: { documentId: string; homeId: string },
): Promise<{ document_id: string; home_id: string }> {
  return db.transaction().execute(async (trx) => {
    const document = await ownedDocument(trx, user, documentId);
    await lockHomes(trx, user.id);
    const home = await ownedHome(trx, user, homeId);
    await trx.updateTable('documents').set({ home_id: home.id }).where('id', '=', document.id).execute();
    return { document_id: document.id, home_id: home.id };
  });
}
