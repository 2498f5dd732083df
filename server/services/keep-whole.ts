import type { SignedIn } from '../access.ts';
import { type DocumentRow, ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';

/** Keeps whether a file that holds several documents is left as one. Throws document_not_found. */
export async function keepWhole(
  db: Database,
  user: SignedIn,
  id: string,
  whole: boolean,
): Promise<{ document_id: DocumentRow['id']; whole: boolean }> {
  const document = await ownedDocument(db, user, id);
  await db
    .updateTable('documents')
    .set({ kept_whole: whole ? 1 : 0 })
    .where('id', '=', document.id)
    .execute();
  return { document_id: document.id, whole };
}
