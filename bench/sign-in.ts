import type { Page } from '@playwright/test';
import { benchPassword } from './bench-account.ts';

/** Logs in on the page of a browser, as the user of a `BenchAccount`. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(benchPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/analyze');
}
