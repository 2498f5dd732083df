import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn, signInAsPaid } from './account.ts';
import { send } from './documents.ts';
import { expect, test } from './site.ts';

const password = (page: Page) => page.getByLabel('File password', { exact: true });
const open = (page: Page) => page.getByRole('button', { name: 'Open the File' });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

test('a locked file asks for its password where it was uploaded, and goes on', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  await send(page, 'fixtures/encrypted.pdf');
  await expect(password(page)).toBeVisible();
  await expect(problem(page)).toContainText('locked with a password');
  await expectAccessible(page, 'a locked file');
  await expectNoSidewaysScroll(page, 'a locked file');

  await open(page).click();
  await expect(page.getByText('Enter the file’s password.')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).fill('oak');
  await page.keyboard.press('Enter');
  await expect(problem(page).last()).toContainText('This password does not open the file.');
  await password(page).fill('maple');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/results/*');
  await expect(page.getByRole('heading', { level: 2, name: /encrypted\.pdf/ })).toBeVisible();
});

for (const path of ['/results/', '/documents/']) {
  test(`a locked file is opened at ${path}{id} as well`, async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    const form = {
      document_type: 'other',
      file: {
        name: 'minutes.pdf',
        mimeType: 'application/pdf',
        buffer: await readFile('fixtures/encrypted.pdf'),
      },
    };
    const { id } = await (await page.request.post('/api/documents/upload', { multipart: form })).json();
    await page.goto(path + id);
    await expect(page.getByRole('heading', { name: 'Analysis Error' })).toBeVisible();
    await expectAccessible(page, 'a locked file');
    await password(page).fill('maple');
    await open(page).click();
    await expect(page.getByRole('heading', { level: 2, name: /minutes\.pdf/ })).toBeVisible();
  });
}
