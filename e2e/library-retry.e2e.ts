import { readFile } from 'node:fs/promises';
import { signInAsPaid } from './account.ts';
import { ended, freeLine, holdLine, rowOf, send } from './library.ts';
import { expect, test } from './site.ts';
import { change } from './stored.ts';

const locked = () => readFile('fixtures/encrypted.pdf');

test('a failed analysis is retried: the list reloads and its results are opened', async ({
  page,
  request,
  site,
}) => {
  const { email } = await signInAsPaid(page, request, site.url);
  const id = await send(page, 'Locked.pdf', await locked());
  await ended(page, id);
  await page.goto('/documents');
  const row = rowOf(page, 'Locked.pdf');
  await expect(row).toContainText('This file is locked with a password: open it with the password here');
  holdLine(site, email);
  const lists: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith('/api/documents')) lists.push(`${call.method()} ${pathname.replace(id, 'ID')}`);
  });
  await row.getByRole('button', { name: 'Retry Analysis' }).click();
  await page.waitForURL(`**/results/${id}`);
  expect(lists.slice(0, 2)).toEqual(['POST /api/documents/ID/retry-analysis', 'GET /api/documents']);
  freeLine(site);
});

test('every refusal of a retry is told in its own words', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  const id = await send(page, 'Locked.pdf', await locked());
  await ended(page, id);
  await page.goto('/documents');
  const retry = page.getByRole('button', { name: 'Retry Analysis' });
  const says = async (message: string) => {
    await retry.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
  };
  change(
    site,
    "update documents set retries = 5, retries_since = strftime('%Y-%m-%dT%H:%M:%fZ') where id = ?",
    id,
  );
  await says('Too many retry attempts. Please wait and try again later.');
  await expect(retry).toBeEnabled();
  await expect(retry).not.toHaveAttribute('aria-disabled', 'true');

  const refuse = async (status: number, json: object, message: string) => {
    await page.route('**/retry-analysis', (route) => route.fulfill({ status, json }));
    await says(message);
    await page.unroute('**/retry-analysis');
  };
  await refuse(403, { detail: 'no' }, 'You do not have permission to retry this document analysis.');
  await refuse(400, {}, 'Document is not in a retryable state.');
  await refuse(400, { detail: 'It is being analyzed.' }, 'It is being analyzed.');
  await refuse(500, {}, 'Failed to retry document analysis');

  // Meanwhile it was analyzed from another window: the server's own words, and the list is up to date.
  change(site, "update documents set status = 'analysis_complete', error = null where id = ?", id);
  await says('Document is not in a retryable state.');
  await expect(rowOf(page, 'Locked.pdf')).toContainText('Complete');

  change(site, "update documents set status = 'analysis_error' where id = ?", id);
  await page.reload();
  await expect(rowOf(page, 'Locked.pdf')).toContainText('There was an error analyzing your document.');
  await send(page, 'Other.txt', 'Pets are not allowed in any unit.');
  expect((await page.request.delete(`/api/documents/${id}`, { headers: { origin: site.url } })).ok()).toBe(
    true,
  );
  await says('Document not found. It may have been deleted.');
  await expect(rowOf(page, 'Locked.pdf')).toHaveCount(0);
  await expect(rowOf(page, 'Other.txt')).toBeVisible();
});
