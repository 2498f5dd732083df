import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, sidewaysScroll } from './accessible.ts';
import { agree, alert, fillRegistration, logIn, newPerson, pay, signIn } from './account.ts';
import { expect, test, untilAlive, withSite } from './site.ts';

async function expectFit(page: Page, what: string) {
  expect(await tornText(page), what).toEqual([]);
  await expectAccessible(page, what);
  await expectNoSidewaysScroll(page, what);
}

for (const [path, heading] of [
  ['/login', 'Log In'],
  ['/register', 'Create Your Account'],
  ['/register?session_id=none', 'Complete Your Registration'],
  ['/payment', 'Unlock HOA Document Analysis'],
  ['/payment-success', 'No Payment Named'],
  ['/payment-success?session_id=none', 'Payment Not Found'],
  ['/forgot-password', 'Forgot Your Password?'],
  ['/reset-password', 'Set a New Password'],
  ['/reset-password?token=none', 'Set a New Password'],
  ['/confirm-email?token=none', 'Email Not Confirmed'],
  ['/checkout/sandbox/none', 'No Such Checkout'],
] as const) {
  test(`${path} is accessible and fits 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectFit(page, path);
  });
}

test('what follows a payment is accessible and fits 320 px: the page, its checkout, the outbox, the login', async ({
  page,
  request,
  site,
}) => {
  const person = newPerson();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await expect(alert(page)).toBeVisible();
  await expectFit(page, 'registration refused');
  await fillRegistration(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox Checkout' })).toBeVisible();
  await expectFit(page, 'checkout');
  await page.getByRole('button', { name: 'Pay $10 (no real money)' }).click();
  await expect(page.getByText('Your login credentials were emailed to you')).toBeVisible();
  await expectFit(page, 'account made by the payment');
  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: person.email }).first()).toBeVisible();
  await expectFit(page, '/outbox');
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Send the Link Again' })).toBeVisible();
  await expectFit(page, 'unconfirmed');
  await page.getByRole('button', { name: 'Send the Link Again' }).click();
  await expect(page.getByText('a new link is on its way')).toBeFocused();
  await expectFit(page, 'link sent again');

  await signIn(page, request, site.url);
  const id = await pay(request, site.url, { email: newPerson().email });
  await page.goto(`/payment-success?session_id=${id}`);
  await expect(page.getByRole('button', { name: 'Stay on This Page' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay on This Page' }).click();
  await expectFit(page, 'signed in');
});

test('registering after the payment is accessible, fits 320 px and works by keyboard, its popup too', async ({
  page,
  request,
  site,
}) => {
  const person = newPerson();
  const id = await pay(request, site.url, { email: person.email });
  await page.goto(`/register?session_id=${id}`);
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await expect(complete).toBeEnabled();
  await complete.click();
  await expectFit(page, 'registration refused');
  await fillRegistration(page, person);
  await page.getByLabel('I agree to the').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Email').press('Enter');
  const popup = page.getByRole('dialog', { name: 'Check Your Email' });
  await expect(popup).toBeVisible();
  await expectFit(page, 'popup');
  // Tab goes round within the popup.
  const gotIt = popup.getByRole('button', { name: 'Got it!' });
  for (let nth = 0; nth < 4; nth += 1) {
    await page.keyboard.press('Tab');
    await expect(popup.locator(':focus')).toHaveCount(1);
  }
  await gotIt.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

test('a registration is filled in and sent by keyboard alone, in the order in which it is read', async ({
  page,
}) => {
  const { email, password } = newPerson();
  await page.goto('/register');
  await page.getByLabel('First name').focus();
  const focused = () =>
    page.evaluate(() => {
      const { id, textContent } = document.activeElement as HTMLElement;
      return document.querySelector(`label[for="${id}"]`)?.textContent || textContent;
    });
  for (const [name, typed] of [
    ['First name', 'Robin'],
    ['Last name', 'Ash'],
    ['Email', email],
    ['Password', password],
    ['Show password', ''],
    ['Confirm password', password],
    ['Show confirm password', ''],
    [/^I agree to the/, ' '],
    [/^Terms of Service/, ''],
    [/^Privacy Policy/, ''],
    ['Create Account & Pay $10', ''],
  ] as const) {
    await expect.poll(focused).toMatch(name);
    if (typed) await page.keyboard.type(typed);
    if (name !== 'Create Account & Pay $10') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sandbox Checkout' })).toBeVisible();
});

/** What browsers and password managers go by, in the order of the form. */
async function fieldsOf(page: Page) {
  const fields = page.locator('form[novalidate] input:not([type=checkbox])');
  return fields.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ type, autocomplete, required }) =>
      [type, autocomplete, required ? 'required' : ''].join(' ').trim(),
    ),
  );
}
const newPassword = ['password new-password required', 'password new-password required'];

for (const [path, fields] of [
  ['/login', ['email username required', 'password current-password required']],
  [
    '/register',
    [
      'text given-name required',
      'text family-name required',
      'email email required',
      ...newPassword,
      // The payment ID of a registration that was begun before.
      'text off required',
    ],
  ],
  ['/forgot-password', ['email username required']],
  ['/reset-password?token=none', newPassword],
] as const) {
  test(`${path} tells browsers and password managers what goes where`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('form[novalidate]').first()).toBeVisible();
    expect(await fieldsOf(page)).toEqual(fields);
  });
}

test('the profile tells whose password is changed', async ({ page, request, site }) => {
  const person = await signIn(page, request, site.url);
  await page.goto('/profile');
  await expect(page.getByLabel('Current password')).toBeVisible();
  expect(await fieldsOf(page)).toEqual([
    'email username',
    'password current-password required',
    ...newPassword,
  ]);
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  expect((await fieldsOf(page)).slice(0, 4)).toEqual([
    'text given-name required',
    'text family-name required',
    'email email',
    'tel tel',
  ]);
  await page.goto('/.well-known/change-password');
  await page.waitForURL('**/profile');
});

test('in production there is no outbox, and nothing points to one', async ({ page }) => {
  await withSite({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, async (production) => {
    expect((await page.request.get(`${production.url}/api/outbox`)).status()).toBe(404);
    await page.goto(`${production.url}/outbox`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.goto(`${production.url}/forgot-password`);
    await page.getByLabel('Email').fill(newPerson().email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('a link to set a new password is on its way')).toBeVisible();
    await expect(page.getByText('outbox')).toHaveCount(0);
  });
});

/** What of the header lies outside of the window, or of the panel that it is in. */
const cutOff = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const shown = [...header.querySelectorAll('a, button, h2')].filter((e) => e.checkVisibility());
    return shown.flatMap((e) => {
      const { left, right } = e.getBoundingClientRect();
      const panel = e.closest('.menu-panel')?.getBoundingClientRect();
      const [from, to] = [Math.max(0, panel?.left ?? 0), Math.min(innerWidth, panel?.right ?? innerWidth)];
      return left < from || right > to ? [`${e.textContent}: ${left} to ${right} of ${from} to ${to}`] : [];
    });
  });

test('a refusal with a link in it is one sentence in one flow', async ({ page, request, site }) => {
  const person = newPerson();
  await pay(request, site.url, person);
  await page.goto('/register');
  await fillRegistration(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account & Pay $10' }).click();
  const link = alert(page).getByRole('link', { name: 'log in' });
  await expect(link).toBeVisible();
  // Its full stop stands right behind it.
  const gap = await link.evaluate((e) => {
    const rest = document.createRange();
    rest.selectNode(e.nextSibling as Node);
    // What follows may go on in another line.
    // And the link itself may end in the line below.
    const [after = new DOMRect(), of = new DOMRect()] = [
      rest.getClientRects()[0],
      [...e.getClientRects()].at(-1),
    ];
    return { right: Math.round(after.left - of.right), down: Math.round(after.bottom - of.bottom) };
  });
  expect(gap).toEqual({ right: 0, down: 0 });
  expect(await tornText(page)).toEqual([]);
});

/** Sentences whose parts are laid out each by itself, since what they stand in is no block of text. */
const tornText = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((e) => /flex|grid/.test(getComputedStyle(e).display))
      .filter((e) =>
        [...e.childNodes].some((c) => c.nodeType === Node.TEXT_NODE && /\S/.test(c.nodeValue ?? '')),
      )
      .filter((e) => e.querySelector(':scope > :is(a, strong, em, b, i, code, time, mark)'))
      .map((e) => e.textContent),
  );

test.describe('the header of a user', () => {
  for (const signedIn of [false, true]) {
    test(`is whole at every width, ${signedIn ? 'signed in' : 'signed out'}`, async ({
      page,
      request,
      site,
    }) => {
      if (signedIn) await signIn(page, request, site.url);
      await page.goto('/about');
      await expect(menu(page, 'Guides / Tools')).toBeAttached();
      const widths = Array.from({ length: 25 }, (_, nth) => 320 + nth * 40);
      for (const width of [...widths, 767, 768, 1023, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const fold = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
        if (await fold.isVisible()) await fold.click();
        for (const name of signedIn ? ['Guides / Tools', 'Account'] : ['Guides / Tools']) {
          await menu(page, name).click();
          await expect(menu(page, name)).toHaveAttribute('aria-expanded', 'true');
          expect(await cutOff(page), `${name} at ${width} px`).toEqual([]);
          expect(await sidewaysScroll(page), `${name} at ${width} px`).toBe(0);
          await menu(page, name).click();
        }
        expect(await cutOff(page), `${width} px`).toEqual([]);
      }
    });
  }

  const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

  test('opens one menu at a time, closes it by a press outside and on a new page', async ({
    page,
    request,
    site,
  }) => {
    await signIn(page, request, site.url);
    await page.goto('/about');
    const [guides, account] = [menu(page, 'Guides / Tools'), menu(page, 'Account')];
    await untilAlive(page);
    await guides.click();
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page, 'account menu');
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    await account.click();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/profile');
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    await account.click();
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText('Profile');
  });

  test('goes by arrows, gives the focus back on Escape, and logs out by keyboard', async ({
    page,
    request,
    site,
  }) => {
    await signIn(page, request, site.url);
    await page.goto('/about');
    await untilAlive(page);
    const account = menu(page, 'Account');
    // The header becomes that of a user once the session is known, after the page is alive.
    await expect(async () => {
      await account.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeFocused({
        timeout: 1_000,
      });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Documents' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const logout = page.getByRole('button', { name: 'Logout' });
    await expect(logout).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
