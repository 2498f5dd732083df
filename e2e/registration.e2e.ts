import type { Page } from '@playwright/test';
import {
  agree,
  alert,
  confirmEmail,
  fillRegistration,
  hold,
  logIn,
  mailedToken,
  newPerson,
  openAccount,
  pay,
} from './account.ts';
import { expect, test } from './site.ts';

for (const [path, title] of [
  ['/register', 'Create Your Account'],
  ['/payment', 'Unlock HOA Document Analysis'],
] as const) {
  test(`${path} collects everything that needs mending in one message`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const send = page.getByRole('button', { name: 'Create Account & Pay $10' });
    await send.click();
    await expect(alert(page)).toHaveText(
      'First name is required. Last name is required. Email is required. Password is required. ' +
        'You must agree to the terms and conditions',
    );
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.locator('form[novalidate] input:not([required])')).toHaveCount(0);
    await fillRegistration(page, { email: 'robin@', password: 'abc' }, 'abd');
    await agree(page);
    await send.click();
    await expect(alert(page)).toHaveText(
      'Please enter a valid email. Password must be at least 6 characters. Passwords do not match',
    );
  });
}

test('what the payment buys is said beside both forms', async ({ page }) => {
  for (const path of ['/register', '/payment']) {
    await page.goto(path);
    const offer = page.getByRole('region', { name: 'What you get' });
    await expect(offer.getByRole('listitem')).toHaveText([
      /^Unlimited analysis/,
      /^Insights/,
      /^Financial statement analysis/,
      /^CC&R and bylaws review/,
      /^30-day money-back guarantee/,
    ]);
    const badges = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasNot: page.locator('p') });
    await expect(badges).toHaveText(['Secure payment', '30-day money back', 'No recurring charges']);
    await expect(page.getByRole('main').getByText('$10').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  }
  await expect(page.getByText('Unlimited analysis for $10.')).toBeVisible();
});

test('pages say what they wait for, and lead to one another', async ({ page }) => {
  for (const [path, call, waiting, heading] of [
    ['/payment', '**/payment-status', 'Checking your payment status...', 'Unlock HOA Document Analysis'],
    ['/payment-success?session_id=x', '**/outbox', 'Setting up your account...', 'Payment Not Found'],
    ['/register?session_id=x', '**/verify-payment-session/*', 'Verifying your payment...', 'Complete Your'],
  ] as const) {
    const go = await hold(page, call);
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
    go();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(waiting)).toHaveCount(0);
    await page.unroute(call);
  }
  const main = page.getByRole('main');
  await page.goto('/login');
  await main.getByRole('link', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/register');
  await page.getByLabel('First name').fill('Robin');
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await main.getByRole('link', { name }).click();
    await (await opened).waitForURL(`**${path}`);
  }
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await main.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
});

test('the strength of a password is told in a word, and the most common ones are refused', async ({
  page,
}) => {
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  const strength = page.getByRole('status').filter({ hasText: 'Password strength' });
  for (const [typed, word] of [
    ['abc', 'Too short.'],
    ['password', 'Weak.'],
    ['plum7tree', 'Fair.'],
    ['three boats at noon', 'Strong.'],
  ] as const) {
    await password.fill(typed);
    await expect(strength).toContainText(word);
  }
  await fillRegistration(page, { email: newPerson().email, password: 'password' });
  await agree(page);
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await expect(alert(page)).toHaveText(
    'This password is too common. Please choose one that is harder to guess.',
  );
});

test('paying first: the payment makes the account, which asks for its confirmation and mails it again', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await page.goto('/payment');
  await fillRegistration(page, person);
  await agree(page);
  const go = await hold(page, '**/create-checkout-session');
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  go();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/payment');
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillRegistration(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();

  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('Your login credentials were emailed to you')).toBeVisible();
  await expect(page.getByText('confirmation link')).toBeVisible();
  await expect(page.getByText('spam').first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('session_id') ?? '';
  await expect(page.locator('code')).toHaveText(id);
  await expect(page.getByText('Please save it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Log In with Email Credentials' }).click();
  await logIn(page, person);
  await expect(alert(page)).toContainText('Please confirm your email address first.');
  const first = await mailedToken(request, person.email, 'confirm-email');
  await page.getByRole('button', { name: 'Send the Link Again' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  const second = await mailedToken(request, person.email, 'confirm-email', first);
  await page.goto(`/confirm-email?token=${second}`);
  await confirmEmail(page, person);
  await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, person);
  await page.waitForURL('**/analyze');
});

test('paying first, registering later: by the link, by the saved id, and only once', async ({
  page,
  request,
  site,
}) => {
  const person = newPerson();
  const id = await pay(request, site.url, { email: person.email });
  await page.goto(`/payment-success/${id}`);
  await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await expect(page.getByText('check your email for a confirmation link')).toBeVisible();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.waitForURL(`**/register?session_id=${id}`);

  await page.goto('/register');
  await page.getByText('Already paid? Finish your registration').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Payment session ID is required')).toBeVisible();
  await page.getByLabel('Payment session ID').fill(` ${id} `);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Complete Your Registration' })).toBeVisible();
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await expect(complete).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(page.getByLabel('Last name')).toHaveValue('Ash');
  await complete.click();
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  await fillRegistration(page, person, 'another');
  await agree(page);
  await complete.click();
  await expect(alert(page)).toHaveText('Passwords do not match');
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByLabel('I agree to the').uncheck();
  await complete.click();
  await expect(alert(page)).toHaveText('You must agree to the terms and conditions');
  await agree(page);
  await complete.click();

  const popup = page.getByRole('dialog', { name: 'Check Your Email' });
  await expect(popup).toContainText(person.email);
  await expect(popup).toContainText('spam');
  await popup.getByRole('button', { name: 'Got it!' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // The used payment is not offered again.
  await page.goBack();
  await expect(page).not.toHaveURL(/session_id/);

  await page.goto(`/register?session_id=${id}`);
  const used = page.getByRole('status').filter({ hasText: 'This payment already has an account' });
  await expect(used).toBeFocused();
  await expect(complete).toHaveCount(0);
  await page.goto('/register?session_id=made-up');
  await expect(alert(page)).toContainText(
    'Invalid or incomplete payment. Please complete payment before registration.',
  );
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toBeInViewport();
  await expect(complete).toBeDisabled();
});

test('the popup after a registration is left by a press beside it as well', async ({
  page,
  request,
  site,
}) => {
  const person = newPerson();
  const id = await pay(request, site.url, { email: person.email });
  await page.goto(`/register?session_id=${id}`);
  await fillRegistration(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('dialog', { name: 'Check Your Email' })).toBeVisible();
  await page.mouse.click(5, 400);
  await page.waitForURL((url) => url.pathname === '/');
});

test('a registration whose payment cannot be verified waits, and asks again', async ({
  page,
  request,
  site,
}) => {
  const id = await pay(request, site.url, { email: newPerson().email });
  let lost = true;
  await page.route('**/verify-payment-session/*', (route) => (lost ? route.abort() : route.continue()));
  await page.goto(`/register?session_id=${id}`);
  await expect(page.getByText('Failed to verify payment. Please try again.')).toBeVisible();
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await expect(complete).toBeDisabled();
  const form = page.locator('form', { has: complete });
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(alert(page).last()).toHaveText('Please complete payment before registration.');
  lost = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Your payment is verified.')).toBeVisible();
  await expect(complete).toBeEnabled();
  await page.route('**/api/auth/signup', (route) => route.abort());
  await fillRegistration(page, newPerson());
  await agree(page);
  await complete.click();
  await expect(alert(page)).toHaveText('Registration failed. Please try again.');
});

test('a checkout that cannot be started says so, and an address that has paid is told to log in', async ({
  page,
  request,
  site,
}) => {
  const paid = await openAccount(request, site.url);
  await page.goto('/register');
  await fillRegistration(page, newPerson());
  await agree(page);
  const send = page.getByRole('button', { name: 'Create Account & Pay $10' });
  const checkout = '**/api/payments/create-checkout-session';
  const notCreated = 'Failed to create checkout session. Please try again.';
  for (const [answer, message] of [
    [{ status: 500, json: {} }, notCreated],
    [{ status: 200, json: { success: false, url: '' } }, notCreated],
    [null, 'Failed to start payment process. Please try again.'],
  ] as const) {
    await page.route(checkout, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await send.click();
    await expect(alert(page)).toHaveText(message);
    await page.unroute(checkout);
  }
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await page.getByLabel('Email').fill(paid.email);
  await send.click();
  await expect(alert(page)).toContainText(
    'A payment was already made with this email, so you do not need to pay again.',
  );
  await expect(alert(page)).toBeFocused();
  await alert(page).getByRole('link', { name: 'log in' }).click();
  await page.waitForURL('**/login');
});

/** Follows a link of the newest mail to somebody, as the outbox shows it. */
async function openFromMail(page: Page, email: string, label: string) {
  await page.goto('/outbox');
  const mail = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await mail.getByRole('link', { name: label }).first().click();
}

test('whoever pays and closes the browser before the return page finds the account in the mail', async ({
  page,
  site,
  browser,
}) => {
  const person = newPerson();
  const before = await browser.newContext({ baseURL: site.url });
  const leaving = await before.newPage();
  await leaving.route('**/payment-success?*', (route) => route.abort());
  await leaving.goto('/register');
  await fillRegistration(leaving, person);
  await agree(leaving);
  await leaving.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  const paid = leaving.waitForResponse('**/api/payments/sandbox/*/complete');
  await leaving.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await paid;
  await before.close();

  await openFromMail(page, person.email, 'Confirm my email');
  await confirmEmail(page, person);
  await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, person);
  await page.waitForURL('**/analyze');
  await expect(page.getByRole('button', { name: 'Document type' })).toBeVisible();
});

test('a payment without an account is finished from its receipt, days later on another device', async ({
  page,
  request,
  site,
}) => {
  const person = newPerson();
  await pay(request, site.url, { email: person.email });
  // Whoever has lost the receipt and starts anew does not pay again.
  await page.goto('/payment');
  await fillRegistration(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await expect(alert(page)).toContainText(
    'A payment was already made with this email, so you do not need to pay again.',
  );
  await expect(page.getByRole('link', { name: 'Open the local outbox' })).toBeVisible();
  await openFromMail(page, person.email, 'Finish my registration');
  await expect(page.getByText('Your payment is verified.')).toBeVisible();
  await fillRegistration(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the local outbox' }).click();
  await openFromMail(page, person.email, 'Confirm my email');
  await confirmEmail(page, person);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Document type' })).toBeVisible();
});

test('a name that comes to be known while its field has the caret gives way to what is typed', async ({
  page,
  request,
  site,
}) => {
  const id = await pay(request, site.url, { email: newPerson().email });
  const go = await hold(page, `**/payment-session/${id}`);
  await page.goto(`/register?session_id=${id}`);
  const first = page.getByLabel('First name');
  await expect(page.getByText('Your payment is verified.')).toBeVisible();
  await page.getByLabel('Last name').fill('Rowan');
  await first.focus();
  go();
  await expect(first).toHaveValue('Robin');
  await page.keyboard.type('Sam');
  await expect(first).toHaveValue('Sam');
  await expect(page.getByLabel('Last name')).toHaveValue('Rowan');
});

test('the calls of an account carry what they have to, and no more', async ({ page, request, site }) => {
  const person = newPerson();
  const id = await pay(request, site.url, { email: person.email });
  const calls: [string, unknown][] = [];
  page.on('request', (made) => {
    const { pathname } = new URL(made.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/outbox') return;
    calls.push([`${made.method()} ${pathname}`, made.postDataJSON()]);
  });
  const bodyOf = (call: string) => calls.find(([name]) => name === call)?.[1];

  await page.goto(`/register?session_id=${id}`);
  await fillRegistration(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page.getByRole('button', { name: 'Got it!' }).click();
  expect(calls).toContainEqual([`GET /api/payments/verify-payment-session/${id}`, null]);
  expect(bodyOf('POST /api/auth/signup')).toEqual({
    email: person.email,
    password: person.password,
    password_confirm: person.password,
    first_name: 'Robin',
    last_name: 'Ash',
    session_id: id,
  });

  const token = await mailedToken(request, person.email, 'confirm-email');
  await page.goto(`/confirm-email?token=${token}`);
  await confirmEmail(page, person);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, person);
  await page.waitForURL('**/analyze');
  expect(bodyOf('POST /api/auth/login')).toEqual({ email: person.email, password: person.password });
  await expect(page.getByRole('button', { name: 'Document type' })).toBeVisible();
  expect(calls).toContainEqual(['GET /api/payments/payment-status', null]);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Phone').fill('555 0100');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(calls).toContainEqual(['GET /api/auth/me', null]);
  expect(calls).toContainEqual(['GET /api/users/profile', null]);
  expect(bodyOf('PUT /api/users/profile')).toEqual({
    first_name: 'Robin',
    last_name: 'Ash',
    phone: '555 0100',
    bio: '',
  });

  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(bodyOf('POST /api/auth/logout')).toEqual({});

  const other = newPerson();
  await page.goto('/payment');
  await fillRegistration(page, other);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox Checkout' })).toBeVisible();
  expect(bodyOf('POST /api/payments/create-checkout-session')).toEqual({
    success_url: `${site.url}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.url}/payment`,
    customer_email: other.email,
    customer_name: 'Robin Ash',
    first_name: 'Robin',
    last_name: 'Ash',
    password: other.password,
  });
});
