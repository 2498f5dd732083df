import { alert, hold, logIn, mailedToken, openAccount, signInAsPaid } from './account.ts';
import { expect, test } from './site.ts';

test('a login that fails says why', async ({ page, request, site }) => {
  const person = await openAccount(request, site.url);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(alert(page)).toHaveText('Please enter both email and password.');
  await expect(page.getByLabel('Password')).toBeFocused();

  await logIn(page, { ...person, password: 'wrong-password' });
  await expect(alert(page)).toHaveText('Invalid email or password');
  await logIn(page, { email: 'nobody@example.com', password: person.password });
  await expect(alert(page)).toHaveText('Invalid email or password');

  const calls = '**/api/auth/login';
  for (const [answer, message] of [
    [{ status: 500, json: {} }, 'Login failed. Please try again.'],
    [{ status: 429, json: { detail: 'Too many attempts.' } }, 'Too many attempts.'],
    [{ status: 200, json: {} }, 'Login failed. Please check your credentials.'],
    [null, 'No response from server. Please check your connection'],
  ] as const) {
    await page.route(calls, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await logIn(page, person);
    await expect(alert(page)).toHaveText(message);
    await page.unroute(calls);
  }

  const go = await hold(page, calls);
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  go();
  await page.waitForURL('**/analyze');
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await page.waitForURL('**/analyze');
  }
});

test('a forgotten password is set anew by a mailed link, once, and ends every session', async ({
  page,
  request,
  site,
  browser,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  const other = await browser.newContext({ baseURL: site.url });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(elsewhere.getByText('Email is required')).toBeVisible();
  await elsewhere.getByLabel('Email').fill('nobody-here@example.com');
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click();
  const same = elsewhere.getByText('has an account, a link to set a new password is on its way.');
  await expect(same).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Use Another Address' }).click();
  await elsewhere.getByLabel('Email').fill(person.email);
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(same).toBeVisible();

  const link = `/reset-password?token=${await mailedToken(request, person.email, 'reset-password')}`;
  await elsewhere.goto(link);
  const fresh = elsewhere.getByLabel('New password', { exact: true });
  const again = elsewhere.getByLabel('Confirm new password');
  const set = elsewhere.getByRole('button', { name: 'Set New Password' });
  await fresh.fill('abc');
  await again.fill('abd');
  await set.click();
  await expect(elsewhere.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(elsewhere.getByText('Passwords do not match')).toBeVisible();
  await fresh.fill('123456');
  await again.fill('123456');
  await set.click();
  await expect(alert(elsewhere)).toContainText('This password is too common.');
  await fresh.fill('three boats at noon');
  await again.fill('three boats at noon');
  await set.click();
  await expect(elsewhere.getByText('Your password is set')).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My Documents' }).first().click();
  await page.waitForURL('**/login');
  await logIn(page, person);
  await expect(alert(page)).toHaveText('Invalid email or password');
  await logIn(page, { ...person, password: 'three boats at noon' });
  await page.waitForURL('**/documents');

  await elsewhere.goto(link);
  await fresh.fill('four boats at noon');
  await again.fill('four boats at noon');
  await set.click();
  await expect(alert(elsewhere)).toHaveText(
    'This password reset link is not valid or has expired. Please ask for a new one.',
  );
  await elsewhere.getByRole('link', { name: 'Ask for a New Link' }).click();
  await elsewhere.waitForURL('**/forgot-password');
  await other.close();
});
