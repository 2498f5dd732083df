import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Person, signIn, signInAs } from './account.ts';

interface Uploaded {
  /** In fixtures/, or a file with its bytes. */
  file: string | { name: string; bytes: Buffer };
  type?: string;
}

/** Uploads a file of the page's user by the API alone. Returns its id. */
export async function upload(
  page: Page,
  url: string,
  { file, type = 'cc_and_r' }: Uploaded,
): Promise<string> {
  const { name, bytes } =
    typeof file === 'string' ? { name: basename(file), bytes: await readFile(`fixtures/${file}`) } : file;
  const answer = await page.request.post('/api/documents/upload', {
    multipart: { document_type: type, file: { name, mimeType: 'application/octet-stream', buffer: bytes } },
    headers: { origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Waits until the analysis of a document has ended, well or badly. */
export async function ended(page: Page, id: string): Promise<string> {
  let status = '';
  await expect
    .poll(
      async () => {
        ({ status } = await (await page.request.get(`/api/documents/${id}/status`)).json());
        return status;
      },
      { intervals: [100] },
    )
    .toMatch(/^analysis_(complete|error)$/);
  return status;
}

/** Uploads a file and waits for its analysis. Returns its id. */
export async function analyzed(page: Page, url: string, uploaded: Uploaded): Promise<string> {
  const id = await upload(page, url, uploaded);
  await ended(page, id);
  return id;
}

interface Read extends Person {
  readonly id: string;
}

/** By site, file and type. */
const read = new Map<string, Read>();

/**
 * Signs the page in as somebody whose document is analyzed, for journeys that only look at it: one account and one analysis
 * do for all of a worker's. Whoever changes or deletes it, or ends its sessions, opens an account of their own.
 */
export async function signInAsReader(
  page: Page,
  request: APIRequestContext,
  url: string,
  { file, type = 'cc_and_r' }: { file: string; type?: string },
): Promise<Read> {
  const key = [url, file, type].join(' ');
  const before = read.get(key);
  if (before !== undefined) {
    await signInAs(page, url, before);
    return before;
  }
  const person = await signIn(page, request, url);
  const reader = { ...person, id: await analyzed(page, url, { file, type }) };
  read.set(key, reader);
  return reader;
}

/** Answers the call for an analysis, of whatever document, with another body or status than the server would. */
export async function answerAnalysis(
  page: Page,
  answer: () => { status?: number; json: object },
): Promise<void> {
  await page.route('**/api/documents/*/analysis', (route) => route.fulfill(answer()));
}
