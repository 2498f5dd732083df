import { hold } from './account.ts';
import { expect, serverTest as test } from './site.ts';

test('a page whose code is slow to come shows that it is on its way', async ({ page }) => {
  await page.goto('/about');
  const go = await hold(page, '**/assets/login-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByText('Loading the page...')).toBeVisible();
  go();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('Loading the page...')).toHaveCount(0);
});

// Not among the tests that allow no error in the console: React writes down what the error screen is shown for.
test('code that does not come within 2 minutes leads to the error screen, which can be left', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hold(page, '**/assets/login-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Loading the page...')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('This page takes too long to load.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
