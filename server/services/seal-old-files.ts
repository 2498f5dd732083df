import { type Blobs, blobKey, documentParts } from '../adapters/blobs.ts';
import type { Database } from '../db/schema.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';

interface SealPorts {
  db: Database;
  blobs: Blobs;
  files: DocumentFiles;
}

/** Documents that are under way keep their plain files: they are sealed the next time. */
const atRest = ['analysis_complete', 'analysis_error'] as const;

/**
 * Seals what was stored before files were sealed, one document after the other. May be cut off anywhere: a document is
 * read plain until its row says that it is sealed. Resolves to how many were sealed.
 */
export async function sealOldFiles(ports: SealPorts, signal?: AbortSignal): Promise<number> {
  let sealed = 0;
  for (let after = ''; signal?.aborted !== true; ) {
    const row = await ports.db
      .selectFrom('documents')
      .select('id')
      .where('file_key', 'is', null)
      .where('status', 'in', atRest)
      .where('id', '>', after)
      .orderBy('id')
      .executeTakeFirst();
    if (row === undefined) break;
    if (await sealDocument(ports, row.id)) sealed += 1;
    after = row.id;
  }
  return sealed;
}

async function sealDocument({ db, blobs, files }: SealPorts, id: string): Promise<boolean> {
  const document = { id, file_key: files.newKey(id) };
  for (const part of documentParts) {
    const plain = await blobs.read(blobKey(id, part, 'plain'));
    if (plain !== undefined) await files.write(document, part, plain);
  }
  const isSealed = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('documents')
      .set({ file_key: document.file_key })
      .where('id', '=', id)
      .where('file_key', 'is', null)
      .where('status', 'in', atRest)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const analysis = await trx
      .selectFrom('analyses')
      .select('body')
      .where('document_id', '=', id)
      .executeTakeFirst();
    if (analysis === undefined) return true;
    await trx
      .updateTable('analyses')
      .set({ body: files.sealText(document, 'analysis', analysis.body) })
      .where('document_id', '=', id)
      .execute();
    // Made anew, and sealed, by fillFacts.
    await trx.deleteFrom('facts').where('document_id', '=', id).execute();
    return true;
  });
  if (!isSealed) return false;
  for (const part of documentParts) await blobs.remove(blobKey(id, part, 'plain'));
  return true;
}
