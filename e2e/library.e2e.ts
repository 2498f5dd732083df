import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import {
  choose,
  ended,
  fillLibrary,
  freeLine,
  holdLine,
  menuButton,
  namesOf,
  rowOf,
  send,
} from './library.ts';
import { expect, test } from './site.ts';
import { change } from './stored.ts';

const minutes = () => readFile('fixtures/maple-hollow-minutes.txt');
const locked = () => readFile('fixtures/encrypted.pdf');

test('the list says that it loads, that it cannot, that it is empty and that nothing matches', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/documents', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/documents');
  await expect(page.getByRole('status').filter({ hasText: 'Loading your documents...' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Error Loading Documents' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to load your documents. Please try again later.',
  );
  await page.unroute('**/api/documents');
  await page.getByRole('button', { name: 'Try Again' }).click();

  await expect(page.getByRole('heading', { name: 'No Documents Yet' })).toBeVisible();
  await expect(page.getByText('Upload your first HOA document to get started.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload Document', exact: true })).toHaveAttribute(
    'href',
    '/analyze',
  );
  await expect(page.getByRole('link', { name: 'Analyze New Document' })).toHaveAttribute('href', '/analyze');

  await ended(page, await send(page, 'House rules.txt', 'Pets are not allowed in any unit.'));
  await page.reload();
  await expect(page.getByText('Showing 1 of 1 documents')).toBeVisible();
  await page.getByLabel('Search documents').fill('zebra');
  await expect(page.getByRole('heading', { name: 'No Matching Documents' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters.')).toBeVisible();
  await expect(page.getByText('Showing 0 of 1 documents')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByLabel('Search documents')).toHaveValue('');
  await expect(page.getByLabel('Search documents')).toBeFocused();
  await expect(rowOf(page, 'House rules.txt')).toBeVisible();
});

test('the list is sorted, searched and filtered, and its address keeps how', async ({
  page,
  request,
  site,
}) => {
  const { email } = await signIn(page, request, site.url);
  fillLibrary(site, email, 6);
  await page.goto('/documents');
  const header = (name: string) => page.getByRole('columnheader', { name });
  const newestFirst = [6, 5, 4, 3, 2, 1].map((n) => new RegExp(`No ${n}\\.pdf$`));
  await expect(page.locator('tr[data-document] td:first-child')).toHaveText(newestFirst);
  await expect(header('Date Added')).toHaveAttribute('aria-sort', 'descending');
  await header('Date Added').getByRole('button').click();
  await expect(header('Date Added')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('tr[data-document] td:first-child')).toHaveText(newestFirst.toReversed());
  for (const column of ['Document Name', 'Type', 'Status']) {
    await header(column).getByRole('button').click();
    await expect(header(column)).toHaveAttribute('aria-sort', 'descending');
    await expect(header('Date Added')).toHaveAttribute('aria-sort', 'none');
  }
  await header('Document Name').getByRole('button').click();
  await header('Document Name').getByRole('button').click();
  expect((await namesOf(page))[0]).toMatch(/^Board minutes/);
  await expect(header('Actions').getByRole('button')).toHaveCount(0);

  const search = page.getByLabel('Search documents');
  await search.fill('MEETING');
  await expect(page.getByText('Showing 2 of 6 documents')).toBeVisible();
  await search.fill('house RULES');
  await expect(page.getByText('Showing 2 of 6 documents')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
  await expect(page.getByText('Showing 6 of 6 documents')).toBeVisible();

  await page.getByRole('button', { name: 'Document type' }).click();
  await expect(page.getByRole('option')).toHaveCount(9);
  await page.getByRole('option', { name: 'Budget' }).click();
  await search.fill('no 4');
  await expect(page.getByText('Showing 1 of 6 documents')).toBeVisible();
  await expect(page).toHaveURL(/\?search=no\+4&type=budget&sort=file_name&order=ascending$/);
  await rowOf(page, 'No 4.pdf').getByRole('link', { name: 'View Results' }).click();
  await page.waitForURL('**/results/*');
  await page.goBack();
  await expect(page.getByText('Showing 1 of 6 documents')).toBeVisible();
  await expect(search).toHaveValue('no 4');
  await search.fill('no 5');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText('Showing 6 of 6 documents')).toBeVisible();

  await search.fill('no 5');
  await expect(page).toHaveURL(/\?search=no\+5&/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My Documents' }).first().click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/documents$/);
  await expect(header('Date Added')).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Status' }).first().click();
  await page.getByRole('option', { name: 'Analyzing' }).click();
  await expect(page.getByRole('heading', { name: 'No Matching Documents' })).toBeVisible();
});

test('rows update themselves while something is analyzed, and the keyboard stays where it is', async ({
  page,
  request,
  site,
}) => {
  const { email } = await signIn(page, request, site.url);
  holdLine(site, email);
  await send(page, 'Minutes.txt', await minutes(), 'minutes');
  await send(page, 'Locked.pdf', await locked());
  await page.goto('/documents');
  const [first, second] = [rowOf(page, 'Minutes.txt'), rowOf(page, 'Locked.pdf')];
  await expect(first).toContainText('In Queue');
  await expect(first).toContainText('Waiting for its turn');
  await expect(second).toContainText('1 document ahead');
  await expect(first.getByRole('link', { name: 'Check Status' })).toHaveAttribute('href', /\/results\//);
  await second.getByRole('link', { name: 'Check Status' }).focus();
  freeLine(site);
  await expect(first).toContainText('Complete');
  await expect(first.getByRole('link', { name: 'View Results' })).toBeVisible();
  await expect(second).toContainText('Error');
  await expect(second).toContainText('This file is locked with a password');
  await expect(second.getByRole('button', { name: 'Enter Password' })).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(/Minutes.txt: Complete|Locked.pdf: Error/);
});

test('a document is deleted, brought back, and deleted for good though the window is closed', async ({
  page,
  request,
  site,
  context,
}) => {
  await signIn(page, request, site.url);
  const id = await send(page, 'Minutes.txt', await minutes(), 'minutes');
  await ended(page, id);
  await page.goto('/documents');
  await choose(page, 'Minutes.txt', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this document?' });
  await expect(dialog).toContainText(
    'Minutes.txt and its analysis will be deleted. You can undo this for 10 seconds.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(menuButton(page, 'Minutes.txt')).toBeFocused();

  await choose(page, 'Minutes.txt', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No Documents Yet' })).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Minutes.txt was deleted.');
  await expect(page.locator('#announcer')).toHaveText(/10 seconds to undo/);
  const undo = notices.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).toContainText(/[789]/);
  expect((await page.request.get(`/api/documents/${id}`)).status()).toBe(404);
  await undo.press('Enter');
  await expect(rowOf(page, 'Minutes.txt')).toContainText('Complete');
  await expect(menuButton(page, 'Minutes.txt')).toBeFocused();
  expect((await page.request.get(`/api/documents/${id}/analysis`)).status()).toBe(200);

  await choose(page, 'Minutes.txt', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(undo).toBeVisible();
  await page.close();
  const files = () => readdirSync(join(site.dataDir, 'blobs')).filter((name) => name.startsWith(id));
  expect(files()).toHaveLength(2);
  await expect.poll(files).toEqual([]);
  expect(
    (await context.request.post(`/api/documents/${id}/restore`, { headers: { origin: site.url } })).status(),
  ).toBe(404);
});

test('after ten seconds the offer to undo goes, and the keyboard is put on the next row', async ({
  page,
  request,
  site,
}) => {
  const { email } = await signIn(page, request, site.url);
  fillLibrary(site, email, 3);
  await page.clock.install();
  await page.goto('/documents');
  const [first, second] = ['Board minutes 2003 No 3.pdf', 'House rules 2002 No 2.pdf'];
  await choose(page, first, 'Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.clock.runFor(9_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(undo).toHaveCount(0);
  await expect(menuButton(page, second)).toBeFocused();
  await expect(page.getByText('Showing 2 of 2 documents')).toBeVisible();
});

test('undoing too late says so', async ({ page, request, site }) => {
  const { email } = await signIn(page, request, site.url);
  fillLibrary(site, email, 2);
  await page.goto('/documents');
  await choose(page, 'Budget 2001 No 1.pdf', 'Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  change(site, "update deleted_documents set deleted_at = '2020-01-01T00:00:00.000Z'");
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveText(
    'It is too late to undo this: the document is gone for good.',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveText('');
});

test('a document is renamed where it stands, and everywhere', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  const id = await send(page, 'scan0001.txt', await minutes(), 'minutes');
  await ended(page, id);
  await page.goto('/documents');
  await choose(page, 'scan0001.txt', 'Rename');
  const box = page.getByLabel('New name of scan0001.txt');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('scan0001');
  await box.press('End');
  await box.pressSequentially('x');
  await box.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(menuButton(page, 'scan0001.txt')).toBeFocused();

  await choose(page, 'scan0001.txt', 'Rename');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expect(box).toBeFocused();
  await box.fill('Minutes of May 2026/27');
  await box.press('Enter');
  const renamed = 'Minutes of May 2026-27.txt';
  await expect(rowOf(page, renamed)).toBeVisible();
  await expect(menuButton(page, renamed)).toBeFocused();
  await page.reload();
  await rowOf(page, renamed).getByRole('link', { name: 'View Results' }).click();
  await expect(page.getByRole('heading', { name: renamed })).toBeVisible();
});

test('the original is downloaded under its name', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  const bytes = await minutes();
  await ended(page, await send(page, 'Procès-verbal.txt', bytes, 'minutes'));
  await page.goto('/documents');
  const saved = page.waitForEvent('download');
  await choose(page, 'Procès-verbal.txt', 'Download original');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Procès-verbal.txt');
  expect(await readFile(await file.path())).toEqual(bytes);
  await page.route('**/file', (route) => route.abort());
  await choose(page, 'Procès-verbal.txt', 'Download original');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The file could not be downloaded. Please try again.',
  );
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('everything in the list works by keyboard alone', async ({ page, request, site }) => {
  const { email } = await signIn(page, request, site.url);
  fillLibrary(site, email, 4);
  await page.goto('/documents');
  const [first, second] = ['Budget 2004 No 4.pdf', 'Board minutes 2003 No 3.pdf'];
  await expect(rowOf(page, first)).toBeVisible();
  await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, first).getByRole('link', { name: 'View Results' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuButton(page, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View Results' })).toBeFocused();
  await expect(menuButton(page, first).and(page.locator('[aria-expanded=true]'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menuButton(page, first)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`New name of ${first}`)).toBeFocused();
  await page.keyboard.type('Budget');
  await page.keyboard.press('Enter');
  await expect(menuButton(page, 'Budget.pdf')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'Budget.pdf')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('de');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  for (let n = 0; n < 3 && !(await confirm.evaluate((button) => button === document.activeElement)); n += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(rowOf(page, 'Budget.pdf')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(menuButton(page, 'Budget.pdf')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, second).getByRole('link', { name: 'View Results' })).toBeFocused();
});

test('five thousand documents are one list: sorted, searched, scrolled to its end and printed', async ({
  page,
  request,
  site,
}) => {
  const { email } = await signIn(page, request, site.url);
  fillLibrary(site, email, 5000);
  await page.goto('/documents');
  const table = page.getByRole('table', { name: 'Your documents' });
  const rows = page.locator('tr[data-document]');
  await expect(page.getByText('Showing 5000 of 5000 documents')).toBeInViewport();
  await expect(table).toHaveAttribute('aria-rowcount', '5001');
  expect(await rows.count()).toBeLessThan(60);
  await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
  await expect(rows.first()).toContainText('No 5000.pdf');

  // The row that the keyboard is on stays, however far the page is scrolled.
  const newest = menuButton(page, (await namesOf(page))[0] ?? '');
  await newest.focus();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(rows.last()).toHaveAttribute('aria-rowindex', '5001', { timeout: 1_000 });
  }).toPass();
  await expect(rows.last()).toContainText('No 1.pdf');
  expect(await rows.count()).toBeLessThan(60);
  await expect(newest).toBeFocused();
  await expect(page.getByLabel('Search documents')).toBeInViewport();

  const search = page.getByLabel('Search documents');
  await search.fill('no 77');
  await expect(page.getByText(/^Showing 11 of 5000 documents$/)).toBeVisible();
  await expect(rows.first()).toBeInViewport();
  await search.fill('No 4321.');
  await expect(page.getByText('Showing 1 of 5000 documents')).toBeVisible();
  await search.fill('');
  await page.getByRole('columnheader', { name: 'Date Added' }).getByRole('button').click();
  await expect(rows.first()).toContainText('No 1.pdf');

  // From row to row by Tab, well past those that were there at first.
  await rows.first().getByRole('link', { name: 'View Results' }).focus();
  for (let n = 0; n < 100; n += 1) await page.keyboard.press('Tab');
  const row = await page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
  expect(row).toBe('52');

  const printed = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const count = document.querySelectorAll('tr[data-document]').length;
      window.dispatchEvent(new Event('afterprint'));
      return count;
    });
  expect(await printed()).toBe(5000);
  await expect.poll(() => rows.count()).toBeLessThan(60);
});

test('the list and all that opens from it is accessible, and fits a phone as cards', async ({
  page,
  request,
  site,
}) => {
  const { email } = await signIn(page, request, site.url);
  fillLibrary(site, email, 100);
  holdLine(site, email);
  await send(page, 'Minutes.txt', await minutes(), 'minutes');
  await page.goto('/documents');
  await expect(rowOf(page, 'Minutes.txt')).toContainText('Waiting for its turn');
  const name = 'Minutes.txt';
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `list at ${width}`);
    await menuButton(page, name).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, `menu at ${width}`);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel(`New name of ${name}`).fill(' ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please enter a name.')).toBeVisible();
    await expectAccessible(page, `renaming at ${width}`);
    await page.keyboard.press('Escape');
    await choose(page, name, 'Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, `dialog at ${width}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, name)).toBeVisible();
    await page.getByLabel('Search documents').fill('zebra');
    await expectAccessible(page, `no matches at ${width}`);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
  }
  await expectNoSidewaysScroll(page, '/documents');
  await page.setViewportSize({ width: 320, height: 640 });
  const card = rowOf(page, name);
  await expect(card).toContainText('Added ');
  const box = await card.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(300);
  await page.getByRole('columnheader', { name: 'Document Name' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Document Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  freeLine(site);
});
