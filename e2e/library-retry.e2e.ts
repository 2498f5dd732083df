import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import { choose, ended, freeLine, holdLine, rowOf, send } from './library.ts';
import { expect, type Site, test } from './site.ts';
import { change } from './stored.ts';

const locked = () => readFile('fixtures/encrypted.pdf');

/** As if chance had stopped its analysis, which no real file can be made to bring about. */
const failByChance = (site: Site, id: string) =>
  change(site, "update documents set failure = 'internal', error = null where id = ?", id);

test('a locked file is opened where My Documents speaks of its password, by keyboard too', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  const id = await send(page, 'Locked.pdf', await locked());
  await ended(page, id);
  await page.goto('/documents');
  const row = rowOf(page, 'Locked.pdf');
  await expect(row).toContainText('This file is locked with a password: open it with the password here');
  await expect(row.getByRole('button', { name: 'Retry Analysis' })).toHaveCount(0);
  const enter = row.getByRole('button', { name: 'Enter Password of Locked.pdf' });
  await enter.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open a locked file' });
  const password = dialog.getByLabel('File password', { exact: true });
  await expect(password).toBeVisible();
  await expectAccessible(page, 'the password of a locked file');
  await expectNoSidewaysScroll(page, 'the password of a locked file');
  await page.keyboard.press('Escape');
  await expect(enter).toBeFocused();
  await choose(page, 'Locked.pdf', 'Enter Password');
  await password.fill('oak');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This password does not open the file.');
  await password.fill('maple');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/results/${id}`);
  await expect(page.getByRole('heading', { name: /Locked\.pdf/ })).toBeVisible();
});

test('of a damaged file another copy is asked for, and trying again is not offered', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  const id = await send(page, 'Torn.pdf', await readFile('fixtures/damaged.pdf'), 'bylaws');
  await ended(page, id);
  await page.goto(`/results/${id}`);
  await expect(page.getByText(/This file is damaged/)).toBeVisible();
  await expect(page.getByText('Please try again or contact support')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.goto('/documents');
  const row = rowOf(page, 'Torn.pdf');
  await expect(row.getByRole('link', { name: 'Upload Another Copy of Torn.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry Analysis' })).toHaveCount(0);
  await choose(page, 'Torn.pdf', 'Upload Another Copy');
  await page.waitForURL('**/analyze?type=bylaws');
  await expect(page.getByRole('button', { name: 'Document type' })).toContainText('Bylaws');
});

test('a failed analysis is retried: the list reloads and its results are opened', async ({
  page,
  request,
  site,
}) => {
  const { email } = await signIn(page, request, site.url);
  const id = await send(page, 'Locked.pdf', await locked());
  await ended(page, id);
  failByChance(site, id);
  await page.goto('/documents');
  const row = rowOf(page, 'Locked.pdf');
  holdLine(site, email);
  const lists: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith('/api/documents')) lists.push(`${call.method()} ${pathname.replace(id, 'ID')}`);
  });
  await row.getByRole('button', { name: 'Retry Analysis' }).click();
  await page.waitForURL(`**/results/${id}`);
  const asked = 'POST /api/documents/ID/retry-analysis';
  expect(lists.slice(lists.indexOf(asked)).slice(0, 2)).toEqual([asked, 'GET /api/documents']);
  freeLine(site);
});

test('every refusal of a retry is told in its own words', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  const id = await send(page, 'Locked.pdf', await locked());
  await ended(page, id);
  failByChance(site, id);
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
