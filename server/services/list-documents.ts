import type { Document } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import { ownedDocument, ownedDocuments } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { presentDocument } from './present-document.ts';

/** The user's documents, newest first. */
export async function listDocuments(db: Database, user: SignedIn): Promise<Document[]> {
  return (await ownedDocuments(db, user)).map(presentDocument);
}

/** One document of the user's. Throws document_not_found. */
export async function getDocument(db: Database, user: SignedIn, id: string): Promise<Document> {
  return presentDocument(await ownedDocument(db, user, id));
}
