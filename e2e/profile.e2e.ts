import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { alert, analyzeFile, hold, logIn, type Person, signIn, signInAsPaid } from './account.ts';
import { expect, test } from './site.ts';

async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
}

test('a profile is read, edited, left as it was and saved', async ({ page, request, site }) => {
  const person = await signIn(page, request, site.url);
  await openProfile(page);
  const about = page.getByRole('region', { name: 'About you' });
  await expect(about.locator('dd')).toHaveText(['Robin', 'Ash', person.email, '-', 'No bio provided.']);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const first = about.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(about.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(about.getByText('Email cannot be changed.')).toBeVisible();
  await expect(about.getByLabel('Bio')).toHaveAttribute('rows', '4');
  await first.fill('Someone');
  await about.getByRole('button', { name: 'Cancel' }).click();
  await expect(about.locator('dd').first()).toHaveText('Robin');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await expect(edit).toBeFocused();

  await page.keyboard.press('Enter');
  await first.fill(' ');
  await about.getByLabel('Last name').fill('');
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expect(about.getByText('First name is required')).toBeVisible();
  await expect(about.getByText('Last name is required')).toBeVisible();

  await first.fill('Rowan');
  await about.getByLabel('Last name').fill('Birch');
  await about.getByLabel('Phone').fill('555 0100');
  await about.getByLabel('Bio').fill('Buys a condo.\nHas a dog.');
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alert(page)).toHaveText('Failed to update profile. Please try again later.');
  await page.unroute('**/api/users/profile');

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await about.getByRole('button', { name: 'Save Changes' }).click();
  const saved = page.getByText('Profile updated successfully!');
  await expect(saved).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(saved).toBeVisible();
  await page.clock.runFor(200);
  await expect(saved).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect(about.locator('dd')).toHaveText([
    'Rowan',
    'Birch',
    person.email,
    '555 0100',
    /^Buys a condo\.\s+Has a dog\.$/,
  ]);
  await page.getByRole('link', { name: 'Go to My Documents' }).click();
  await page.waitForURL('**/documents');
});

test('saving shows that it is under way', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const go = await hold(page, '**/api/users/profile');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  go();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
});

test('a profile that cannot be loaded says so, and can be asked for again', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, request, site.url);
  let broken = true;
  await page.route('**/api/users/profile', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/profile');
  await expect(alert(page)).toContainText('Failed to load your profile. Please try again later.');
  broken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('a changed password signs out the other devices and stays signed in here', async ({
  page,
  request,
  site,
  browser,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  const other = await browser.newContext({ baseURL: site.url });
  const phone = await other.newPage();
  await phone.goto('/login');
  await logIn(phone, person);
  await phone.waitForURL('**/analyze');

  await openProfile(page);
  await expect(page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem')).toHaveCount(2);
  const current = page.getByLabel('Current password');
  const fresh = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm new password');
  const change = page.getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(page.getByText('Current password is required')).toBeVisible();
  await expect(current).toBeFocused();
  const common = 'This password is too common. Please choose one that is harder to guess.';
  for (const [now, next, message, wrong] of [
    ['not-my-password', 'three boats at noon', 'The current password is incorrect.', current],
    [person.password, 'qwerty', common, fresh],
    [person.password, person.email, 'Please choose a password that is not your email address.', fresh],
  ] as const) {
    await current.fill(now);
    await fresh.fill(next);
    await again.fill(next);
    await change.click();
    await expect(alert(page)).toHaveText(message);
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAccessibleDescription(new RegExp(message));
  }
  await fresh.fill('three boats at noon');
  await again.fill('three boats at noon');
  await change.click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Your password is changed. Your other devices are signed out.' }),
  ).toBeFocused();
  await expect(current).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem')).toHaveCount(1);

  await phone.getByRole('button', { name: 'Account' }).click();
  await phone.getByRole('banner').getByRole('link', { name: 'My Documents' }).click();
  await phone.waitForURL('**/login');
  await logIn(phone, { ...person, password: 'three boats at noon' });
  await phone.waitForURL('**/documents');
  await other.close();
});

test('devices are signed out one by one and all at once', async ({ page, request, site, browser }) => {
  const person = await signInAsPaid(page, request, site.url);
  const other = await browser.newContext({ baseURL: site.url });
  const phone = await other.newPage();
  const signInPhone = async () => {
    await phone.goto('/login');
    await logIn(phone, person);
    await phone.waitForURL('**/analyze');
  };
  await signInPhone();
  await openProfile(page);
  const sessions = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This device');
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(sessions).toHaveCount(1);
  await phone.reload();
  await phone.waitForURL('**/login');

  await signInPhone();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Signed Out Everywhere' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('plaindeed.session'))).toBeNull();
  await phone.reload();
  await phone.waitForURL('**/login');
  await other.close();
});

test("the user's data comes as a zip", async ({ page, request, site }) => {
  const person = await signIn(page, request, site.url);
  await analyzeFile(page, 'fixtures/maple-hollow-minutes.txt', 'Meeting Minutes');
  await openProfile(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('plaindeed-data.zip');
  const entries = unzipSync(await readFile(await file.path()));
  const profile = JSON.parse(strFromU8(entries['profile.json'] ?? new Uint8Array()));
  expect(profile).toMatchObject({ email: person.email, first_name: 'Robin', last_name: 'Ash' });
  expect(Object.keys(entries).some((name) => name.endsWith('original.txt'))).toBe(true);
  await expect(page.getByText('Your file is in your downloads.')).toBeVisible();
  await page.route('**/api/users/me/export', (route) => route.abort());
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await expect(alert(page)).toHaveText('No response from server. Please check your connection');
});

async function askToDelete(page: Page, password: string) {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  return dialog;
}

test('an account is deleted by its password, with everything in it', async ({ page, request, site }) => {
  const person: Person = await signIn(page, request, site.url);
  await analyzeFile(page, 'fixtures/maple-hollow-minutes.txt', 'Meeting Minutes');
  await openProfile(page);
  const empty = await askToDelete(page, '');
  await expect(empty.getByText('Password is required')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(empty).toHaveCount(0);
  const wrong = await askToDelete(page, 'not-my-password');
  await expect(wrong.getByRole('alert')).toHaveText('The current password is incorrect.');
  await expect(wrong.getByLabel('Your password')).toBeFocused();
  await wrong.getByRole('button', { name: 'Keep My Account' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  await askToDelete(page, person.password);
  await expect(page.getByRole('heading', { name: 'Account Deleted' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, person);
  await expect(alert(page)).toHaveText('Invalid email or password');
});

test('the profile is accessible, fits 320 px and works by keyboard', async ({ page, request, site }) => {
  await signIn(page, request, site.url);
  await openProfile(page);
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page, '/profile');
  await expectNoSidewaysScroll(page, '/profile');
  await page.getByLabel('New password', { exact: true }).fill('plum7tree');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectAccessible(page, 'password refused');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible(page, 'editing');
  await expectNoSidewaysScroll(page, 'editing');
  await page.keyboard.type('Rowan');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(edit).toBeFocused();
  const remove = page.getByRole('button', { name: 'Delete Account' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'deleting');
  await expectNoSidewaysScroll(page, 'deleting');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
});
