import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { chooseType, logIn, openAccount, signIn, signInAsPaid } from './account.ts';
import { drag, drop, longText, scan, send, storedNames, text } from './documents.ts';
import { heldTest } from './held-reading.ts';
import { type Line, openLine, slowDown } from './line.ts';
import { test as base, expect, type Site } from './site.ts';
import { endSessions, passAccessWindow } from './stored.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ site }, use) => {
    const line = await openLine(site.url);
    await use(line);
    await line.close();
  },
});

const megabyte = 1024 * 1024;
const declaration = 'fixtures/maple-hollow-ccrs.pdf';

const picker = (page: Page) => page.locator('input[type=file]');
const chosen = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true });
const typeButton = (page: Page) => page.getByRole('button', { name: 'Document type' });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Document' });
const alerts = (page: Page) => page.getByRole('main').getByRole('alert');
const uploading = (page: Page) => page.getByRole('heading', { name: 'Uploading...' });

/** Opens a page as a paying user over a line that can be cut. */
async function openOver(line: Line, page: Page, site: Site, path = '/analyze') {
  const person = await openAccount(page.request, site.url);
  await page.goto(`${line.url}/login`);
  await logIn(page, person);
  await page.waitForURL('**/analyze');
  if (path !== '/analyze') await page.goto(line.url + path);
  await expect(typeButton(page)).toBeVisible();
  return person;
}

/** Sends a file whose answer is held up. */
async function chooseAndHold(line: Line, page: Page) {
  await picker(page).setInputFiles(text('rules.txt'));
  await chooseType(page, 'Other');
  // What the page fetches meanwhile would keep the browser from sending.
  await page.waitForLoadState('networkidle');
  line.holdAnswers();
  await analyze(page).click();
  await expect(page.getByText('Sent. Checking the file...')).toBeVisible();
}

test('a file is chosen, named with its size, sent, followed and opened', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await picker(page).setInputFiles({ ...longText('a.txt', 1.5 * megabyte), name: 'Pool rules.txt' });
  await expect(chosen(page, 'Pool rules.txt')).toBeVisible();
  await expect(chosen(page, '1.50 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove this file' }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();
  await picker(page).setInputFiles(declaration);
  await expect(chosen(page, '0.02 MB')).toBeVisible();
  await chooseType(page, 'CC&Rs');
  await analyze(page).click();
  await page.waitForURL('**/results/*');
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
});

test('every mistake in the form has its sentence, and the picker is cleared', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  await analyze(page).click();
  await expect(alerts(page)).toHaveText('Please select a file to upload. Please select a document type');
  await expect(picker(page)).toBeFocused();
  await expectAccessible(page, 'the form with its mistakes');
  const mistakes = [
    [text('house.png'), 'Invalid file type. Accepted formats are: .pdf, .doc, .docx, .txt'],
    [longText('a.txt', 10 * megabyte + 1), 'File is too large. Maximum size is 10MB.'],
    [text('empty.txt', ''), 'This file is empty. Please choose a file with content.'],
  ] as const;
  for (const [file, sentence] of mistakes) {
    await picker(page).setInputFiles(file);
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect.poll(() => picker(page).evaluate((input: HTMLInputElement) => input.value)).toBe('');
    await expect(chosen(page, file.name)).toHaveCount(0);
  }
  await picker(page).setInputFiles(text('Budget.xlsx'));
  await expect(
    page.getByText('This is a spreadsheet, which cannot be read here: open it in').first(),
  ).toBeVisible();
  await expectAccessible(page, 'a file of a wrong type');
  await picker(page).setInputFiles(longText('a.txt', 10 * megabyte));
  await expect(chosen(page, '10.00 MB')).toBeVisible();
  await expect(page.getByText('Please select a file to upload')).toHaveCount(0);
  await analyze(page).click();
  await expect(typeButton(page)).toBeFocused();
  await expect(alerts(page)).toHaveText('Please select a document type');
  expect(await storedNames(page)).toEqual([]);
});

test('a file that only looks like a document is refused by the server, in words that help', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  await picker(page).setInputFiles({
    ...text('rules.pdf'),
    buffer: Buffer.from('{\\rtf1 Pets are welcome.}'),
  });
  await chooseType(page, 'Rules & Regulations');
  await analyze(page).click();
  const refusal = alerts(page).first();
  await expect(refusal).toContainText('Invalid file type. Accepted formats are: .pdf, .doc, .docx, .txt');
  await expect(refusal).toContainText('This is a');
  await expect(refusal).toBeFocused();
  await expect(chosen(page, 'rules.pdf')).toBeVisible();
  await picker(page).setInputFiles(text('rules.txt'));
  await expect(refusal).not.toContainText('Invalid file type');
});

test('the type is guessed from the name, and taken or kept by one press', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await picker(page).setInputFiles(text('maple-hollow-bylaws.txt'));
  await expect(page.getByText("This looks like Bylaws, by the file's name.")).toBeVisible();
  await expectAccessible(page, 'the guess');
  await expectNoSidewaysScroll(page, 'the guess');
  await page.getByRole('button', { name: 'Use Bylaws' }).click();
  await expect(typeButton(page)).toContainText('Bylaws');
  await expect(typeButton(page)).toBeFocused();
  await expect(page.getByText('This looks like')).toHaveCount(0);

  await chooseType(page, 'CC&Rs');
  await expect(page.getByText('This looks like Bylaws')).toBeVisible();
  await page.getByRole('button', { name: 'Keep CC&Rs' }).click();
  await expect(typeButton(page)).toContainText('CC&Rs');
  await expect(page.getByText('This looks like')).toHaveCount(0);
  await picker(page).setInputFiles(text('scan0001.txt'));
  await expect(chosen(page, 'scan0001.txt')).toBeVisible();
  await expect(page.getByText('This looks like')).toHaveCount(0);
});

test('the checklist presets and locks the type, and says how to unlock it', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await page.goto('/checklist');
  await page.getByRole('link', { name: 'Analyze it Bylaws' }).click();
  await page.waitForURL('**/analyze?type=bylaws');
  await expect(typeButton(page)).toContainText('Bylaws');
  await expect(typeButton(page)).toBeDisabled();
  await expect(page.getByText('Set by the page you came from.')).toBeVisible();
  await expectAccessible(page, 'a preset type');
  await page.getByRole('button', { name: 'Choose another type' }).click();
  await expect(typeButton(page)).toBeEnabled();
  await expect(typeButton(page)).toBeFocused();
  await chooseType(page, 'Budget');
  await expect(typeButton(page)).toContainText('Budget');
});

test('a file may be dropped anywhere on the page, one at a time', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await expect(typeButton(page)).toBeVisible();
  const rules = text('pool-rules.txt');
  await drag(page, 'dragover', [rules]);
  await expect(page.getByText('Drop it to choose this file')).toBeVisible();
  await expectAccessible(page, 'a file over the page');
  await drop(page, rules, text('b.txt'), text('c.txt'));
  await expect(
    page.getByText('You dropped 3 files. One document is analyzed at a time: please drop just one.').first(),
  ).toBeVisible();
  await expect(page.getByText('Drop it to choose this file')).toHaveCount(0);
  await drop(page, text('house.png'));
  await expect(page.getByText(/^Invalid file type/).first()).toBeVisible();
  await drop(page, rules);
  await expect(chosen(page, 'pool-rules.txt')).toBeVisible();
  await expect(page.getByText(/^Invalid file type/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use Rules & Regulations' }).click();
  await analyze(page).click();
  await page.waitForURL('**/results/*');
});

heldTest(
  'a file dropped while another is analyzed is the next one',
  async ({ page, request, site, reading }) => {
    await signInAsPaid(page, request, site.url);
    await send(page, await scan('long.pdf', 3));
    await expect(page.getByText(/^Reading/).first()).toBeVisible();
    await drop(page, text('pool-rules.txt'));
    await expect(chosen(page, 'pool-rules.txt')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Being analyzed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check Status: long.pdf' })).toBeVisible();
    reading.free();
    await expect(page.getByRole('heading', { name: 'Just analyzed' })).toBeVisible();
  },
);

test('on a slow line the bytes are counted; a canceled upload leaves nothing on the server', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  await slowDown(page, 200_000);
  await send(page, longText('rules.txt', 3 * megabyte));
  await expect(uploading(page)).toBeFocused();
  const bar = page.getByRole('progressbar', { name: 'Upload progress' });
  const sent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(sent).toBeGreaterThan(10);
  expect(await bar.getAttribute('aria-valuetext')).toMatch(/^\d\.\d\d MB of 3\.00 MB$/);
  await expect(page.getByText(/^About \d+ seconds left$/)).toBeVisible();
  expect(await sent()).toBeLessThan(95);
  await expectAccessible(page, 'uploading');
  await expectNoSidewaysScroll(page, 'uploading');
  await drag(page, 'dragover', [text('b.txt')]);
  await expect(page.getByText('One file is on its way.', { exact: false })).toBeVisible();
  await drag(page, 'drop', [text('b.txt')]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(chosen(page, 'rules.txt')).toBeVisible();
  await expect(picker(page)).toBeFocused();
  await expect(alerts(page)).toHaveText('');
  // Sent again it is the only one.
  await slowDown(page, -1);
  await analyze(page).click();
  await page.waitForURL('**/results/*');
  expect(await storedNames(page)).toEqual(['rules.txt']);
});

test('an upload that is canceled after its last byte is taken back', async ({ page, site, line }) => {
  await openOver(line, page, site);
  await chooseAndHold(line, page);
  await expect.poll(() => storedNames(page)).toEqual(['rules.txt']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(chosen(page, 'rules.txt')).toBeVisible();
  line.release();
  await expect.poll(() => storedNames(page)).toEqual([]);
  await expect(analyze(page)).toBeVisible();
});

test('a line that breaks during the upload costs a press, not the file', async ({ page, site, line }) => {
  await openOver(line, page, site);
  await slowDown(page, 200_000);
  await send(page, longText('rules.txt', 3 * megabyte), 'Rules & Regulations');
  const bar = page.getByRole('progressbar', { name: 'Upload progress' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  line.cut();
  const failure = alerts(page).first();
  await expect(failure).toContainText('Upload failed');
  await expect(failure).toContainText('Your file is still chosen');
  await expect(failure).toBeFocused();
  await expectAccessible(page, 'a failed upload');
  await expectNoSidewaysScroll(page, 'a failed upload');
  await expect(typeButton(page)).toContainText('Rules & Regulations');
  line.mend();
  await slowDown(page, -1);
  await analyze(page).click();
  await page.waitForURL('**/results/*');
  expect(await storedNames(page)).toEqual(['rules.txt']);
});

test('a line that stands still is told of', async ({ page, site, line }) => {
  await openOver(line, page, site);
  await page.clock.install();
  await chooseAndHold(line, page);
  await page.clock.fastForward(21_000);
  await expect(page.getByText(/^The server is taking longer than usual to answer\./)).toBeVisible();
  line.release();
  await page.waitForURL('**/results/*');
});

test('a session past its window is renewed on the way; the file is sent all the same', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  await picker(page).setInputFiles(longText('rules.txt', 9 * megabyte));
  await chooseType(page, 'Other');
  passAccessWindow(site, person.email);
  await analyze(page).click();
  await page.waitForURL('**/results/*');
  expect(await storedNames(page)).toEqual(['rules.txt']);
});

test('a session that has ended leads to the login and back, with the file and type still chosen', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  await picker(page).setInputFiles(declaration);
  await chooseType(page, 'CC&Rs');
  endSessions(site, person.email);
  await analyze(page).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await logIn(page, person);
  await page.waitForURL('**/analyze');
  await expect(page.getByText(/^Your session had expired, so your document was not sent\./)).toBeVisible();
  await expect(chosen(page, 'maple-hollow-ccrs.pdf')).toBeVisible();
  await expect(typeButton(page)).toContainText('CC&Rs');
  await analyze(page).click();
  await page.waitForURL('**/results/*');
});

test('nothing of a chosen file is there for the next user', async ({ page, request, site }) => {
  const ada = await signInAsPaid(page, request, site.url);
  const ben = await openAccount(request, site.url);
  await picker(page).setInputFiles(declaration);
  await chooseType(page, 'CC&Rs');
  endSessions(site, ada.email);
  await analyze(page).click();
  await page.waitForURL('**/login');
  await logIn(page, ben);
  await page.waitForURL('**/analyze');
  await expect(page.getByText('Choose a file')).toBeVisible();
  await expect(chosen(page, 'maple-hollow-ccrs.pdf')).toHaveCount(0);
});

test('an upload goes on while other pages are looked at, and a reload asks first', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  await slowDown(page, 300_000);
  await send(page, longText('rules.txt', 2 * megabyte));
  await expect(uploading(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  // Answered by the dialog: the page stays.
  const reload = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Documents' }).click();
  await page.waitForURL('**/documents');
  await page.getByRole('link', { name: 'Analyzer', exact: true }).click();
  await expect(uploading(page)).toBeVisible();
  await page.waitForURL('**/results/*');
});

test('an answer that names no document is told', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  // The server never answers so.
  await page.route('**/api/documents/upload', (route) => route.fulfill({ status: 201, json: {} }));
  await send(page, text('rules.txt'));
  await expect(alerts(page).first()).toContainText('No document ID received from server');
  await page.route('**/api/documents/upload', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await analyze(page).click();
  await expect(alerts(page).first()).toContainText('Upload failed');
});

test('the alternate page has the same form beside how it works, for those who are signed in', async ({
  page,
  request,
  site,
}) => {
  const person = await openAccount(request, site.url);
  await page.goto('/upload-document');
  await page.waitForURL('**/login');
  await logIn(page, person);
  await page.waitForURL('**/upload-document');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Your HOA Document' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await expectAccessible(page, '/upload-document');
  await expectNoSidewaysScroll(page, '/upload-document');
  await send(page, declaration, 'CC&Rs');
  await page.waitForURL('**/results/*');
});

test('the info cards say what is analyzed, what is learned and what stays private', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  for (const name of ['What is analyzed', "What you'll learn", 'Your privacy']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText(/not shared with third parties, and are not kept longer/)).toBeVisible();
});

test('from the file to the results by keyboard alone, on a phone', async ({ page, request, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAsPaid(page, request, site.url);
  await expect(analyze(page)).toBeVisible();
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('not reached by Tab');
  };
  // From here on the browser hands its chooser over, which it is told of beside the keys and not before the next.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(picker(page));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(declaration);
  await expect(chosen(page, 'maple-hollow-ccrs.pdf')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Use CC&Rs' }));
  await page.keyboard.press('Enter');
  await expect(typeButton(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'CC&Rs', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await tabTo(analyze(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/results/*');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
