import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { OidcStandIn } from '#server/testing/oidc-stand-in.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { alert, logIn, signIn, signInAsPaid } from './account.ts';
import { expect, test, withSite } from './site.ts';

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
}

/** Whether the account page can be read and used as it stands, on a phone too. */
async function expectUsable(page: Page, what: string) {
  await expectAccessible(page, what);
  await expectNoSidewaysScroll(page, what);
}

test('codes of an app are turned on, asked for at the log-in, and turned off', async ({
  page,
  request,
  site,
}) => {
  const person = await signIn(page, request, site.url);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Two-step login' });
  await section.getByRole('button', { name: 'Set Up an App' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The current password is incorrect.').first()).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = await section.getByText(/^([A-Z2-7]{1,4} ?){8,}$/).textContent();
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  await expectUsable(page, 'a secret to scan');
  await section.getByLabel('Code', { exact: true }).fill('000000');
  await section.getByRole('button', { name: 'Turn On' }).click();
  await expect(section.getByText('This code is not right, or was used before.').first()).toBeVisible();
  const first = Date.now();
  await section.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: first }));
  await section.getByRole('button', { name: 'Turn On' }).click();
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = '', another = ''] = await codes.allTextContents();
  await expectUsable(page, 'recovery codes');
  await section.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(section.getByText('10 of your recovery codes are left.')).toBeVisible();

  await logOut(page);
  await logIn(page, person);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectUsable(page, 'the code at the log-in');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toContainText('This code is not right');
  // The next one: the one that turned codes on is used up.
  await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: first + 30_000 }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/analyze');

  await logOut(page);
  await logIn(page, person);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/analyze');
  await page.goto('/profile');
  await section.getByRole('button', { name: 'Turn Off Codes' }).click();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByLabel('Code', { exact: true }).fill(another);
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expect(section.getByText('Codes are off.')).toBeVisible();
});

test('a passkey is added, named, logs in without a password, and is removed', async ({
  page,
  request,
  site,
}) => {
  const person = await signInAsPaid(page, request, site.url);
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByLabel('Your password').fill(person.password);
  await expectAccessible(page, 'adding a passkey');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByText('Your passkey is added.')).toBeVisible();
  await section.getByRole('button', { name: 'Rename My phone' }).click();
  await dialog.getByLabel('Name').fill('Blue phone');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toContainText('Blue phone');
  await expectUsable(page, 'a list of passkeys');

  await logOut(page);
  await expectUsable(page, 'the log-in page');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await page.waitForURL('**/analyze');
  const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  expect(credentials[0]?.rpId).toBe('localhost');

  // Whoever holds the device and cannot open it does not get in.
  await logOut(page);
  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(alert(page)).toContainText('Your browser did not finish.');
  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await page.waitForURL('**/analyze');

  await page.goto('/profile');
  await section.getByRole('button', { name: 'Remove Blue phone' }).click();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('The passkey is removed.')).toBeVisible();
  await logOut(page);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(alert(page)).toContainText('This passkey was not accepted.');
});

test('who signs in elsewhere comes back to the log-in page, and in or told why not', async ({ browser }) => {
  const standIn = new OidcStandIn();
  const { issuer, clientId, clientSecret, name } = await standIn.listen();
  const env = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  };
  await withSite({ ...env, OIDC_ACCOUNTS: 'free' }, async ({ url }) => {
    standIn.serve(`${url}/api/auth/provider/callback`);
    standIn.people.set('ann', { email: 'ann@example.com', email_verified: true, given_name: 'Ann' });
    standIn.people.set('ben', { email: 'ben@example.com', email_verified: false });
    for (const [login, outcome] of [
      ['ben', 'We cannot use this sign-in yet'],
      ['ann', ''],
    ] as const) {
      const context = await browser.newContext({ baseURL: url });
      const page = await context.newPage();
      await page.goto('/login');
      await page.getByRole('link', { name: 'Log in with Elm Street Realty' }).click();
      await page.locator('input[name=login]').fill(login);
      await page.locator('input[name=password]').fill('any');
      await page.locator('button[type=submit]').click();
      await page.locator('button[type=submit]').click();
      if (outcome) await expect(alert(page)).toContainText(outcome);
      else await page.waitForURL('**/analyze');
      await context.close();
    }
  });
  await standIn.close();
});
