import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { getPage as getPageEndpoint } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { pageSchema } from '#contract/page.ts';
import type { Reader } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { findPages, pictureAddress } from './find-pages.ts';

const unzip = promisify(gunzip);

/** One page of a document. Throws document_not_found, document_processing, page_not_found, document_file_missing. */
export async function getPage(
  { db, files }: { db: Database; files: DocumentFiles },
  reader: Reader,
  id: string,
  number: number,
): Promise<EndpointOutput<typeof getPageEndpoint>> {
  const { document, offsets } = await findPages(db, reader, id);
  const start = offsets[number - 1];
  const end = offsets[number];
  if (start === undefined || end === undefined) throw new AppError('page_not_found');
  const member = await files.read(document, 'pages', { start, end });
  if (member === undefined) throw new AppError('document_file_missing');
  const page = pageSchema.parse(JSON.parse((await unzip(member)).toString('utf8')));
  return { ...page, total_pages: offsets.length - 1, image_url: pictureAddress(reader, document, number) };
}
