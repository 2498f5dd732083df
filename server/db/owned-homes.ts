import type { Selectable } from 'kysely';
import type { Shared, SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { DocumentRow, Owned } from './owned-documents.ts';
import type { Database } from './schema.ts';
import type { HomesTable } from './tables-of-homes.ts';

export type HomeRow = Selectable<HomesTable>;

/** The user's home of that id. Throws home_not_found, for another person's as for one that is not there. */
export async function ownedHome(db: Database, user: SignedIn, id: string): Promise<Owned<HomeRow>> {
  const row = await db
    .selectFrom('homes')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', user.id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('home_not_found');
  return row as Owned<HomeRow>;
}

/** The user's homes, newest first. */
export async function ownedHomes(db: Database, user: SignedIn): Promise<Owned<HomeRow>[]> {
  const rows = await db
    .selectFrom('homes')
    .selectAll()
    .where('owner_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute();
  return rows as Owned<HomeRow>[];
}

/** The documents of a home, newest first. */
export async function documentsOfHome(db: Database, home: Owned<HomeRow>): Promise<Owned<DocumentRow>[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('home_id', '=', home.id)
    .where('owner_id', '=', home.owner_id)
    .orderBy('id', 'desc')
    .execute();
  return rows as Owned<DocumentRow>[];
}

/** The home that a link leads to. Throws share_not_found. */
export async function sharedHome(db: Database, { homeId, ownerId }: Shared): Promise<Owned<HomeRow>> {
  const row = await db
    .selectFrom('homes')
    .selectAll()
    .where('id', '=', homeId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('share_not_found');
  return row as Owned<HomeRow>;
}
