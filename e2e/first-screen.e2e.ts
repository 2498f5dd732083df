import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import { expect, test } from './site.ts';
import { analyzed, signInAsReader } from './stored-documents.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const findings = (page: Page) => page.getByRole('tabpanel').locator('ol').first().getByRole('listitem');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Three findings with their pages stand on the first screen, and what the file is called stands below them. */
async function expectFindingsFirst(page: Page, fileName: string) {
  for (const size of phones) {
    await page.setViewportSize(size);
    const third = findings(page).nth(2);
    const box = await third
      .getByRole('button', { name: /^p\. \d+/ })
      .first()
      .boundingBox();
    expect(box && box.y + box.height, `${fileName} at ${size.width}`).toBeLessThanOrEqual(size.height);
    for (const finding of (await findings(page).all()).slice(0, 3)) {
      await expect(finding.getByRole('paragraph').first()).toContainText(
        /\$\d|\d%|lose your home|rent|lease|pets?\b|assessment|lawsuit|reserve/i,
      );
    }
    const name = await page.getByRole('heading', { level: 2, name: fileName }).boundingBox();
    expect(name?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1)).toEqual([]);
}

test('the first screen of a phone holds three findings, before the name of the file', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  for (const [file, type] of [
    ['maple-hollow-ccrs.pdf', 'cc_and_r'],
    ['maple-hollow-budget.pdf', 'budget'],
    ['maple-hollow-reserves.pdf', 'reserves'],
  ] as const) {
    const id = await analyzed(page, site.url, { file, type });
    for (const view of ['results', 'documents']) {
      await page.goto(`/${view}/${id}`);
      await expect(findings(page).first()).toBeVisible();
      await expectFindingsFirst(page, file);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'findings');
});

test('so does the sample', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sample');
  await expectFindingsFirst(page, 'Maple Hollow CC&Rs.pdf');
});

test('what a finding means opens by key', async ({ page, request, site }) => {
  const { id } = await signInAsReader(page, request, site.url, { file: 'maple-hollow-ccrs.pdf' });
  await page.goto(`/results/${id}`);
  const finding = findings(page).first();
  const meaning = finding.getByRole('paragraph').last();
  await finding.locator('summary').focus();
  await expect(finding.getByRole('paragraph')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(finding.getByRole('paragraph')).toHaveCount(2);
  await expect(meaning).toBeVisible();
  await expectAccessible(page, 'an opened finding');
});

/** Where everything stands, what has the focus, and how far the page has moved by itself. */
const look = (page: Page) =>
  page.evaluate(() => ({
    places: [...document.querySelectorAll('main h1, main h2, main [role=tab], main button')]
      // What is folded away has no place, and is told to have any.
      .filter((one) => one.checkVisibility() && !one.closest('[data-notice]'))
      .map((one) => Math.round(one.getBoundingClientRect().top)),
    scroll: window.scrollY,
  }));

for (const [view, label] of [
  ['results', 'Copy'],
  ['documents', 'Copy to Clipboard'],
] as const) {
  test(`'${label}' moves nothing`, async ({ page, request, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    const { id } = await signInAsReader(page, request, site.url, { file: 'maple-hollow-ccrs.pdf' });
    for (const size of [{ width: 1280, height: 800 }, ...phones]) {
      await page.setViewportSize(size);
      await page.goto(`/${view}/${id}`);
      const button = page.getByRole('button', { name: label, exact: true });
      // The last of the page to come, each by itself.
      const asked = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Questions to ask' }) })
        .getByRole('listitem');
      await expect(asked.first()).toBeAttached();
      await expect(page.getByRole('button', { name: /^Copy: .*\?$/ })).toHaveCount(await asked.count());
      await button.scrollIntoViewIfNeeded();
      const before = await look(page);
      await button.click();
      const said = page.getByRole('main').getByRole('alert');
      await expect(said).toHaveText('Analysis copied to clipboard!');
      await expect(said).toBeInViewport();
      await expect(button).toBeFocused();
      expect(await look(page)).toEqual(before);
      await page.getByRole('button', { name: 'Close this message' }).click();
      await expect(said).toBeHidden();
      expect(await look(page)).toEqual(before);
    }
  });
}

test('questions to ask stand in the page, and are copied one by one or all at once', async ({
  page,
  request,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const { id } = await signInAsReader(page, request, site.url, { file: 'maple-hollow-ccrs.pdf' });
  await page.goto(`/results/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Questions to ask' })).toBeVisible();
  const copies = page.getByRole('button', { name: /^Copy: .*\?$/ });
  const listed = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Questions to ask' }) })
    .getByRole('listitem');
  // Each button comes by itself.
  await expect(copies).toHaveCount(await listed.count());
  const question = (await copies.first().getAttribute('aria-label'))?.replace('Copy: ', '');
  await copies.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe(question);
  await expect(page.getByRole('status').filter({ hasText: 'Question copied to clipboard!' })).toBeAttached();
  await page.getByRole('button', { name: 'Copy all questions' }).click();
  await expect(page.getByRole('alert')).toHaveText('Questions copied to clipboard!');
  const lines = (await clipboard(page)).split('\n');
  await expect(copies).toHaveCount(lines.length);
  expect(lines[0]).toBe(`- ${question}`);
  expect(new Set(lines).size).toBe(lines.length);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    }),
  );
  await copies.last().click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to copy to clipboard. Please try again.' }),
  ).toBeVisible();
});
