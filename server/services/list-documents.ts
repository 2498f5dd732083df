import type { Document, ListedDocument } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import type { Ports } from '../ports.ts';
import { presentDocument } from './present-document.ts';
import { remedyFor } from './remedy-for.ts';

/** The user's documents, newest first. */
export async function listDocuments(
  { db, model }: Pick<Ports, 'db' | 'model'>,
  user: SignedIn,
): Promise<ListedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'file_name', 'document_type', 'status', 'total_pages', 'created_at', 'error', 'failure'])
    .where('owner_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute();
  const read = model === undefined ? new Set<string>() : await readByModel(db, user);
  return rows.map(({ failure, ...row }) => ({
    ...row,
    remedy: remedyFor({ ...row, failure }),
    ...(read.has(row.id) ? { model_reads: true } : {}),
  }));
}

/** The user's documents that a language model is reading. */
async function readByModel(db: Database, user: SignedIn): Promise<Set<string>> {
  const rows = await db
    .selectFrom('readings')
    .innerJoin('documents', 'documents.id', 'readings.document_id')
    .select('readings.document_id')
    .where('documents.owner_id', '=', user.id)
    .where('documents.status', '=', 'analysis_complete')
    .where('readings.state', '=', 'reading')
    .execute();
  return new Set(rows.map(({ document_id }) => document_id));
}

/** One document of the user's. Throws document_not_found. */
export async function getDocument(db: Database, user: SignedIn, id: string): Promise<Document> {
  return presentDocument(await ownedDocument(db, user, id));
}
