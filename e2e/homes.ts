import { expect, type Page } from '@playwright/test';

/** Adds a home on the page of homes, and comes to its own. */
export async function addHome(page: Page): Promise<void> {
  await page.goto('/homes');
  await page.getByRole('button', { name: 'Add a Home' }).first().click();
  await page.getByLabel('Address or name').fill('12 Elm Street');
  await page.getByRole('button', { name: 'Add Home' }).click();
  await expect(page.getByRole('heading', { name: '12 Elm Street', level: 1 })).toBeVisible();
}
