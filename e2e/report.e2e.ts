import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { analyzeFile, signIn } from './account.ts';
import { expect, test } from './site.ts';
import { signInAsReader } from './stored-documents.ts';
import { besideIn, citationsIn, expectCitations, readBack, squashed, take } from './taken-along.ts';

const documents = [
  ['maple-hollow-ccrs.pdf', 'CC&Rs', 'cc_and_r'],
  ['maple-hollow-reserves.pdf', 'Reserve Study', 'reserves'],
  ['maple-hollow-budget.pdf', 'Budget', 'budget'],
] as const;

/** Comes to an analysis that the journey only looks at. Returns the document's id. */
async function openAnalysis(
  page: Page,
  request: APIRequestContext,
  url: string,
  [file, , type]: (typeof documents)[number] = documents[0],
): Promise<string> {
  const { id } = await signInAsReader(page, request, url, { file, type });
  await page.goto(`/results/${id}`);
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  return id;
}

for (const document of documents) {
  const [file, type] = document;
  test(`the analysis of a document (${type}) is taken along with every citation, and printed`, async ({
    page,
    request,
    site,
  }) => {
    const id = await openAnalysis(page, request, site.url, document);
    const analysis = await (await page.request.get(`/api/documents/${id}/analysis`)).json();
    const cited = citationsIn(analysis);
    const beside = besideIn(analysis);
    const name = file.replace('.pdf', ' - PlainDeed');

    const pdf = await take(page, /^PDF/);
    expect(pdf.name).toBe(`${name}.pdf`);
    expectCitations(await readBack(pdf.bytes), cited, (at, quote) => `Page ${at} “${quote}”`, beside);

    const docx = await take(page, /^Word/);
    expect(docx.name).toBe(`${name}.docx`);
    expectCitations(await readBack(docx.bytes), cited, (at, quote) => `Page ${at}: “${quote}”`, beside);

    const markdown = await take(page, /^Markdown/);
    expect(markdown.name).toBe(`${name}.md`);
    const plain = markdown.bytes.toString().replace(/\\([\\`*_[\]<>|#~.)+-])/g, '$1');
    expectCitations(plain, cited, (at, quote) => `Page ${at}: “${quote}”`, beside);

    const json = await take(page, /^JSON/);
    expect(JSON.parse(json.bytes.toString())).toEqual(analysis);

    // On paper: the report, whatever tab is on show and whatever scheme the screen has.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('tab', { name: 'Financial' }).click();
    const paper = await page.pdf({ format: 'Letter' });
    const printed = await readBack(paper);
    expectCitations(printed, cited, (at, quote) => `Page ${at} “${quote}”`, beside);
    for (const { id: point, text } of [...analysis.key_points, ...analysis.restricted_activities]) {
      // Parts to replace are told by the picture of them, each with its cost.
      if (!point.startsWith('reserves.components')) expect(squashed(printed)).toContain(squashed(text));
    }
    expect(printed).toMatch(/1 \/ \d+/);
    expect(printed).toContain('This is educational information, not legal advice.');
    for (const screen of [
      'Back to My Documents',
      'Download',
      'What it means',
      'Press a page number',
      'http',
    ]) {
      expect(printed).not.toContain(screen);
    }
  });
}

test('dates go to a calendar, and without any the entry says why not', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await analyzeFile(page, 'fixtures/maple-hollow-reserves.pdf', 'Reserve Study');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const entry = page.getByRole('menuitem', { name: /^Calendar/ });
  await expect(entry).toBeDisabled();
  await expect(entry).toContainText('This analysis has no upcoming dates.');
  await page.keyboard.press('Escape');

  await page.goto('/analyze');
  const bylaws = {
    name: 'Elm Court bylaws.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      'BYLAWS OF ELM COURT\n\nSection 3.1. The annual meeting of the members shall be held on the second Tuesday of March each year.\n',
    ),
  };
  await analyzeFile(page, bylaws, 'Bylaws');
  const { name, bytes } = await take(page, /^Calendar/);
  expect(name).toBe('Elm Court bylaws - PlainDeed.ics');
  const lines = bytes
    .toString()
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const valueTo = (key: string) =>
    lines
      .find((line) => line.startsWith(key))
      ?.split(':')
      .slice(1)
      .join(':');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(valueTo('RRULE')).toBe('FREQ=YEARLY;BYMONTH=3;BYDAY=2TU');
  expect(valueTo('DTSTART')).toMatch(/^\d{4}03\d{2}$/);
  expect(valueTo('DESCRIPTION')).toContain('second Tuesday of March each year.');
});

test('a download that fails says so and can be tried again', async ({ page, request, site }) => {
  await openAnalysis(page, request, site.url, documents[2]);
  await page.route('**/report?format=pdf', (route) => route.abort());
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^PDF/ }).click();
  await expect(page.getByText('No response from server. Please check your connection')).toBeVisible();
  await page.unroute('**/report?format=pdf');
  expect((await take(page, /^PDF/)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('No response from server. Please check your connection')).toBeHidden();
});

test('the reports on the sample are files of the site', async ({ page, request }) => {
  await page.goto('/sample');
  for (const [label, name] of [
    ['PDF', 'Maple Hollow CC&Rs - PlainDeed.pdf'],
    ['Word', 'Maple Hollow CC&Rs - PlainDeed.docx'],
    ['Markdown', 'Maple Hollow CC&Rs - PlainDeed.md'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('download', name);
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    const bytes = await answer.body();
    const text = label === 'Markdown' ? bytes.toString() : await readBack(bytes);
    expect(text).toContain('You may keep no more than 2 pets in your home.');
  }
});

test('copied as text, every statement has its page', async ({ page, request, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await openAnalysis(page, request, site.url);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Analysis copied to clipboard!')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^maple-hollow-ccrs\.pdf\nCovenants, Conditions & Restrictions \(CC&Rs\)\n/);
  expect(text).toMatch(/You may keep no more than 2 pets in your home\. \(Section 4\.2, p\. 4\)/);
  expect(text).toContain('Questions to ask');
});

test('what a reader wants of an analysis works by keyboard and by finger', async ({
  page,
  request,
  site,
}) => {
  await openAnalysis(page, request, site.url);
  await expect(page.getByRole('heading', { name: 'Read this first' })).toBeVisible();

  // A term explains itself, and gives the focus back.
  const term = page.getByRole('tabpanel').getByRole('button', { name: 'regular dues', exact: true }).first();
  await term.focus();
  await page.keyboard.press('Enter');
  const meaning = page.getByRole('note').filter({ hasText: 'What each owner must pay the association.' });
  await expect(meaning.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning.first()).toBeHidden();
  await expect(term).toBeFocused();

  // The menu opens by key, moves by arrow, closes by Escape.
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Download as' });
  await expect(menu).toBeVisible();
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toBeVisible();
  await page.keyboard.press('End');
  // The last that can be chosen: there is no day for a calendar.
  await expect(page.getByRole('menuitem', { name: /^JSON/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: /^Markdown/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  // What a point means, and what to ask.
  await page.getByRole('tab', { name: 'Key Points' }).click();
  const note = page.getByRole('button', { name: 'What it means: Paying late costs a fee of $25.' });
  await note.focus();
  await page.keyboard.press('Enter');
  await expect(note).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Is it charged once, or again every month?')).toBeVisible();

  // The table behind a picture.
  await page.getByRole('tab', { name: 'Financial' }).click();
  await expect(
    page.getByRole('img', { name: /^The document states dues of \$1,080 a year\./ }),
  ).toBeVisible();
  await page.getByText('The figures as a table: Dues over the years').click();
  await expect(page.getByRole('rowheader', { name: 'Year 5' })).toBeVisible();
});

test('a term is explained at the tap of a finger, within a narrow screen', async ({
  browser,
  site,
  request,
}) => {
  const phone = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  await openAnalysis(page, request, site.url);
  await page.getByRole('tabpanel').getByRole('button', { name: 'regular dues', exact: true }).first().tap();
  const meaning = page.getByRole('note').filter({ visible: true });
  await expect(meaning).toContainText('What each owner must pay the association.');
  const box = await meaning.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
  await phone.close();
});

for (const document of documents) {
  const [, type] = document;
  test(`all that opens in the tabs (${type}) is accessible and fits 320 px`, async ({
    page,
    request,
    site,
  }) => {
    await openAnalysis(page, request, site.url, document);
    for (const tab of ['Summary', 'Key Points', 'Restrictions', 'Financial']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      const notes = page.getByRole('tabpanel').getByRole('button', { name: /^What it means/ });
      if ((await notes.count()) > 0) await notes.first().click();
      for (const table of await page.getByText('The figures as a table').all()) await table.click();
      const term = page.getByRole('tabpanel').locator('button[popovertarget]');
      if ((await term.count()) > 0) await term.first().click();
      await expectAccessible(page, `${type}, ${tab}`);
      await expectNoSidewaysScroll(page, `${type}, ${tab}`);
      await page.keyboard.press('Escape');
    }
  });
}
