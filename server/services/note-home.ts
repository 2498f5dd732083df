import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { HomeNote, noteBodySchema } from '#contract/home-notes.ts';
import { noteLimits } from '#contract/limits.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Owned } from '../db/owned-documents.ts';
import { type HomeRow, ownedHome } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { lockHomes } from './home-for.ts';

interface NotePorts {
  db: Database;
  files: DocumentFiles;
  now: () => number;
}

/** Each note is sealed for its own place: it cannot be put beside another statement. */
const column = (place: string) => `note ${place}`;

/** What its owner noted beside the statements of a home's page, the latest first. */
export async function notesOf(
  { db, files }: Omit<NotePorts, 'now'>,
  home: Owned<HomeRow>,
): Promise<HomeNote[]> {
  const rows = await db
    .selectFrom('home_notes')
    .selectAll()
    .where('home_id', '=', home.id)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ place, body, changed_at }) => {
    const [document = '', fact = ''] = place.split('/');
    return { document, fact, text: files.openText(home, column(place), body), changed_at };
  });
}

/** Stores a note, changes it, or takes it away where its text is empty. Throws home_not_found, validation_failed. */
export async function noteHome(
  { db, files, now }: NotePorts,
  user: SignedIn,
  homeId: string,
  { document, fact, text }: z.output<typeof noteBodySchema>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockHomes(trx, user.id);
    const home = await ownedHome(trx, user, homeId);
    const place = `${document}/${fact}`;
    const others = await trx
      .selectFrom('home_notes')
      .select('id')
      .where('home_id', '=', home.id)
      .where('place', '!=', place)
      .execute();
    await trx.deleteFrom('home_notes').where('home_id', '=', home.id).where('place', '=', place).execute();
    if (text === '') return;
    if (others.length >= noteLimits.perHome) {
      throw new AppError('validation_failed', {
        detail: `A home holds up to ${noteLimits.perHome} notes. Please delete one first.`,
      });
    }
    const sealed = { id: home.id, file_key: home.file_key ?? files.newKey(home.id) };
    await trx.updateTable('homes').set({ file_key: sealed.file_key }).where('id', '=', home.id).execute();
    await trx
      .insertInto('home_notes')
      .values({
        id: uuidv7(),
        home_id: home.id,
        place,
        body: files.sealText(sealed, column(place), text),
        changed_at: timestamp(now()),
      })
      .execute();
  });
}
