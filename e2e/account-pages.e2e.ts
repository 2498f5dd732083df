import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { logIn, type Person, pay } from './account.ts';
import { expect, test } from './site.ts';

for (const [path, ready] of [
  ['/forgot-password', 'Forgot Your Password?'],
  ['/reset-password', 'Set a New Password'],
  ['/reset-password?token=none', 'Set a New Password'],
  ['/confirm-email?token=none', 'Email Not Confirmed'],
] as const) {
  test(`${path} is accessible and fits 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  });
}

test('registering after the payment is accessible and fits 320 px, its popup too', async ({
  page,
  request,
  site,
}) => {
  const person: Person = { email: `late-${process.pid}@example.com`, password: 'three boats at noon' };
  const id = await pay(request, site.url, { email: person.email });
  await page.goto(`/payment-success?session_id=${id}`);
  await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  await expectAccessible(page, 'next steps');
  await expectNoSidewaysScroll(page, 'next steps');
  await page.goto(`/register?session_id=${id}`);
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await expect(complete).toBeEnabled();
  await complete.click();
  await expectAccessible(page, 'registration refused');
  await expectNoSidewaysScroll(page, 'registration refused');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ash');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByLabel('I agree to the').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(complete).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Check Your Email' })).toBeVisible();
  await expectAccessible(page, 'popup');
  await expectNoSidewaysScroll(page, 'popup');
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Send the Link Again' })).toBeVisible();
  await expectAccessible(page, 'unconfirmed');
  await expectNoSidewaysScroll(page, 'unconfirmed');
});
