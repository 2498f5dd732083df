import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';
import { change } from './stored.ts';

/** Adds as many rows of analyzed documents to an account as only years would bring about; every 50th failed. */
export function fillLibrary(site: Site, email: string, count: number): void {
  change(
    site,
    `with recursive number(n) as (select 1 union all select n + 1 from number where n < ${count})
     insert into documents (id, owner_id, file_name, format, document_type, status, stage, total_pages, size_bytes,
       sha256, error, failure, retries, created_at)
     select printf('%s-%05d', lower(hex(randomblob(6))), n), (select id from users where email = ?),
       printf('%s %d No %d.pdf', case n % 3 when 0 then 'Board minutes' when 1 then 'Budget' else 'House rules' end,
         2000 + n % 27, n),
       'pdf', case n % 3 when 0 then 'minutes' when 1 then 'budget' else 'rules' end,
       case when n % 50 = 0 then 'analysis_error' else 'analysis_complete' end, 'done', 12, 1000, printf('row %d', n),
       case when n % 50 = 0 then 'This file is damaged. Save it again as a PDF, and upload that copy.' end,
       case when n % 50 = 0 then 'damaged' end, 0,
       strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', printf('+%d minutes', n))
     from number`,
    email,
  );
}

/** The row, or the card, of a document. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Your documents' }).getByRole('row').filter({ hasText: name });

/** The names on show, from the top. */
export const namesOf = (page: Page) => page.locator('tr[data-document] td:first-child a').allTextContents();

export const menuButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `More for ${name}`, exact: true });

/** Opens a row's menu and chooses from it. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await menuButton(page, name).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Uploads by the API alone; resolves to the document's id. */
export async function send(
  page: Page,
  name: string,
  bytes: Buffer | string,
  type = 'rules',
): Promise<string> {
  const answer = await page.request.post('/api/documents/upload', {
    multipart: {
      document_type: type,
      file: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Waits until the analysis of a document has ended. */
export async function ended(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await (await page.request.get(`/api/documents/${id}/status`)).json()).stage)
    .toBe('done');
}

/** Puts something that never gets its turn at the head of an account's line: what is uploaded now waits. */
export function holdLine(site: Site, email: string): void {
  change(
    site,
    `insert into jobs (id, kind, subject, lane, payload, run_at, created_at)
     select '0-hold-' || id, 'hold', id, id, '{}', created_at, created_at from users where email = ?`,
    email,
  );
}

export function freeLine(site: Site): void {
  change(site, "delete from jobs where kind = 'hold'");
}
