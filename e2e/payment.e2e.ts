import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import {
  agree,
  alert,
  fillRegistration,
  mailedToken,
  newPerson,
  pay,
  signIn,
  signInAsPaid,
} from './account.ts';
import { expect, test } from './site.ts';
import { change, forgetPayments, setPaymentStatus } from './stored.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

for (const path of ['/payment-success?session_id=', '/payment-success/'] as const) {
  test(`${path} of a visitor without an account leads on to register with the payment`, async ({
    page,
    request,
    site,
  }) => {
    const id = await pay(request, site.url, { email: newPerson().email });
    await page.goto(path + id);
    await expect(heading(page, 'Payment Successful')).toBeVisible();
    await expect(heading(page, 'Next Steps')).toBeVisible();
    await expect(main(page).getByText('Thank you')).toBeVisible();
    await expect(main(page).getByText('check your email for a confirmation link')).toBeVisible();
    await expect(main(page).locator('code')).toHaveText(id);
    await expect(main(page).getByText('Please save it.')).toBeVisible();
    await expect(main(page).getByRole('link')).toHaveText(['Create Account', 'Log In']);
    await main(page).getByRole('link', { name: 'Create Account' }).click();
    await page.waitForURL(`**/register?session_id=${id}`);
  });
}

test('/payment-success without an id leads to plain /register, and there is none to save', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/payment-success');
  await expect(heading(page, 'Next Steps')).toBeVisible();
  await expect(heading(page, 'No Payment Named')).toBeFocused();
  expect(asked.filter((path) => path.includes('check-account-creation'))).toEqual([]);
  await expect(main(page).locator('code')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('/payment-success thanks nobody for what is not paid, and says how it stands', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/payment-success/invented');
  await expect(heading(page, 'Payment Not Found')).toBeFocused();
  await expect(main(page).getByText('Thank you')).toHaveCount(0);
  await expectAccessible(page, 'unknown payment');

  const person = newPerson();
  const id = await pay(request, site.url, { email: person.email });
  const stands = (status: string) => change(site, 'update checkouts set status = ? where id = ?', status, id);
  for (const [status, title] of [
    ['pending', 'Payment on Its Way'],
    ['disputed', 'Payment Disputed'],
    ['returning', 'You Paid Twice'],
    ['refunded', 'Payment Refunded'],
  ] as const) {
    stands(status);
    if (status === 'pending' || status === 'returning') {
      // The provider would know better, and a job that gives money back may come before the page.
      await page.route('**/payment-session/*', (route) =>
        route.fulfill({ json: { status, has_account: false, payer: null } }),
      );
    }
    await page.goto(`/payment-success/${id}`);
    await expect(heading(page, title)).toBeFocused();
    await expect(heading(page, 'Payment Successful')).toHaveCount(0);
    await expectNoSidewaysScroll(page, status);
    await page.unroute('**/payment-session/*');
  }

  let lost = true;
  stands('paid');
  await page.route('**/payment-session/*', (route) => (lost ? route.abort() : route.continue()));
  await page.goto(`/payment-success/${id}`);
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText('Failed to verify payment. Please try again.');
  lost = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page, 'Payment Successful')).toBeVisible();
});

test('two tabs, one address: the first checkout ends, and its tab says so', async ({ page, context }) => {
  const person = newPerson();
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/register');
    await fillRegistration(tab, person);
    await agree(tab);
    await tab.getByRole('button', { name: 'Create Account & Pay $10' }).click();
    await expect(tab.getByRole('heading', { name: 'Sandbox Checkout' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await expect(alert(page)).toHaveText(
    'This checkout has ended, and nothing was charged. Please start again.',
  );
  await expect(alert(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText('This checkout has ended')).toBeVisible();
  await second.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await expect(second.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});

test('a mistyped address is seen after the payment and corrected there', async ({ page, request }) => {
  const [wrong, right] = [newPerson(), newPerson()];
  await page.goto('/payment');
  await fillRegistration(page, wrong);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await expect(main(page).getByText(wrong.email)).toBeVisible();
  await page.getByRole('button', { name: 'Correct My Email' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(wrong.email);
  await email.fill('nonsense');
  await email.press('Enter');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(right.email);
  await email.press('Enter');
  await expect(page.getByText('Your email is now')).toBeVisible();
  await expectAccessible(page, 'corrected email');
  await mailedToken(request, right.email, 'confirm-email');
});

test('/payment-success of an account that the payment made leads to log in, and nowhere else', async ({
  page,
  request,
  site,
}) => {
  const id = await pay(request, site.url, newPerson());
  await page.goto(`/payment-success?session_id=${id}`);
  await expect(main(page).getByText('Your login credentials were emailed to you')).toBeVisible();
  await expect(main(page).getByText('spam')).toBeVisible();
  await expect(main(page).getByText('confirmation link')).toBeVisible();
  await expect(heading(page, 'Next Steps')).toHaveCount(0);
  await expect(main(page).getByRole('link').filter({ hasNotText: 'outbox' })).toHaveText([
    'Log In with Email Credentials',
  ]);
});

test('/payment-success goes on without the notice where the account cannot be checked', async ({
  page,
  request,
  site,
}) => {
  const id = await pay(request, site.url, { email: newPerson().email });
  await page.route('**/check-account-creation/*', (route) => route.abort());
  await page.goto(`/payment-success?session_id=${id}`);
  await expect(heading(page, 'Next Steps')).toBeVisible();
  await expect(main(page).locator('code')).toHaveText(id);
  await expect(main(page).getByText('credentials')).toHaveCount(0);
});

test('the id of a payment is copied by a press, or by hand where the browser refuses', async ({
  page,
  context,
  request,
  site,
}) => {
  const id = await pay(request, site.url, { email: newPerson().email });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/payment-success?session_id=${id}`);
  await page.getByRole('button', { name: 'Copy ID' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copied' }).click();
  await expect(page.getByText('Please select the ID and copy it yourself.')).toBeVisible();
});

test('after a payment a signed-in user is counted down to the analyzer, or stays', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  const id = await pay(request, site.url, { email: newPerson().email });
  await page.clock.install();
  await page.route('**/check-account-creation/*', (route) => route.abort());
  await page.goto(`/payment-success?session_id=${id}`);
  await expect(heading(page, 'Payment Successful')).toBeVisible();
  await expect(main(page).locator('code')).toHaveText(id);
  const go = page.getByRole('link', { name: 'Go to Document Analyzer' });
  await expect(go).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText(/in [1-6] seconds/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay on This Page' }).click();
  await expect(go).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(heading(page, 'Payment Successful')).toBeVisible();
  await page.reload();
  await expect(go).toBeVisible();
  await page.clock.runFor(11_000);
  await page.waitForURL('**/analyze');
});

test('what a payment status means is said where it can be paid', async ({ page, request, site }) => {
  const person = await signIn(page, request, site.url);
  await page.goto('/payment');
  await page.waitForURL('**/analyze');
  await page.route('**/api/payments/payment-status', (route) => route.abort());
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: 'Pay $10 Now' })).toBeVisible();
  await page.unroute('**/api/payments/payment-status');

  setPaymentStatus(site, person.email, 'disputed');
  await page.goto('/payment');
  await expect(page.getByText('Payment disputed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $10 Now' })).toHaveCount(0);
  await expectAccessible(page, 'disputed');
  await expectNoSidewaysScroll(page, 'disputed');
  setPaymentStatus(site, person.email, 'pending');
  await page.goto('/payment');
  await expect(page.getByText('Payment not completed')).toBeVisible();
  await expectAccessible(page, 'pending');
  await expectNoSidewaysScroll(page, 'pending');
  const refusal = 'A payment for this email is still on its way.';
  await page.route('**/create-checkout-session', (route) =>
    route.fulfill({ status: 409, json: { detail: refusal, code: 'payment_pending' } }),
  );
  await page.getByRole('button', { name: 'Pay $10 Now' }).click();
  await expect(alert(page)).toHaveText(refusal);
  await page.unroute('**/create-checkout-session');
  // The provider knows by now that it was paid.
  await page.getByRole('button', { name: 'Pay $10 Now' }).click();
  await page.waitForURL('**/analyze');
  setPaymentStatus(site, person.email, 'pending');
  await page.goto('/payment');
  await expect(page.getByText('Payment not completed')).toBeVisible();
  setPaymentStatus(site, person.email, 'refunded');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('Payment refunded')).toBeVisible();
  await expectNoSidewaysScroll(page, 'refunded');
  await page.goto('/profile');
  await expect(page.getByText('Payment refunded')).toBeVisible();
  await expectNoSidewaysScroll(page, 'profile of a refunded user');
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay $10 Now' }).click();
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await expect(page.getByRole('link', { name: 'Go to Document Analyzer' })).toBeVisible();
});

test('the analyzer says why it is locked, and opens as soon as it is not', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  const analyzer = page.getByRole('heading', { name: 'Analyze a document' });
  const locked = async (...words: string[]) => {
    await expect(heading(page, 'Payment Required')).toBeVisible();
    const text = 'You need to pay $10 to access document analysis.';
    await expect(main(page).getByText(text)).toBeVisible();
    const pay = main(page).getByRole('link', { name: 'Pay $10 Now' });
    await expect(pay).toHaveAttribute('href', '/payment');
    await expect(main(page).getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
    for (const said of words) await expect(main(page).getByText(said)).toBeVisible();
    await expectAccessible(page, `locked ${words}`);
    await expectNoSidewaysScroll(page, `locked ${words}`);
  };
  setPaymentStatus(site, person.email, 'disputed');
  await page.goto('/analyze');
  await expect(heading(page, 'Payment Required')).toBeVisible();
  await expect(main(page).getByText('Payment disputed')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Pay $10 Now' })).toHaveCount(0);
  setPaymentStatus(site, person.email, 'pending');
  await page.goto('/analyze');
  await locked('Payment not completed');
  setPaymentStatus(site, person.email, 'paid');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(analyzer).toBeVisible();

  setPaymentStatus(site, person.email, 'refunded');
  await page.goto('/analyze');
  await locked('Payment refunded');

  let lost = true;
  await page.route('**/payment-status', (route) => (lost ? route.abort() : route.continue()));
  setPaymentStatus(site, person.email, 'paid');
  await page.goto('/analyze');
  await locked('Your payment status could not be checked.');
  lost = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(analyzer).toBeVisible();

  forgetPayments(site, person.email);
  await page.goto('/analyze');
  await locked();
  await expect(main(page).getByText('Payment not completed')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Pay $10 Now' }).click();
  await page.getByRole('button', { name: 'Pay $10 Now' }).click();
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await page.getByRole('link', { name: 'Go to Document Analyzer' }).click();
  await expect(analyzer).toBeVisible();
});
