import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Home, homeBodySchema, homeChangeSchema, ListedHome } from '#contract/homes.ts';
import { homesPerAccount } from '#contract/limits.ts';
import type { UsState } from '#contract/us-states.ts';
import type { Want } from '#contract/wants.ts';
import type { Paid, SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import { type HomeRow, ownedHome, ownedHomes } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { DocumentFiles, SealedDocument } from '../sealing/document-files.ts';
import { lockHomes } from './home-for.ts';

interface HomePorts {
  db: Database;
  files: DocumentFiles;
}

/** What its buyer wants to do in a home. */
export const wantsOf = (files: DocumentFiles, home: HomeRow): Want[] =>
  home.wants === null ? [] : (JSON.parse(files.openText(home, 'wants', home.wants)) as Want[]);

/** A home as the API gives it. */
export function presentHome(files: DocumentFiles, home: HomeRow): Home {
  const { owner_id: _, file_key: __, state, ...row } = home;
  return { ...row, state: state as UsState | null, wants: wantsOf(files, home) };
}

/** The columns that hold what its buyer wants to do in a home. */
function sealedWants(files: DocumentFiles, home: SealedDocument, wanted: readonly Want[]) {
  const row = { id: home.id, file_key: home.file_key ?? files.newKey(home.id) };
  return { file_key: row.file_key, wants: files.sealText(row, 'wants', JSON.stringify(wanted)) };
}

/** The user's homes, newest first. */
export async function listHomes({ db, files }: HomePorts, user: SignedIn): Promise<ListedHome[]> {
  const rows = await ownedHomes(db, user);
  const counts = await db
    .selectFrom('documents')
    .select(({ fn }) => ['home_id', fn.countAll<number>().as('documents')])
    .where('owner_id', '=', user.id)
    .groupBy('home_id')
    .execute();
  const counted = new Map(counts.map(({ home_id, documents }) => [home_id, Number(documents)]));
  return rows.map((row) => ({ ...presentHome(files, row), documents: counted.get(row.id) ?? 0 }));
}

/** Throws too_many_homes. */
export async function createHome(
  { db, files, now }: HomePorts & { now: () => number },
  user: Paid,
  { wants, ...details }: z.output<typeof homeBodySchema>,
): Promise<Home> {
  const id = uuidv7();
  const sealed =
    wants.length > 0 ? sealedWants(files, { id, file_key: null }, wants) : { file_key: null, wants: null };
  const row: HomeRow = { id, owner_id: user.id, ...details, created_at: timestamp(now()), ...sealed };
  await db.transaction().execute(async (trx) => {
    await lockHomes(trx, user.id);
    if ((await ownedHomes(trx, user)).length >= homesPerAccount) throw new AppError('too_many_homes');
    await trx.insertInto('homes').values(row).execute();
  });
  return presentHome(files, row);
}

/** Throws home_not_found. */
export async function changeHome(
  { db, files }: HomePorts,
  user: SignedIn,
  id: string,
  { wants, ...details }: z.output<typeof homeChangeSchema>,
): Promise<Home> {
  return db.transaction().execute(async (trx) => {
    await lockHomes(trx, user.id);
    const home = await ownedHome(trx, user, id);
    const change = { ...details, ...(wants && sealedWants(files, home, wants)) };
    if (Object.values(change).every((value) => value === undefined)) return presentHome(files, home);
    await trx.updateTable('homes').set(change).where('id', '=', home.id).execute();
    return presentHome(files, await ownedHome(trx, user, id));
  });
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
