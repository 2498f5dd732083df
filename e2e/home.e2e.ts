import { readFile } from 'node:fs/promises';
import { expect as expectNow, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import { drop, type PickedFile, text } from './documents.ts';
import { addHome } from './homes.ts';
import { expect, test } from './site.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Where it says so' });
const chips = (page: Page | Locator) => page.getByRole('button', { name: /^p\. \d+/ });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).last();

const fixture = async (name: string): Promise<PickedFile> => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: await readFile(`fixtures/${name}`),
});
const papers = ['maple-hollow-ccrs.pdf', 'maple-hollow-budget.pdf', 'maple-hollow-minutes.txt'];
/** Its name does not tell what it is, and it answers one question otherwise than the covenants do. */
const houseRules = text(
  'scan0001.txt',
  'MAPLE HOLLOW HOMEOWNERS ASSOCIATION\nRULES AND REGULATIONS\nAdopted May 1, 2023\n1. No more than three (3) pets may be kept in any home.\n2. Quiet hours are from 10 p.m. to 7 a.m.',
);

async function dropAll(page: Page) {
  await drop(page, ...(await Promise.all(papers.map(fixture))), houseRules);
  await page.getByRole('button', { name: 'Analyze 4 Documents' }).click();
  await expect(page.getByText('still being read')).toBeVisible();
  // Nothing on the page says how it stands once all are read: their rows do.
  await expect(page.getByText('still being read')).toBeHidden();
  await expect(row(page, 'scan0001.txt')).toContainText('Rules & Regulations');
}

test('several files are dropped at once and read together', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await expectAccessible(page, 'an empty home');
  await drop(page, ...(await Promise.all(papers.map(fixture))), houseRules, text('picture.gif'));
  // By the name where that tells, by the text where it does not.
  const typeOf = (name: string) => row(page, name).getByRole('button', { name: `Type of ${name}` });
  await expect(typeOf('maple-hollow-ccrs.pdf')).toContainText('CC&Rs');
  await expect(typeOf('scan0001.txt')).toContainText('Find out from the text');
  await expect(row(page, 'picture.gif').getByRole('alert')).toContainText('This is a picture');
  await expectAccessible(page, 'files that are chosen');
  await expectNoSidewaysScroll(page, 'files that are chosen');
  await page.getByRole('button', { name: 'Remove picture.gif' }).click();

  await page.getByRole('button', { name: 'Analyze 4 Documents' }).click();
  await expect(page.getByText('still being read')).toBeVisible();
  await expect(page.getByText('still being read')).toBeHidden();
  await expect(row(page, 'scan0001.txt')).toContainText('Rules & Regulations');

  const first = page.getByRole('region', { name: 'Read this first' });
  await expect(first.getByRole('listitem')).toHaveCount(5);
  for (const part of ['Money', 'What you may and may not do', 'Where documents differ', 'What is missing']) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  // Both sentences of what does not fit.
  const differ = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Where documents differ' }) });
  await expect(differ.getByText('two (2)')).toBeVisible();
  await expect(differ.getByText('three (3) pets')).toBeVisible();
  // Rows carry what their documents say.
  await expect(row(page, 'maple-hollow-budget.pdf')).toContainText(/\$\d/);

  // What the buyer wants to do there comes before the rest once it is ticked.
  await page.getByRole('checkbox', { name: 'Keep pets' }).check();
  const wanted = page.getByRole('region', { name: 'What you want to do here' });
  await expect(wanted.getByRole('listitem')).toContainText('Within limits');
  await expect(chips(wanted).first()).toBeVisible();
  await expectAccessible(page, 'a home');
  await expectNoSidewaysScroll(page, 'a home');
  await page.getByRole('checkbox', { name: 'Keep pets' }).uncheck();
  await expect(wanted).toBeHidden();
  // A note of one's own beside a statement.
  await page.getByRole('button', { name: /^Add a note ?: Limit on pets per home$/ }).click();
  const note = page.getByRole('textbox', { name: /^Your note ?: Limit on pets per home$/ });
  await expect(note).toBeFocused();
  await note.fill('Rex and Luna are two.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rex and Luna are two.')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Word with your notes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(first.getByRole('listitem').nth(2)).toBeInViewport();
});

test('each statement opens the page of its own document, by keyboard too, and the address keeps it', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await dropAll(page);
  const differ = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Where documents differ' }) });
  const [ofCovenants, ofRules] = [chips(differ).first(), chips(differ).nth(1)];
  await ofRules.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('mark').first()).toContainText('three (3) pets');
  await page.keyboard.press('p');
  // The citation before it is of another document.
  await expect(ofCovenants).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).getByRole('img')).toHaveAttribute('alt', /The marked words: .*two \(2\)/);
  await expectAccessible(page, 'a home with a page open');
  const address = page.url();
  await page.reload();
  await expect(panel(page).getByRole('img')).toHaveAttribute('alt', /The marked words: .*two \(2\)/);
  expectNow(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(panel(page).getByText('Press a page number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a question in plain words is answered by the documents, by keyboard', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await dropAll(page);
  const asking = page.getByRole('region', { name: 'Ask your documents' });
  const field = asking.getByLabel('Ask in your own words.');
  await field.focus();
  await page.keyboard.type('How many pets can I have?');
  await page.keyboard.press('Enter');
  const answer = asking.getByRole('region', { name: 'Answer: How many pets can I have?' });
  await expect(answer.getByText('Limit on pets per home', { exact: true })).toBeVisible();
  await expect(answer.locator('mark').first()).toContainText('two (2)');
  await expect(page.locator('#announcer')).toContainText('Limit on pets per home: 2.');
  await expectAccessible(page, 'a home with an answer');
  await chips(answer.getByRole('list').last()).first().focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('img')).toHaveAttribute('alt', /The marked words: .*two \(2\)/);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await field.fill('Is there a golf course?');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking.getByText('We found no sentence that answers this.')).toBeVisible();
  await expectAccessible(page, 'a question without an answer');
  await expectNoSidewaysScroll(page, 'a question without an answer');
});

test('the days left to cancel, what a lender asks, and the letter for what is missing', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await dropAll(page);
  const part = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const clock = part('Your time to cancel');
  await expect(clock).toContainText('Enter the state and the kind of community');

  const today = new Date();
  const received = today.toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: /State$/ }).click();
  await page.getByRole('option', { name: 'Alaska' }).click();
  await page.getByRole('button', { name: /Kind of community$/ }).click();
  await page.getByRole('option', { name: 'A condominium' }).click();
  await page.getByLabel('Documents received on').fill(received);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(clock).toContainText('5 days from today');
  await expect(clock).toContainText('Alaska Stat. § 34.08.590');

  const lender = part('What a lender will ask');
  const share = lender
    .getByRole('listitem')
    .filter({ hasText: 'Fannie Mae' })
    .filter({ hasText: '10 percent' });
  await expect(share).toContainText(/percent of all income goes to reserves/);
  await chips(share).first().click();
  await expect(panel(page).getByRole('img')).toHaveAttribute('alt', /The marked words: /);
  await page.keyboard.press('Escape');

  await page.getByText('Write the letter that asks for it').click();
  await expect(part('What is missing').locator('pre')).toContainText('12 Elm Street');
  await expect(page.getByRole('button', { name: 'Copy the letter' })).toBeVisible();
  await expectAccessible(page, 'a home with its clock, lender screen and letter');
  await expectNoSidewaysScroll(page, 'a home with its clock, lender screen and letter');
});

test('two homes stand side by side, and two versions of a document sentence by sentence', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);
  const older =
    'MAPLE HOLLOW RULES AND REGULATIONS\n1. No more than three (3) pets may be kept in any home.\n2. Quiet hours are from 10 p.m. to 7 a.m.';
  await drop(
    page,
    text('rules 2023.txt', older),
    text('rules 2025.txt', older.replace('three (3)', 'four (4)')),
  );
  await page.getByRole('button', { name: 'Analyze 2 Documents' }).click();
  await page.getByRole('link', { name: 'Compare Two Versions' }).click();
  const choose = async (label: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`${label}$`) }).press('Enter');
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Older version', 'rules 2023.txt');
  await choose('Newer version', 'rules 2025.txt');
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await expect(page.getByText('four (4) pets')).toBeVisible();
  await expect(page.getByText('three (3) pets')).toBeVisible();
  await expect(page.getByText('Quiet hours')).toBeHidden();
  await expectAccessible(page, 'two versions');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the Changes' }).press('Enter');
  const file = await saved;
  expectNow(await readFile(await file.path(), 'utf8')).toContain('four (4) pets');

  await page.request.post('/api/homes', { data: { name: '8 Oak Court' }, headers: { origin: site.url } });
  await page.goto('/homes');
  await page.getByRole('link', { name: 'Compare Two Homes' }).click();
  const freedom = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What you may do' }) });
  await expect(freedom.getByText('Not in your documents').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'two homes');
  await expectNoSidewaysScroll(page, 'two homes');
  await freedom
    .getByRole('link', { name: /^p\. 1, rules 202\d\.txt/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/results\/.*page=1/);
});

test('a document moves to another home, and a deleted home asks what becomes of the rest', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await dropAll(page);
  await page.request.post('/api/homes', { data: { name: '8 Oak Court' }, headers: { origin: site.url } });
  await page.reload();
  await row(page, 'maple-hollow-budget.pdf')
    .getByRole('button', { name: 'Change maple-hollow-budget.pdf' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('option', { name: '8 Oak Court' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-document]')).toHaveCount(3);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asks = page.getByRole('alertdialog');
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(asks.getByRole('alert')).toContainText('choose what becomes of its documents');
  await expectAccessible(page, 'deleting a home');
  await asks.getByRole('button', { name: 'Its 3 documents' }).click();
  await page.getByRole('option', { name: 'Move them to 8 Oak Court' }).click();
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`${site.url}/homes`);
  await expect(page.getByText('4 documents')).toBeVisible();
  await expect(page.getByText('12 Elm Street')).toBeHidden();
  await expectAccessible(page, 'the list of homes');
});

test('it is shared with somebody who is not signed in, and the link is taken back', async ({
  page,
  request,
  site,
  browser,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await dropAll(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who is it for?').fill('My agent');
  await dialog.getByRole('button', { name: 'Make a Link' }).click();
  const link = await dialog.getByLabel('The link').inputValue();
  await expectAccessible(page, 'sharing a home');

  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' } });
  const guest = await other.newPage();
  const opened = await guest.goto(link);
  expectNow(opened?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(guest.getByRole('heading', { name: '12 Elm Street' })).toBeVisible();
  await expect(guest.getByText('Shared with you to read')).toBeVisible();
  await chips(guest).first().click();
  await expect(panel(guest).getByRole('img')).toHaveAttribute('alt', /The marked words/);
  await expectAccessible(guest, 'a shared home');
  await expectNoSidewaysScroll(guest, 'a shared home');
  for (const name of ['Share', 'More', 'Add Documents']) {
    await expect(guest.getByRole('button', { name, exact: true })).toHaveCount(0);
  }

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText('Opened once')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take Back: My agent' }).click();
  await expect(dialog.getByText('My agent')).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link opens nothing any more' })).toBeVisible();
  await other.close();
});

test('it is taken along, and printed, with the document and the page of each statement', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await dropAll(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as Markdown' }).click();
  const file = await download;
  expectNow(file.suggestedFilename()).toBe('12 Elm Street - PlainDeed.md');
  expectNow(await readFile(await file.path(), 'utf8')).toMatch(
    /^\[\^1\]: maple-hollow-[a-z]+\.\w+, page \d+: “/m,
  );

  // What a browser does between a print and its paper.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = page.locator('.printed-report');
  await expect(printed.getByText(/^maple-hollow-ccrs\.pdf, page \d+$/).first()).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);
});
