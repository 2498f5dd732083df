import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import type { RenderInput, RenderOutput } from '../jobs/render-thread.ts';
import { ThreadError, type ThreadPool } from '../jobs/thread-pool.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';

/** The entity tag of every picture at its address. Another one when pages are painted otherwise than before. */
export const pictureTag = '"2"';

/** One page of a PDF as a PNG, `widthPx` pixels across. Throws document_not_found, page_not_found. */
export async function renderPage(
  {
    db,
    files,
    renderer,
  }: { db: Database; files: DocumentFiles; renderer: ThreadPool<RenderInput, RenderOutput> },
  user: SignedIn,
  { id, page, widthPx }: { id: string; page: number; widthPx: number },
): Promise<Uint8Array> {
  const document = await ownedDocument(db, user, id);
  const inside = document.total_pages === null || page <= document.total_pages;
  if (document.format !== 'pdf' || !inside) throw new AppError('page_not_found');
  const bytes = await files.readOpen(document);
  if (bytes === undefined) throw new AppError('document_not_found');
  try {
    return (await renderer.run({ bytes, page, widthPx })).png;
  } catch (error) {
    if (error instanceof ThreadError && error.cause instanceof RangeError)
      throw new AppError('page_not_found');
    throw error;
  }
}
