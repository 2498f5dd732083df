import type { Document, ListedDocument } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { presentDocument } from './present-document.ts';
import { remedyFor } from './remedy-for.ts';

/** The user's documents, newest first. */
export async function listDocuments(db: Database, user: SignedIn): Promise<ListedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'file_name', 'document_type', 'status', 'total_pages', 'created_at', 'error', 'failure'])
    .where('owner_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ failure, ...row }) => ({ ...row, remedy: remedyFor({ ...row, failure }) }));
}

/** One document of the user's. Throws document_not_found. */
export async function getDocument(db: Database, user: SignedIn, id: string): Promise<Document> {
  return presentDocument(await ownedDocument(db, user, id));
}
