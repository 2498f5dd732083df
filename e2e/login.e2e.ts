import { expectAccessible } from './accessible.ts';
import { alert, hold, logIn, mailedToken, newPerson, openAccount, pay, signInAsPaid } from './account.ts';
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
  await expect(alert(page)).toBeFocused();
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

test('who comes to analyze and has no account sees the price, a sample and the way to register', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Analyze My Documents' }).first().click();
    await page.waitForURL('**/login');
    const offer = page.getByRole('region', { name: 'New here?' });
    await expect(offer).toContainText('$10, once.');
    await expect(offer).toContainText('No recurring charges. 30-day money-back guarantee.');
    const register = offer.getByRole('link', { name: 'Register for $10' });
    const [way, logInButton] = [register, page.getByRole('button', { name: 'Log In' })];
    // What was pressed on the page before lies where the pointer is.
    await page.mouse.move(0, 0);
    for (const look of ['background-color', 'color', 'font-size', 'min-height'])
      await expect(way).toHaveCSS(
        look,
        await logInButton.evaluate((e, p) => getComputedStyle(e).getPropertyValue(p), look),
      );
    // As plainly as the log-in: without scrolling.
    await expect(register).toBeInViewport({ ratio: 1 });
    await expect(offer.getByRole('link', { name: 'See Sample Analysis' })).toBeInViewport({ ratio: 1 });
    await register.click();
    await page.waitForURL('**/register');
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
  await expect(fresh).toBeFocused();
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
  await expect(alert(elsewhere)).toBeFocused();
  await elsewhere.getByRole('link', { name: 'Ask for a New Link' }).click();
  await elsewhere.waitForURL('**/forgot-password');
  await other.close();
});

test('too many attempts say how long to wait', async ({ page, request, site }) => {
  const email = newPerson().email;
  for (let nth = 0; nth < 10; nth += 1) {
    const data = { email, password: 'not-the-one' };
    await request.post('/api/auth/login', { data, headers: { origin: site.url } });
  }
  await page.goto('/login');
  await logIn(page, { email, password: 'not-the-one' });
  await expect(alert(page)).toHaveText(
    /^Too many wrong passwords .* by the link that we email you\. You can try again in (?:10|9) minutes\.$/,
  );

  await page.goto('/forgot-password');
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  for (let nth = 0; nth < 5; nth += 1) {
    await page.getByLabel('Email').fill(email);
    await send.click();
    await page.getByRole('button', { name: 'Use Another Address' }).click();
  }
  await page.getByLabel('Email').fill(email);
  await send.click();
  await expect(alert(page)).toContainText(/You can try again in (?:60|59) minutes\.$/);
  await expect(alert(page)).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('a password is shown when asked to be, and hidden when it is sent', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password');
  await password.fill('three boats');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('three boats');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await password.press('Enter');
  await expect(alert(page)).toHaveText('Please enter both email and password.');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('without a network every form says so, keeps what is typed, and works again with one', async ({
  page,
  context,
  request,
  site,
}) => {
  const person = await openAccount(request, site.url);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const lost = 'No response from server. Please check your connection';
  await expect(alert(page)).toHaveText(lost);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check Your Email' })).toBeFocused();

  await page.goto('/login');
  await context.setOffline(true);
  await logIn(page, person);
  await expect(alert(page)).toHaveText(lost);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/analyze');
});

test('opening a confirmation link confirms nothing: a press does, and the link says so afterwards', async ({
  page,
  request,
  site,
}) => {
  const person = newPerson();
  await pay(request, site.url, person);
  const link = `/confirm-email?token=${await mailedToken(request, person.email, 'confirm-email')}`;
  const confirm = page.getByRole('button', { name: 'Confirm My Email' });
  // As a program does that looks through mail, scripts and all.
  await page.goto(link);
  await expect(confirm).toBeVisible();
  await page.goto('/login');
  await logIn(page, person);
  await expect(alert(page)).toContainText('Please confirm your email address first.');

  await page.goto(link);
  let lost = true;
  await page.route('**/api/auth/confirm-email', (route) => (lost ? route.abort() : route.continue()));
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-mine-1');
  await confirm.click();
  await expect(alert(page)).toContainText('No response from server. Please check your connection');
  await expect(alert(page)).toBeFocused();
  lost = false;
  await confirm.press('Enter');
  await expect(alert(page)).toHaveText(
    'This is not the password that was chosen for this account. Check it, or set a new one.',
  );
  await expect(alert(page)).toBeFocused();
  await password.fill(person.password);
  await confirm.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();
  await expect(page.getByText('Thank you. Your account is ready')).toBeFocused();
  await page.goto(link);
  await expect(page.getByText('This email is already confirmed.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, person);
  await page.waitForURL('**/analyze');
});

test('whoever reads the mail sets the password where another chose it', async ({ page, request, site }) => {
  const person = newPerson();
  await pay(request, site.url, { email: person.email, password: 'a-stranger-s-1' });
  await page.goto(`/confirm-email?token=${await mailedToken(request, person.email, 'confirm-email')}`);
  await page.getByRole('button', { name: 'Set a New Password Instead' }).click();
  const password = page.getByLabel('New password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page, 'a new password with the confirmation');
  await password.fill(person.password);
  await page.getByLabel('Confirm new password').fill(person.password);
  await page.getByRole('button', { name: 'Confirm My Email' }).click();
  await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, { ...person, password: 'a-stranger-s-1' });
  await expect(alert(page)).toContainText('Invalid email or password');
  await logIn(page, person);
  await page.waitForURL('**/analyze');
});

test('a confirmation link that cannot be looked up is tried again by a press; a bad one can be replaced', async ({
  page,
  request,
  site,
}) => {
  const person = newPerson();
  await pay(request, site.url, person);
  const token = await mailedToken(request, person.email, 'confirm-email');
  let lost = true;
  await page.route('**/api/auth/check-confirmation', (route) => (lost ? route.abort() : route.continue()));
  await page.goto(`/confirm-email?token=${token}`);
  await expect(alert(page)).toContainText('No response from server. Please check your connection');
  lost = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Confirm My Email' })).toBeVisible();

  await page.goto('/confirm-email?token=made-up');
  await expect(alert(page)).toHaveText('This confirmation link is not valid or has expired.');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('a new link is on its way')).toBeVisible();
});
