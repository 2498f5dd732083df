import type { EngineAnalysis } from '#contract/analysis.ts';
import { firstFive } from '#report/first-five.ts';
import { readAnalysis } from '#report/read-analysis.ts';
import { analyzeFile, chooseType, confirmEmail, newPerson, signIn, signInAsPaid } from './account.ts';
import { expect, test } from './site.ts';

const declaration = 'fixtures/maple-hollow-ccrs.pdf';

test('a new user registers, pays in the sandbox, uploads a declaration and reads where each statement stands', async ({
  page,
}) => {
  const person = newPerson();
  const { email, password } = person;
  await page.goto('/register');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ash');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByText('I agree to the').click({ position: { x: 5, y: 5 } });
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();

  await expect(page.getByText('No money moves here.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In with Email Credentials' })).toBeVisible();

  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  await expect(page.getByRole('heading', { name: 'Local outbox' })).toBeVisible();
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('link', { name: /confirm/i }) });
  // The mail is written by a job, a moment after the page that links here.
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await mail.getByRole('link', { name: /confirm/i }).click();
  await confirmEmail(page, person);
  await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/analyze');

  await analyzeFile(page, declaration, 'CC&Rs');
  await expect(page.getByRole('heading', { name: 'maple-hollow-ccrs.pdf' })).toBeVisible();
  await page.getByRole('tab', { name: 'Restrictions' }).click();
  // The summary, which was there before, names the statement to screen readers more than once.
  const pets = page
    .getByRole('tabpanel', { name: 'Restrictions' })
    .getByText('You may keep no more than 2 pets in your home.');
  await expect(pets).toBeVisible();

  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: 'show where it says: You may keep no more than 2 pets' })
    .click();
  const evidence = page.getByRole('complementary', { name: 'Where it says so' });
  const picture = evidence.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /two \(2\)/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThanOrEqual(800);
  await expect(evidence.locator('[data-mark]').first()).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
});

test('every statement of an analysis carries a page', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await analyzeFile(page, declaration, 'CC&Rs');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const analysis: EngineAnalysis = await (await page.request.get(`/api/documents/${id}/analysis`)).json();
  // What is told first says a risk in the words of its point.
  const first = firstFive(readAnalysis(analysis));
  const told = new Set(first.flatMap(({ tells }) => tells));
  const shown: Record<string, readonly string[]> = {
    Summary: [
      ...analysis.summary_statements.map(({ text }) => text),
      ...first.map(({ title }) => title),
      ...analysis.risks.filter(({ id }) => !told.has(id)).map(({ title }) => title),
    ],
    'Key Points': analysis.key_points.map(({ text }) => text),
    Restrictions: analysis.restricted_activities.map(({ text }) => text),
  };
  for (const [tab, statements] of Object.entries(shown)) {
    await page.getByRole('tab', { name: tab }).click();
    expect(statements.length, tab).toBeGreaterThan(0);
    for (const statement of statements) {
      const chip = page
        .getByRole('tabpanel')
        .getByRole('button', { name: `show where it says: ${statement}` });
      await expect(chip.first(), `${tab}: ${statement}`).toHaveText(/^p\. \d+/);
    }
  }
});

test('a text document opens at its marked words', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await analyzeFile(page, 'fixtures/maple-hollow-minutes.txt', 'Meeting Minutes');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /show where it says/ })
    .first()
    .click();
  const evidence = page.getByRole('complementary', { name: 'Where it says so' });
  await expect(evidence.locator('mark').first()).toBeVisible();
});

test('a Word document with automatic numbers gives its fines', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await analyzeFile(page, 'fixtures/maple-hollow-rules.docx', 'Rules & Regulations');
  await page.getByRole('tab', { name: 'Key Points' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^Fines run from \$25 \(Pets off leash: Second time\) to \$1,000/)
      .first(),
  ).toBeVisible();
});

test('a locked PDF is explained and can be left behind', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await page.locator('input[type=file]').setInputFiles('fixtures/encrypted.pdf');
  await chooseType(page, 'CC&Rs');
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await expect(page.getByText(/locked with a password/).first()).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByText('Showing 1 of 1 documents')).toBeVisible();
  await expect(page.getByRole('table').getByText('Error', { exact: true })).toBeVisible();
});

test('files that are not documents are refused before anything is stored', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles('fixtures/workbook.xlsx');
  await expect(
    page.getByText('Invalid file type. Accepted formats are: .pdf, .doc, .docx, .txt').first(),
  ).toBeVisible();
  await expect.poll(() => picker.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await expect(page.getByText('Please select a document type').first()).toBeVisible();
  await expect(page.getByText(/^Invalid file type/).first()).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByRole('heading', { name: 'No Documents Yet' })).toBeVisible();
});

test('a signed-out visitor is sent to sign in and comes back to where they wanted to go', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/documents');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('wrong-password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/documents');
});

test("another person's document cannot be opened", async ({ page, request, site, browser }) => {
  await signIn(page, request, site.url);
  await analyzeFile(page, declaration, 'CC&Rs');
  const address = page.url();
  const other = await browser.newContext({ baseURL: site.url });
  const stranger = await other.newPage();
  await signInAsPaid(stranger, other.request, site.url);
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Document No Longer Available' })).toBeVisible();
  await other.close();
});
