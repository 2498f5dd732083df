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

/** Opens a paid and confirmed account by the API alone, for journeys that begin after it, and signs the page in. */
export async function signInAsPaid(page: Page, request: APIRequestContext, url: string): Promise<Person> {
  const person = newPerson();
  const headers = { origin: url };
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const checkout = await post('/api/payments/create-checkout-session', {
    success_url: `${url}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${url}/register`,
    customer_email: person.email,
    customer_name: 'Robin Ash',
    password: person.password,
  });
  const id = new URL(checkout.url).pathname.split('/').at(-1);
  await post(`/api/payments/sandbox/${id}/complete`, undefined);
  await post('/api/auth/confirm-email', { token: await confirmationToken(request, person.email) });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/analyze');
  return person;
}

/** The token in the confirmation mail, which a job writes a moment after the account is made. */
async function confirmationToken(request: APIRequestContext, email: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/api/outbox');
      const mail = JSON.stringify(
        (await answer.json()).data.filter((entry: { to: string }) => entry.to === email),
      );
      token = /confirm-email\?token=([\w-]+)/.exec(mail)?.[1];
      return token;
    })
    .toBeTruthy();
  return token ?? '';
}

/** Chooses a type of document in the upload form. */
export async function chooseType(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Document type' }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
}

/** Chooses a file and a type on /analyze and waits for its results. */
export async function analyzeFile(page: Page, file: string, type: string): Promise<void> {
  await page.goto('/analyze');
  await page.locator('input[type=file]').setInputFiles(file);
  await chooseType(page, type);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.waitForURL('**/results/*');
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
}
