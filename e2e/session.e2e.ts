import type { APIRequest, Page } from '@playwright/test';
import { logIn, openAccount, type Person, signIn, signInAsPaid } from './account.ts';
import { choose, rowOf } from './library.ts';
import { expect, test, untilAlive } from './site.ts';
import { endSessions, passAccessWindow } from './stored.ts';
import { upload } from './stored-documents.ts';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const session = 'plaindeed.session';
const attempt = 'plaindeed.refresh-attempt';

async function openFromMenu(page: Page, entry: string) {
  await account(page).click();
  await page.getByRole('banner').getByRole('link', { name: entry }).click();
}

/** Somebody's other device, by the API alone. */
async function signedInElsewhere(request: APIRequest, url: string, person: Person) {
  const device = await request.newContext({ baseURL: url });
  const answer = await device.post('/api/auth/login', { data: person, headers: { origin: url } });
  expect(answer.ok()).toBe(true);
  return device;
}

/** The API calls that a page makes, 'GET /api/documents 200', as their answers come. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${answer.request().method()} ${pathname} ${answer.status()}`);
  });
  return calls;
}

test('a login is stored, shown in the header and forgotten by a logout that leads home', async ({
  page,
  request,
  site,
}) => {
  const person = await openAccount(request, site.url);
  await page.goto('/login');
  await page.evaluate((key) => localStorage.setItem(key, '1'), attempt);
  const typed = person.email.toUpperCase();
  await logIn(page, { ...person, email: typed });
  await page.waitForURL('**/analyze');
  const record = JSON.parse((await stored(page, session)) ?? '{}');
  expect(record).toMatchObject({ email: typed, user: { email: person.email, email_confirmed: true } });
  expect(Math.abs(Date.now() - record.loginTime)).toBeLessThan(60_000);
  expect(await stored(page, attempt)).toBeNull();
  await expect(account(page)).toContainText('B');

  await account(page).click();
  const menu = page.getByRole('banner').getByRole('listitem');
  await expect(menu.filter({ hasText: /^(Profile|My Documents|Logout)$/ })).toHaveCount(3);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(loginLink(page)).toBeVisible();
  expect(await stored(page, session)).toBeNull();
});

test('a visitor is sent to log in from every guarded page, and back to where they were going', async ({
  page,
  request,
  site,
}) => {
  const person = await openAccount(request, site.url);
  for (const path of ['/analyze', '/profile', '/documents/some-id', '/upload-document', '/documents']) {
    await page.goto(path);
    await page.waitForURL('**/login');
    await expect(page.getByText('You will return to where you were.')).toBeVisible();
  }
  await page.goto('/analyze?type=bylaws');
  await page.waitForURL('**/login');
  await page.reload();
  await logIn(page, person);
  await page.waitForURL('**/analyze?type=bylaws');
});

test('a session past its window is renewed once, unseen, for all the calls of a page', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  await expect(page.getByRole('heading', { name: 'Analyze a document' })).toBeVisible();
  passAccessWindow(site, person.email);
  // It would renew the session by itself, before the others ask.
  await page.route('**/api/payments/payment-status', (route) => route.abort());
  const calls = callsOf(page);
  await openFromMenu(page, 'Profile');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  // Which of them the server refuses, and which wait for the renewal, is told by the order in which they leave.
  expect(calls.filter((call) => call.endsWith(' 401'))).not.toEqual([]);
  expect(calls).toContain('GET /api/users/profile 200');
  expect(calls).toContain('GET /api/users/me/sessions 200');
  expect(calls.filter((call) => call.startsWith('POST /api/auth/refresh'))).toEqual([
    'POST /api/auth/refresh 200',
  ]);
  expect(Number(await stored(page, attempt))).toBeGreaterThan(0);
});

test('a user who comes back after a while is not asked to pay again', async ({ page, request, site }) => {
  const person = await signInAsPaid(page, request, site.url);
  await openFromMenu(page, 'Profile');
  await expect(page.getByText('This device')).toBeVisible();
  passAccessWindow(site, person.email);
  await page.getByRole('banner').getByRole('link', { name: 'Analyzer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Analyze a document' })).toBeVisible();
});

test('a session that the server has ended leads to log in, says so, and back', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  // Verified, and on a page that asks for nothing more.
  const verified = page.waitForResponse('**/api/auth/me');
  await page.goto('/');
  await verified;
  await page.context().clearCookies();
  const calls = callsOf(page);
  await openFromMenu(page, 'My Documents');
  await page.waitForURL('**/login');
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  expect(await stored(page, session)).toBeNull();
  expect(calls.filter((call) => call.includes('refresh'))).toEqual(['POST /api/auth/refresh 401']);
  await logIn(page, person);
  await page.waitForURL('**/documents');
  await expect(page.getByRole('heading', { name: 'No Documents Yet' })).toBeVisible();
});

test('on load a session that the server does not confirm is cleared', async ({ page, request, site }) => {
  const person = await signIn(page, request, site.url);
  endSessions(site, person.email);
  await page.goto('/');
  await expect(loginLink(page)).toBeVisible();
  await expect.poll(() => stored(page, session)).toBeNull();
});

test('a session is verified on load and every 5 minutes, and its record is read every 5 seconds', async ({
  page,
  request,
  site,
}) => {
  const person = await signIn(page, request, site.url);
  await page.clock.install();
  const calls = callsOf(page);
  const verifications = () => calls.filter((call) => call.startsWith('GET /api/auth/me')).length;
  await page.goto('/');
  await expect(account(page)).toBeVisible();
  await expect.poll(verifications).toBe(1);
  await page.clock.fastForward('04:30');
  await page.clock.fastForward('00:31');
  await expect.poll(verifications).toBe(2);

  // Written by this tab itself: no storage event tells of it.
  const record = await stored(page, session);
  await page.evaluate((key) => localStorage.removeItem(key), session);
  await page.clock.runFor(5_000);
  await expect(loginLink(page)).toBeVisible();
  await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [session, record]);
  await page.clock.runFor(5_000);
  await expect(account(page)).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, '{"user":'), session);
  await page.clock.runFor(5_000);
  await expect(loginLink(page)).toBeVisible();
  expect(await stored(page, session)).toBeNull();

  await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [session, record]);
  await page.clock.runFor(5_000);
  endSessions(site, person.email);
  await page.clock.fastForward('05:01');
  await expect(loginLink(page)).toBeVisible();
});

test('the header reads the record again when the page changes', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await page.clock.install();
  const verified = page.waitForResponse('**/api/auth/me');
  await page.goto('/');
  await untilAlive(page);
  await verified;
  await expect(account(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate((key) => localStorage.removeItem(key), session);
  await expect(account(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sample Analysis' }).click();
  await page.waitForURL('**/sample');
  await expect(loginLink(page)).toBeVisible();
});

test('two tabs stay in step', async ({ page, request, site, context }) => {
  const [ada, ben] = [await openAccount(request, site.url), await openAccount(request, site.url)];
  const second = await context.newPage();
  await second.goto('/login');
  await page.goto('/login');
  await logIn(page, ada);
  await page.waitForURL('**/analyze');
  await second.waitForURL('**/analyze');
  await openFromMenu(second, 'Profile');
  await expect(second.getByRole('main').getByText(ada.email)).toBeVisible();

  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginLink(page)).toBeVisible();
  await second.waitForURL('**/login');
  await loginLink(page).click();
  await logIn(page, ben);
  await page.waitForURL('**/analyze');
  await second.waitForURL('**/profile');
  await expect(second.getByRole('main').getByText(ben.email)).toBeVisible();
  await expect(second.getByText(ada.email)).toHaveCount(0);
});

test('a page of one user shows the next one as soon as the record changes', async ({
  page,
  request,
  site,
  context,
}) => {
  const ada = await signInAsPaid(page, request, site.url);
  await openFromMenu(page, 'Profile');
  await expect(page.getByRole('main').getByText(ada.email)).toBeVisible();
  const ben = await openAccount(request, site.url);
  const answer = await context.request.post('/api/auth/login', {
    data: { email: ben.email, password: ben.password },
    headers: { origin: site.url },
  });
  const record = JSON.stringify({ user: await answer.json(), email: ben.email, loginTime: 1 });
  await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [session, record]);
  await expect(page.getByRole('main').getByText(ben.email)).toBeVisible();
  await expect(page.getByText(ada.email)).toHaveCount(0);
});

test('a password that is changed in one tab leaves the other signed in; changed elsewhere, both log in again', async ({
  page,
  request,
  site,
  context,
  playwright,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  const second = await context.newPage();
  await second.goto('/documents');
  await expect(second.getByRole('heading', { name: 'No Documents Yet' })).toBeVisible();
  await openFromMenu(page, 'Profile');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('three boats at noon');
  await page.getByLabel('Confirm new password').fill('three boats at noon');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await openFromMenu(second, 'Profile');
  await expect(second.getByText('This device')).toBeVisible();

  const phone = await signedInElsewhere(playwright.request, site.url, {
    ...person,
    password: 'three boats at noon',
  });
  await phone.post('/api/auth/change-password', {
    data: {
      current_password: 'three boats at noon',
      password: 'four boats at noon',
      password_confirm: 'four boats at noon',
    },
    headers: { origin: site.url },
  });
  await openFromMenu(page, 'My Documents');
  await page.waitForURL('**/login');
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await second.waitForURL('**/login');
  await logIn(page, { ...person, password: 'four boats at noon' });
  await page.waitForURL('**/documents');
  await second.waitForURL('**/profile');
  await expect(second.getByText('This device')).toBeVisible();
  await phone.dispose();
});

test('a new name in the profile is in the stored record, in both tabs', async ({
  page,
  request,
  site,
  context,
}) => {
  await signInAsPaid(page, request, site.url);
  const second = await context.newPage();
  await second.goto('/');
  const before = JSON.parse((await stored(page, session)) ?? '{}');
  await openFromMenu(page, 'Profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('Rowan');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  for (const tab of [page, second]) {
    expect(JSON.parse((await stored(tab, session)) ?? '{}')).toEqual({
      ...before,
      user: { ...before.user, first_name: 'Rowan' },
    });
  }
});

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('plaindeed.typed'));

test('what was typed into the profile is there again after the session was lost, until it is saved or left', async ({
  page,
  request,
  site,
  context,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  const edit = async () => {
    await openFromMenu(page, 'Profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('First name').fill('Rowan');
    await page.getByLabel('Bio').fill('Buys a condo.');
    await page.getByLabel('Current password').fill('no matter');
  };
  const back = page.getByText('What you typed is here again, and not saved yet.');
  const expectTyped = async () => {
    await page.waitForURL('**/profile');
    await expect(back).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Rowan');
    await expect(page.getByLabel('Bio')).toHaveValue('Buys a condo.');
    await expect(page.getByLabel('Current password')).toHaveValue('');
    expect(await kept(page)).not.toContain('no matter');
  };
  await edit();
  endSessions(site, person.email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await logIn(page, person);
  await expectTyped();
  await page.reload();
  await expectTyped();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(await kept(page)).toBeNull();

  await edit();
  endSessions(site, person.email);
  // Another tab finds out first.
  const second = await context.newPage();
  await second.goto('/');
  await page.waitForURL('**/login');
  await logIn(page, person);
  await expectTyped();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  expect(await kept(page)).toBeNull();
});

test('what was typed is gone after a logout, and is for nobody else', async ({
  page,
  request,
  site,
  context,
}) => {
  const [ada, ben] = [await signInAsPaid(page, request, site.url), await openAccount(request, site.url)];
  const type = async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Bio').fill('Nobody else’s.');
  };
  await openFromMenu(page, 'Profile');
  await type();
  // In another tab.
  const second = await context.newPage();
  await second.goto('/');
  await account(second).click();
  await second.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await logIn(page, ada);
  await page.waitForURL('**/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(await kept(page)).toBeNull();

  await type();
  endSessions(site, ada.email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('**/login');
  await logIn(page, ben);
  await page.waitForURL('**/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByText('Nobody else’s.')).toHaveCount(0);
});

test('a new name of a document is there again after the session was lost', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  await upload(page, site.url, { file: { name: 'house.txt', bytes: Buffer.from('Rules of the house.') } });
  await openFromMenu(page, 'My Documents');
  await choose(page, 'house.txt', 'Rename');
  const name = page.getByLabel('New name of house.txt');
  await name.fill('House rules of 2026');
  endSessions(site, person.email);
  await name.press('Enter');
  await page.waitForURL('**/login');
  await logIn(page, person);
  await page.waitForURL('**/documents');
  await expect(name).toHaveValue('House rules of 2026');
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(rowOf(page, 'House rules of 2026.txt')).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('a reload shows a user as a user, and a visitor as a visitor, before the page’s code is here', async ({
  page,
  request,
  site,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/login', '/hoa-laws/california']) {
    await page.goto(path);
    await expect(loginLink(page)).toBeVisible();
    await expect(account(page)).toBeHidden();
  }
  await page.unroute('**/assets/*.js');
  await signIn(page, request, site.url);
  await page.goto('/');
  const placed = await account(page).boundingBox();
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/documents', '/hoa-laws/california']) {
    await page.goto(path);
    await expect(account(page)).toBeVisible();
    await expect(loginLink(page)).toBeHidden();
    expect(await account(page).boundingBox()).toEqual(placed);
    const letter = account(page).locator('span').first();
    expect(await letter.evaluate((e) => getComputedStyle(e, '::before').content)).toBe('"B"');
  }
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeHidden();
  }
  // Broken, a record is none.
  for (const record of ['{', 'null', '{"user":null}', '{"user":{"email":7}}']) {
    await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [session, record]);
    await page.goto('/');
    await expect(loginLink(page)).toBeVisible();
  }
});
