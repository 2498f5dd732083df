import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { getPage as getPageEndpoint } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { pageSchema } from '#contract/page.ts';
import type { SignedIn } from '../access.ts';
import { type Blobs, pagesKey } from '../adapters/blobs.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';

const unzip = promisify(gunzip);

/** One page of a document. Throws document_not_found, document_processing, page_not_found. */
export async function getPage(
  { db, blobs }: { db: Database; blobs: Blobs },
  user: SignedIn,
  id: string,
  number: number,
): Promise<EndpointOutput<typeof getPageEndpoint>> {
  const document = await ownedDocument(db, user, id);
  const row = await db
    .selectFrom('analyses')
    .select('page_offsets')
    .where('document_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) {
    throw new AppError(document.status === 'analysis_error' ? 'page_not_found' : 'document_processing');
  }
  const offsets = JSON.parse(row.page_offsets) as number[];
  const start = offsets[number - 1];
  const end = offsets[number];
  if (start === undefined || end === undefined) throw new AppError('page_not_found');
  const member = await blobs.read(pagesKey(id), { start, end });
  if (member === undefined) throw new Error('The pages of an analyzed document are missing.');
  const page = pageSchema.parse(JSON.parse((await unzip(member)).toString('utf8')));
  const image_url = document.format === 'pdf' ? `/api/documents/${id}/pages/${number}/image` : null;
  return { ...page, total_pages: offsets.length - 1, image_url };
}
