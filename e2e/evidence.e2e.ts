import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import { expect, test } from './site.ts';
import { passAccessWindow } from './stored.ts';
import { analyzed, signInAsReader } from './stored-documents.ts';

const declaration = 'maple-hollow-ccrs.pdf';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Where it says so' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Where it says so' });
const chips = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /^p\. \d+/ });
const chipOf = (page: Page, statement: string) =>
  page.getByRole('tabpanel').getByRole('button', { name: `show where it says: ${statement}` });
const pets = 'You may keep no more than 2 pets in your home.';
const heading = (box: Locator, number: number) => box.getByRole('heading', { name: `Page ${number} of` });
const button = (box: Locator, name: string) => box.getByRole('button', { name, exact: true });

async function openResults(page: Page, url: string, request: APIRequestContext, file = declaration) {
  const { id, email } = await signInAsReader(page, request, url, { file });
  await page.goto(`/results/${id}`);
  await expect(chips(page).first()).toBeVisible();
  return { id, email };
}

/** The mark lies where the reader looks: within the box that scrolls, and over the picture. */
async function expectMarked(box: Locator, tone = 'cited') {
  const mark = box.locator(`[data-mark=${tone}]`).first();
  await expect(mark).toBeInViewport();
  const size = await mark.boundingBox();
  expect(size?.width).toBeGreaterThan(10);
}

test('a statement opens at its sentence, and the next ones follow', async ({ page, request, site }) => {
  await openResults(page, site.url, request);
  await page.getByRole('tab', { name: 'Restrictions' }).click();
  const chip = chipOf(page, pets).first();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).getByText(pets)).toBeVisible();
  await expect(panel(page).getByRole('img')).toHaveAttribute('alt', /The marked words: .*two \(2\)/);
  await expectMarked(panel(page));

  const first = page.url();
  await button(panel(page), 'Next citation').click();
  await expect(page).not.toHaveURL(first);
  await expect(panel(page).getByText(pets)).toBeHidden();
  await expectMarked(panel(page));
  await button(panel(page), 'Previous citation').click();
  await expect(page).toHaveURL(first);

  // The same chip again closes it.
  await chip.click();
  await expect(panel(page).getByRole('button', { name: 'Open the document' })).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('the address holds the tab and the citation: it can be kept, and the back button works', async ({
  page,
  request,
  site,
}) => {
  const { id } = await openResults(page, site.url, request);
  await page.getByRole('tab', { name: 'Restrictions' }).click();
  await expect(page).toHaveURL(`${site.url}/results/${id}?tab=restrictions`);
  await chipOf(page, pets).first().click();
  await expect(page).toHaveURL(/tab=restrictions&page=\d+&source=restriction/);
  const address = page.url();

  await page.reload();
  await expect(chipOf(page, pets).first()).toHaveAttribute('aria-pressed', 'true');
  await expectMarked(panel(page));
  const scroll = () => page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/results/${id}?tab=restrictions`);
  await expect(button(panel(page), 'Open the document')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expectMarked(panel(page));

  // What is closed by its button leaves the reader where they are.
  await page.goto(`/results/${id}?tab=key-points`);
  await chips(page).first().click();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(scroll).toBeGreaterThan(500);
  const where = await scroll();
  await button(panel(page), 'Close the page').click();
  await expect(page).toHaveURL(`${site.url}/results/${id}?tab=key-points`);
  expect(await scroll()).toBe(where);

  await page.goto(`/results/${id}?tab=nonsense&page=zero&source=nobody`);
  await expect(page.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
  await expect(button(panel(page), 'Open the document')).toBeVisible();
  await page.goto(`/results/${id}?page=2&source=nobody`);
  await expect(heading(panel(page), 2)).toBeAttached();
});

test('a citation within a section opens its card again', async ({ page, request, site }) => {
  await openResults(page, site.url, request);
  await page.getByRole('tab', { name: 'Sections' }).click();
  const card = page.getByRole('article').filter({ hasText: /pets/i }).first();
  await card.getByRole('button').first().click();
  await card
    .getByRole('button', { name: /^p\. \d+/ })
    .last()
    .click();
  await expectMarked(panel(page));
  await page.reload();
  await expect(card.getByRole('button', { name: /^p\. \d+/ }).last()).toHaveAttribute('aria-pressed', 'true');
  await expectMarked(panel(page));
});

test('pages: n of m, a jump, arrows, and the way back to the sentence', async ({ page, request, site }) => {
  await openResults(page, site.url, request);
  await page.getByRole('tab', { name: 'Restrictions' }).click();
  await chipOf(page, pets).first().click();
  const box = panel(page);
  const field = box.getByLabel('Page', { exact: true });
  const cited = Number(await field.inputValue());
  await expect(box.getByText('of 6', { exact: true })).toBeVisible();
  await field.fill('99');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('6');
  await expect(button(box, 'Next page')).toBeDisabled();
  await expect(box.locator('[data-mark]')).toHaveCount(0);
  await expect(box.getByText(`This is on page ${cited}.`)).toBeVisible();
  await button(box, 'Previous page').click();
  await expect(field).toHaveValue('5');
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('5');
  await box.getByRole('button', { name: 'Back to the sentence' }).click();
  await expect(field).toHaveValue(String(cited));
  await expectMarked(box);
});

test('zoom: the width of the text, the size on paper, and twice that', async ({ page, request, site }) => {
  await openResults(page, site.url, request);
  await chips(page).first().click();
  const box = panel(page);
  const width = async () => Math.round((await box.getByRole('img').boundingBox())?.width ?? 0);
  await expect(button(box, 'Fit width')).toHaveAttribute('aria-pressed', 'true');
  await button(box, '100%').click();
  expect(await width()).toBe(816);
  await button(box, '200%').click();
  expect(await width()).toBe(1632);
  await expectMarked(box);
  await button(box, 'Next citation').click();
  expect(await width()).toBe(1632);
  await button(box, 'Fit width').click();
  expect(await width()).toBeLessThan(816);
});

test('search finds words on all pages, lists them and marks them on the page', async ({
  page,
  request,
  site,
}) => {
  await openResults(page, site.url, request);
  const box = panel(page);
  await box.getByRole('button', { name: 'Search it' }).click();
  const field = box.getByRole('searchbox', { name: 'Search this document' });
  await expect(field).toBeFocused();
  await expect(box.getByText('Type two letters or more.')).toBeVisible();
  await page.keyboard.type('zebra');
  await expect(box.getByText('Nothing found.')).toBeVisible();
  await field.fill('annual assessment');
  const status = box.getByRole('status').filter({ hasText: /match/ });
  await expect(status).toHaveText(/^\d+ matches on \d pages?\.$/);
  const count = Number.parseInt((await status.textContent()) ?? '', 10);
  const hits = box.getByRole('listitem');
  await expect(hits).toHaveCount(count);
  await expect(hits.first().locator('mark')).toHaveText(/annual assessment/i);
  await expectAccessible(page, 'search');

  const second = Number(/\d+/.exec((await hits.nth(1).textContent()) ?? '')?.[0]);
  await hits.nth(1).getByRole('button').click();
  await expect(heading(box, second)).toBeAttached();
  await expectMarked(box, 'current');
  await expect(box.getByText(`2 of ${count}`)).toBeVisible();
  await field.press('Shift+Enter');
  await expect(box.getByText(`1 of ${count}`)).toBeVisible();
  await button(box, 'Previous match').click();
  await expect(box.getByText(`${count} of ${count}`)).toBeVisible();
  await button(box, 'All matches').click();
  await expect(hits).toHaveCount(count);
  await button(box, 'Close the search').click();
  await expect(field).toBeHidden();
  await expect(box.locator('[data-mark]')).toHaveCount(0);
});

test('all pages in small say where the citations are, by arrows and by pointer', async ({
  page,
  request,
  site,
}) => {
  await openResults(page, site.url, request);
  await chips(page).first().click();
  const box = panel(page);
  await button(box, 'All pages').click();
  const grid = box.getByRole('group', { name: 'All pages' });
  await expect(grid.getByRole('button')).toHaveCount(6);
  await expect(grid.getByRole('button', { name: /^Page 3, \d+ citations?$/ })).toBeVisible();
  await expect
    .poll(() =>
      grid
        .locator('img')
        .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth === 240).length),
    )
    .toBe(6);
  await expectAccessible(page, 'all pages');
  await page.keyboard.press('End');
  await expect(grid.getByRole('button', { name: 'Page 6' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(heading(box, 5)).toBeAttached();
  await button(box, 'All pages').click();
  await page.keyboard.press('Escape');
  await expect(grid).toBeHidden();
  await expect(heading(box, 5)).toBeFocused();
});

for (const size of ['small', 'whole'] as const) {
  test(`pictures of ${size} pages come after a session was renewed unseen`, async ({
    page,
    request,
    site,
  }) => {
    const person = await openResults(page, site.url, request);
    const box = panel(page);
    await button(box, 'Search it').click();
    await expect(box.getByText('Type two letters or more.')).toBeVisible();
    const thumbnail = box.locator('[data-thumbnail="2"] img');
    const width = (picture: HTMLImageElement) => picture.naturalWidth;
    // A session is renewed once in ten seconds at most: one end of its window a test.
    if (size === 'small') passAccessWindow(site, person.email);
    await button(box, 'All pages').click();
    await expect.poll(() => thumbnail.evaluate(width)).toBe(240);
    if (size === 'small') return;
    passAccessWindow(site, person.email);
    await box.getByRole('button', { name: /^Page 6/ }).click();
    await expect.poll(() => box.getByRole('img').evaluate(width)).toBeGreaterThan(240);
  });
}

test('the sample shows the pictures of its pages, and asks the API for nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/documents')) calls.push(sent.url());
  });
  await page.goto('/sample');
  await chips(page).first().click();
  const box = panel(page);
  await expectMarked(box);
  await expect
    .poll(() => box.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(1200);
  await button(box, 'All pages').click();
  await expect(box.getByRole('button', { name: /^Page 6/ }).locator('img')).toHaveAttribute(
    'src',
    '/sample/sample-ccrs/6.png',
  );
  await button(box, 'Search this document').click();
  await page.keyboard.type('pets');
  await page.keyboard.press('Enter');
  await expectMarked(box, 'current');
  expect(calls).toEqual([]);
});

test('the evidence works by keyboard alone', async ({ page, request, site }) => {
  await openResults(page, site.url, request);
  const box = panel(page);
  const chip = chips(page).first();
  await chip.focus();
  await page.keyboard.press('Enter');
  const first = page.url();
  await expect(box.getByRole('heading', { name: /^Page \d+ of 6$/ })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(first);
  await box.getByLabel('Page', { exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await button(box, 'All pages').focus();
  await page.keyboard.press('ArrowRight');
  await expect(heading(box, 4)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(box, 2)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  const scroller = box.getByRole('region', { name: 'Picture of page 3' });
  const down = () => scroller.evaluate((element) => element.scrollTop);
  const before = await down();
  await page.keyboard.press('ArrowDown');
  await expect.poll(down).toBe(before + 80);
  await page.keyboard.press('/');
  await expect(box.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('leash');
  await page.keyboard.press('Enter');
  await expectMarked(box, 'current');
  await page.keyboard.press('Escape');
  await expect(box.getByRole('searchbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(box, 'Open the document')).toBeVisible();
  await expect(chip).toBeFocused();
});

test('a search that is entered before the text has come goes to its first match', async ({
  page,
  request,
  site,
}) => {
  await openResults(page, site.url, request);
  const asked = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  await page.route(/\/pages$/, async (route) => {
    asked.resolve();
    await entered.promise;
    await route.continue();
  });
  await button(panel(page), 'Open the document').click();
  await button(panel(page), 'Search this document').click();
  await page.keyboard.type('leash');
  await asked.promise;
  await page.keyboard.press('Enter');
  entered.resolve();
  await expectMarked(panel(page), 'current');
});

test('a Word document shows its text, with the sentence marked', async ({ page, request, site }) => {
  await openResults(page, site.url, request, 'maple-hollow-rules.docx');
  await chips(page).first().click();
  const box = panel(page);
  await expect(box.locator('mark').first()).toBeInViewport();
  await expect(box.getByRole('button', { name: '100%' })).toBeHidden();
  await expectAccessible(page, 'a text page');
  await button(box, 'Search this document').click();
  await page.keyboard.type('fine');
  await page.keyboard.press('Enter');
  await expect(box.locator('mark', { hasText: /^fine$/i }).first()).toBeInViewport();
});

test('a scanned page has its mark on the picture', async ({ page, request, site }) => {
  await openResults(page, site.url, request, 'scan-turned.pdf');
  await page.getByRole('tab', { name: 'Key Points' }).click();
  const sideways = chips(page).filter({ hasText: 'p. 2' }).first();
  await sideways.click();
  await expectMarked(panel(page));
  const mark = await panel(page).locator('[data-mark=cited]').first().boundingBox();
  expect(mark?.height, 'the words of page 2 run upwards').toBeGreaterThan(2 * (mark?.width ?? 0));
});

test('a picture that does not come leaves the text, with the sentence marked', async ({
  page,
  request,
  site,
}) => {
  await page.route('**/image?*', (route) => route.abort());
  await openResults(page, site.url, request);
  await chips(page).first().click();
  await expect(panel(page).getByText('The picture of this page could not be loaded.')).toBeVisible();
  await expect(panel(page).locator('mark').first()).toBeInViewport();
});

test('a picture that the server has no time for yet comes by itself', async ({ page, request, site }) => {
  let late = 3;
  await page.route('**/image?*', (route) => {
    late -= 1;
    return late < 0
      ? route.continue()
      : route.fulfill({
          status: 503,
          headers: { 'retry-after': '1', 'cache-control': 'no-store' },
          json: {},
        });
  });
  await openResults(page, site.url, request);
  await chips(page).first().click();
  await expectMarked(panel(page));
  const picture = panel(page).getByRole('img', { name: /^Page \d/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(late).toBeLessThan(0);
  await expect(panel(page).getByText('could not be loaded')).toHaveCount(0);
});

test('a page that does not come is asked for again', async ({ page, request, site }) => {
  let broken = true;
  await page.route(/\/pages\/\d+$/, (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await openResults(page, site.url, request);
  await chips(page).first().click();
  await expect(panel(page).getByRole('alert')).toHaveText('This page could not be loaded.');
  broken = false;
  await panel(page).getByRole('button', { name: 'Try Again' }).click();
  await expectMarked(panel(page));
});

test('three hundred pages: pictures only of those in sight, and every page within reach', async ({
  page,
  request,
  site,
}) => {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= 300; number += 1) {
    const words =
      number === 250 ? 'No owner may keep a peacock.' : `Rule ${number}. Dues are $${number} a month.`;
    made.addPage([612, 792]).drawText(words, { x: 72, y: 700, size: 12, font });
  }
  await signIn(page, request, site.url);
  const file = { name: 'three-hundred-pages.pdf', bytes: Buffer.from(await made.save()) };
  const id = await analyzed(page, site.url, { file });
  const small = new Set<string>();
  page.on('request', (sent) => {
    if (sent.url().includes('width=240')) small.add(sent.url());
  });
  await page.goto(`/results/${id}?page=150`);
  const box = panel(page);
  await button(box, 'All pages').click();
  const current = box.getByRole('button', { name: /^Page 150/ });
  await expect(current).toBeInViewport();
  await expect
    .poll(() => current.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(240);
  expect(small.size).toBeLessThan(100);
  await page.keyboard.press('/');
  await page.keyboard.type('peacock');
  await expect(box.getByText('1 match on 1 page.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(box, 250)).toBeAttached();
  await expectMarked(box, 'current');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the page is a sheet with a close button, and the focus goes back', async ({
    page,
    request,
    site,
  }) => {
    await openResults(page, site.url, request);
    const chip = chips(page).first();
    await chip.tap();
    const box = sheet(page);
    await expect(box.getByRole('heading', { name: /^Page \d+ of 6$/ })).toBeFocused();
    await expectMarked(box);
    await expect(box.getByRole('blockquote')).toBeVisible();
    await expectAccessible(page, 'the sheet');
    await button(box, 'Search this document').tap();
    await page.keyboard.type('assessment');
    await expect(box.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'search in the sheet');
    await box.getByRole('listitem').first().getByRole('button').tap();
    await expectMarked(box, 'current');
    await button(box, 'Close the page').tap();
    await expect(box).toBeHidden();
    await expect(chip).toBeFocused();
    await expectNoSidewaysScroll(page, 'results on a phone');
  });

  test('the document opens without a statement, and the back button closes it', async ({
    page,
    request,
    site,
  }) => {
    const { id } = await openResults(page, site.url, request);
    await page.getByRole('button', { name: 'Open the document' }).tap();
    await expect(heading(sheet(page), 1)).toBeAttached();
    await button(sheet(page), 'All pages').tap();
    await sheet(page)
      .getByRole('button', { name: /^Page 4/ })
      .tap();
    await expect(heading(sheet(page), 4)).toBeAttached();
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/results/${id}`);
  });
});
