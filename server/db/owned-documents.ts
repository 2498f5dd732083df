import type { Selectable } from 'kysely';
import type { Reader, SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database, DocumentsTable } from './schema.ts';

declare const owned: unique symbol;

/** What was proven to be open to whoever asked for it. Only this file and owned-homes.ts make one. */
export type Owned<T> = T & { readonly [owned]: true };

export type DocumentRow = Selectable<DocumentsTable>;

/** The user's document of that id. Throws document_not_found, for another person's as for one that is not there. */
export async function ownedDocument(db: Database, user: SignedIn, id: string): Promise<Owned<DocumentRow>> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', user.id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('document_not_found', { status: 'document_not_found' });
  return row as Owned<DocumentRow>;
}

/** A document that the reader owns or was given a link to. Throws document_not_found. */
export async function readableDocument(
  db: Database,
  reader: Reader,
  id: string,
): Promise<Owned<DocumentRow>> {
  if (!('homeId' in reader)) return ownedDocument(db, reader, id);
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('home_id', '=', reader.homeId)
    .where('owner_id', '=', reader.ownerId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('document_not_found');
  return row as Owned<DocumentRow>;
}

/** All documents, for work that the server does by itself and tells nobody else of. */
export async function everyDocument(db: Database): Promise<Owned<DocumentRow>[]> {
  return (await db.selectFrom('documents').selectAll().orderBy('id').execute()) as Owned<DocumentRow>[];
}

/** The user's documents, newest first. */
export async function ownedDocuments(db: Database, user: SignedIn): Promise<Owned<DocumentRow>[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('owner_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute();
  return rows as Owned<DocumentRow>[];
}

/** The user's documents that were split off the one of that id, which may be gone, in the order of their pages there. */
export async function ownedParts(db: Database, user: SignedIn, id: string): Promise<Owned<DocumentRow>[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('part_of', '=', id)
    .where('owner_id', '=', user.id)
    .orderBy('part_first')
    .execute();
  return rows as Owned<DocumentRow>[];
}
