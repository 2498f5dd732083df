import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';

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

/** Answers the call for an analysis, of whatever document, with another body or status than the server would. */
export async function answerAnalysis(
  page: Page,
  answer: () => { status?: number; json: object },
): Promise<void> {
  await page.route('**/api/documents/*/analysis', (route) => route.fulfill(answer()));
}
