import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import { drop, type PickedFile, text } from './documents.ts';
import { addHome } from './homes.ts';
import { expect, test } from './site.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).last();
const fixture = async (name: string, as = name): Promise<PickedFile> => ({
  name: as,
  mimeType: 'application/octet-stream',
  buffer: await readFile(`fixtures/${name}`),
});
const zip = (name: string, files: Record<string, Uint8Array>): PickedFile => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(files)),
});

test('a ZIP file, a sheet, a mail and photos of pages come into a home, each with its own answer', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  await addHome(page);

  await drop(
    page,
    zip('package.zip', {
      'Resale/parking.html': await readFile('fixtures/maple-hollow-parking.html'),
      'Resale/shopping.txt': strToU8(
        'Saturday\n2 lb ground beef $11.98\nMilk $3.49\nBread $2.99\nDog food $24.00\nTotal $51.45',
      ),
      '__MACOSX/Resale/._parking.html': strToU8('x'),
    }),
    zip('nested.zip', { 'inner.zip': strToU8('x') }),
    await fixture('maple-hollow-budget.xls'),
    await fixture('maple-hollow-dues.eml'),
    await fixture('notice.jpg', 'photo 1.jpg'),
    await fixture('notice.png', 'photo 2.png'),
    text('photo.heic'),
  );
  await expect(row(page, 'photo 1.jpg and 1 more: one document')).toBeVisible();
  await expect(row(page, 'nested.zip').getByRole('alert')).toContainText('holds other ZIP files');
  await expect(row(page, 'photo.heic').getByRole('alert')).toContainText('share it as a JPEG');
  await expect(page.getByText('._parking.html')).toHaveCount(0);
  await expectAccessible(page, 'files of many kinds');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'files of many kinds');
  await page.setViewportSize({ width: 1280, height: 800 });

  // By keyboard: the photos apart, one of them away.
  await page.getByRole('button', { name: 'Keep Apart' }).press('Enter');
  await page.getByRole('button', { name: 'Remove photo 2.png' }).press('Enter');
  for (const name of ['nested.zip', 'photo.heic']) {
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  }
  await page.getByRole('button', { name: 'Analyze 5 Documents' }).press('Enter');
  await expect(page.getByText('still being read')).toBeVisible();
  await expect(page.getByText('still being read')).toBeHidden({ timeout: 60_000 });
  await expect(row(page, 'maple-hollow-dues.eml')).toContainText('$900');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'shopping.txt' })
      .filter({ hasText: 'does not read like an association’s document' }),
  ).toBeVisible();
  await expectAccessible(page, 'a home of documents of many kinds');

  // The sheet's page opens beside its statement, as any other does.
  await row(page, 'maple-hollow-budget.xls').getByRole('link').press('Enter');
  await page.waitForURL('**/results/**');
  await page
    .getByRole('button', { name: /^p\. 1/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('complementary', { name: 'Where it says so' })).toContainText('Landscap');
});
