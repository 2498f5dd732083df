import type { SignedIn } from '../access.ts';
import { type Blobs, originalKey, pagesKey } from '../adapters/blobs.ts';
import type { Changes } from '../changes.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';

/** Deletes a document for good: rows and files. Throws document_not_found. */
export async function deleteDocument(
  { db, blobs, changes }: { db: Database; blobs: Blobs; changes: Changes },
  user: SignedIn,
  id: string,
): Promise<void> {
  const document = await ownedDocument(db, user, id);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('jobs')
      .where('kind', '=', analyzeDocumentKind)
      .where('subject', '=', document.id)
      .execute();
    // The analysis goes with it, by its foreign key.
    await trx.deleteFrom('documents').where('id', '=', document.id).execute();
  });
  changes.notify(id);
  await blobs.remove(originalKey(id));
  await blobs.remove(pagesKey(id));
}
