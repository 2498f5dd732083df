import type { Document } from '#contract/documents.ts';
import { upload } from '#contract/limits.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { type DocumentRow, type Owned, ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { cleanFileName } from './clean-file-name.ts';
import { presentDocument } from './present-document.ts';

/** Gives a document another name with the ending that it has. Throws document_not_found, validation_failed. */
export async function renameDocument(
  db: Database,
  user: SignedIn,
  id: string,
  name: string,
): Promise<Document> {
  const document = await ownedDocument(db, user, id);
  const file_name = withEnding(name, endingOf(document));
  await db.updateTable('documents').set({ file_name }).where('id', '=', id).execute();
  return presentDocument({ ...document, file_name });
}

const accepted = new RegExp(`\\.(?:${upload.extensions.map((e) => e.slice(1)).join('|')})$`, 'i');

/** Its own, where that is one of a document's; else what its bytes were found to be. */
function endingOf({ file_name, format }: Owned<DocumentRow>): string {
  return accepted.exec(file_name)?.[0] ?? `.${format}`;
}

function withEnding(name: string, ending: string): string {
  // Typed by a person: 'Budget 2026/27' is no folder.
  const bare = cleanFileName(name.replace(/[/\\]/g, '-'), '').replace(accepted, '').trim();
  if (bare.replaceAll('.', '') === '') {
    const detail = 'Please enter a name.';
    throw new AppError('validation_failed', { detail, fields: { file_name: detail } });
  }
  return cleanFileName(bare + ending, '');
}
