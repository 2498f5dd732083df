import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { listPages as listPagesEndpoint } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { pageSchema } from '#contract/page.ts';
import type { Reader } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { findPages, pictureAddress } from './find-pages.ts';

type Listed = EndpointOutput<typeof listPagesEndpoint>;

const unzip = promisify(gunzip);
const listedSchema = pageSchema.pick({ number: true, text: true, readable: true });
/** Pages read between two breaths of the process: some 5 ms. */
const atOnce = 30;

/** The text of every page of a document. Throws document_not_found, document_processing, page_not_found, document_file_missing. */
export async function listPages(
  { db, files }: { db: Database; files: DocumentFiles },
  reader: Reader,
  id: string,
): Promise<Listed> {
  const { document } = await findPages(db, reader, id);
  const blob = await files.read(document, 'pages');
  if (blob === undefined) throw new AppError('document_file_missing');
  const lines = (await unzip(blob)).toString('utf8').trimEnd().split('\n');
  const pages: Listed['pages'] = [];
  for (const line of lines) {
    const page = listedSchema.parse(JSON.parse(line));
    pages.push({ ...page, image_url: pictureAddress(reader, document, page.number) });
    if (pages.length % atOnce === 0) await setImmediate();
  }
  return { pages };
}
