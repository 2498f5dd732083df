import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsPaid } from './account.ts';
import { expect, test } from './site.ts';
import { setPaymentStatus } from './stored.ts';

test('after a payment a signed-in user is counted down to the analyzer', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await page.clock.install();
  await page.route('**/check-account-creation/*', (route) => route.abort());
  await page.goto('/payment-success?session_id=kept-id');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.locator('code')).toHaveText('kept-id');
  await expect(page.getByRole('link', { name: 'Go to Document Analyzer' })).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText(/in [1-6] seconds/)).toBeVisible();
  await page.clock.runFor(10_000);
  await page.waitForURL('**/analyze');
});

test('what a payment status means is said where it can be paid', async ({ page, request, site }) => {
  const person = await signInAsPaid(page, request, site.url);
  await page.goto('/payment');
  await page.waitForURL('**/analyze');
  await page.route('**/api/payments/payment-status', (route) => route.abort());
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: 'Pay $10 Now' })).toBeVisible();
  await page.unroute('**/api/payments/payment-status');

  setPaymentStatus(site, person.email, 'disputed');
  await page.goto('/payment');
  await expect(page.getByText('Payment not completed')).toBeVisible();
  await expectAccessible(page, 'pending');
  await expectNoSidewaysScroll(page, 'pending');
  setPaymentStatus(site, person.email, 'refunded');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('Payment refunded')).toBeVisible();
  await expectNoSidewaysScroll(page, 'refunded');
  await page.goto('/analyze');
  await expect(page.getByRole('heading', { name: 'Payment Required' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Payment refunded')).toBeVisible();
  await expectNoSidewaysScroll(page, 'profile of a refunded user');
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay $10 Now' }).click();
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await expect(page.getByRole('link', { name: 'Go to Document Analyzer' })).toBeVisible();
});
