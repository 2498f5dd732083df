import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Person {
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Somebody nobody has seen before. */
export function newPerson(): Person {
  people += 1;
  return { email: `buyer-${process.pid}-${people}@example.com`, password: 'maple-hollow-1' };
}

/** Pays for somebody by the API alone. Without a password the payment waits for a registration. */
export async function pay(
  request: APIRequestContext,
  url: string,
  { email, password }: { email: string; password?: string },
): Promise<string> {
  const { post } = api(request, url);
  const checkout = await post('/api/payments/create-checkout-session', {
    success_url: `${url}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${url}/register`,
    customer_email: email,
    customer_name: 'Robin Ash',
    first_name: 'Robin',
    last_name: 'Ash',
    ...(password === undefined ? {} : { password }),
  });
  const id = new URL(checkout.url).pathname.split('/').at(-1) ?? '';
  await post(`/api/payments/sandbox/${id}/complete`, undefined);
  return id;
}

/** What a page says went wrong. */
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Fills in the registration form that the page shows, but for the terms. */
export async function fillRegistration(page: Page, person: Person, confirm = person.password): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ash');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(confirm);
}

export const agree = (page: Page) => page.getByLabel('I agree to the').check();

/** Keeps the calls of an address waiting until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a paid and confirmed account by the API alone, for journeys that begin after it. */
export async function openAccount(request: APIRequestContext, url: string): Promise<Person> {
  const person = newPerson();
  await pay(request, url, person);
  const token = await mailedToken(request, person.email, 'confirm-email');
  await api(request, url).post('/api/auth/confirm-email', { token, password: person.password });
  return person;
}

/** Confirms the address by the page that a mailed link opened. */
export async function confirmEmail(page: Page, { password }: Person): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm My Email' }).click();
}

/** Fills in and sends the login form that the page shows. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Signs the page in by the API alone. It shows nothing of the product: a journey opens what it begins with. */
export async function signInAs(page: Page, url: string, person: Person): Promise<void> {
  const user = await api(page.request, url).post('/api/auth/login', {
    email: person.email,
    password: person.password,
  });
  await page.goto('/robots.txt');
  await page.evaluate(
    (record) => localStorage.setItem('plaindeed.session', record),
    JSON.stringify({ user, email: person.email, loginTime: Date.now() }),
  );
}

/** Opens a paid and confirmed account and signs the page in, for journeys that open a page of their own. */
export async function signIn(page: Page, request: APIRequestContext, url: string): Promise<Person> {
  const person = await openAccount(request, url);
  await signInAs(page, url, person);
  return person;
}

/** Opens a paid and confirmed account and signs the page in: it comes to /analyze as after its login. */
export async function signInAsPaid(page: Page, request: APIRequestContext, url: string): Promise<Person> {
  const person = await signIn(page, request, url);
  await page.goto('/analyze');
  await expect(page.getByRole('heading', { name: 'Analyze a document' })).toBeVisible();
  return person;
}

const api = (request: APIRequestContext, url: string) => ({
  post: async (path: string, data: unknown) => {
    const answer = await request.post(path, { data, headers: { origin: url } });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  },
});

/** The token in the newest mail with a link to `path`, which a job writes a moment after it was asked for. */
export async function mailedToken(
  request: APIRequestContext,
  email: string,
  path: 'confirm-email' | 'reset-password',
  /** Tokens of mails that came before the one that is waited for. */
  ...before: readonly string[]
): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(
      async () => {
        const { data } = await (await request.get('/api/outbox')).json();
        const links: string[] = data
          .filter((mail: { to: string }) => mail.to === email)
          .flatMap((mail: { links: string[] }) => mail.links);
        token = links
          .filter((link) => link.includes(`/${path}?token=`))
          .map((link) => new URL(link).searchParams.get('token') ?? '')
          .find((found) => !before.includes(found));
        return token;
      },
      // Most come within a tenth of a second; Playwright would look again after a second.
      { intervals: [100] },
    )
    .toBeTruthy();
  return token ?? '';
}

/** Chooses a type of document in the upload form. */
export async function chooseType(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Document type' }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
}

/** Chooses a file and a type on /analyze and waits for its results. */
export async function analyzeFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
  type: string,
): Promise<void> {
  await page.goto('/analyze');
  await page.locator('input[type=file]').setInputFiles(file);
  await chooseType(page, type);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.waitForURL('**/results/*');
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
}
