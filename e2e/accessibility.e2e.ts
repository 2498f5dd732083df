import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { analyzeFile, signIn, signInAsPaid } from './account.ts';
import { expect, test } from './site.ts';

for (const path of ['/', '/no-such-page']) {
  test(`${path} is accessible and fits 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  });
}

test('the screens of a paying user are accessible and fit 320 px', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await expect(page.getByRole('button', { name: 'Document type' })).toBeVisible();
  await expectAccessible(page, '/analyze');
  await expectNoSidewaysScroll(page, '/analyze');
  await analyzeFile(page, 'fixtures/maple-hollow-ccrs.pdf', 'CC&Rs');
  for (const tab of ['Summary', 'Key Points', 'Restrictions', 'Financial', 'Sections']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page, tab);
    await expectNoSidewaysScroll(page, tab);
  }
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page
    .getByRole('button', { name: /^p\. \d+/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Where it says so' }).getByRole('img')).toBeVisible();
  await expectAccessible(page, 'evidence');
  await page.goto('/documents');
  await expect(page.getByText('Showing 1 of 1 documents')).toBeVisible();
  await expectAccessible(page, '/documents');
  await expectNoSidewaysScroll(page, '/documents');
});

test('the way from the upload to the evidence works by keyboard alone', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await analyzeFile(page, 'fixtures/maple-hollow-ccrs.pdf', 'CC&Rs');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Key Points' })).toHaveAttribute('aria-selected', 'true');
  const chip = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^p\. \d+/ })
    .first();
  await chip.focus();
  await page.keyboard.press('Enter');
  const evidence = page.getByRole('complementary', { name: 'Where it says so' });
  await expect(evidence.getByRole('heading', { name: /^Page \d+/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
});
