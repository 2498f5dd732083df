import type { Locator, Page } from '@playwright/test';
import { packagePdf } from '#readers/testing/package-pdf.ts';
import { expectAccessible, expectNoSidewaysScroll, sidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import { drop } from './documents.ts';
import { addHome } from './homes.ts';
import { expect, test } from './site.ts';

/** Its parts are named after it: the row whose link is just its name. */
const rowOf = (page: Page, name: string): Locator =>
  page.locator('li[data-document]').filter({ has: page.getByRole('link', { name, exact: true }) });
const partOf = (page: Page, pages: string): Locator =>
  page.locator('li[data-document]').filter({ hasText: `${pages} of Resale package.pdf` });

test('a package is split into its documents by keyboard, or left as one', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await addHome(page);
  await drop(page, {
    name: 'Resale package.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await packagePdf()),
  });
  await page.getByRole('button', { name: 'Analyze 1 Document' }).click();
  const whole = rowOf(page, 'Resale package.pdf');
  await expect(whole).toContainText('This file seems to hold 4 documents');
  await expect(whole).toContainText('2026 Annual Budget: Budget, page 7');
  await expectAccessible(page, 'a package that is offered to be split');

  // Left as one, and back.
  await whole.getByRole('button', { name: 'Leave as One' }).focus();
  await page.keyboard.press('Enter');
  await expect(whole).toContainText('Left as one document');
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
  await whole.getByRole('button', { name: 'Show Them Again' }).focus();
  await page.keyboard.press('Enter');
  await whole.getByRole('button', { name: 'Split This File' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', { name: 'What becomes of its 4 parts' });
  await expect(form.getByRole('heading')).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(whole.getByRole('button', { name: 'Split This File' })).toBeFocused();
  await page.keyboard.press('Enter');

  // The minutes stay out; the budget is another thing.
  const choose = async (label: string, option: string) => {
    await form.getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: option }).press('Enter');
  };
  await choose('What page 7 is', 'Financial Statement');
  await choose('What page 11 is', 'Leave it out');
  await choose('The file itself', 'Delete it');
  await expect(form.getByRole('status')).toContainText('are deleted with it');
  await choose('The file itself', 'Keep it, unread');
  await expectAccessible(page, 'the parts of a package');
  await expectNoSidewaysScroll(page, 'the parts of a package');
  await form.getByRole('button', { name: 'Make 3 Documents' }).press('Enter');

  await expect(whole).toContainText('Its parts are read in its place.');
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
  await expect(partOf(page, 'Page 7')).toContainText('Financial Statement');
  await expect(partOf(page, 'Pages 8 to 10')).toContainText('Reserve Study');
  await expect(partOf(page, 'Pages 1 to 6')).toContainText('CC&Rs');
  await expect(page.getByText('still being read')).toBeHidden();
  await expectAccessible(page, 'a package that was split');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  // Each is a document of its own, which opens.
  await partOf(page, 'Page 7').getByRole('link').click();
  await expect(page.getByRole('heading', { name: /2026 Annual Budget/ }).first()).toBeVisible();
});
