import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

describe.each(databases)('paying and signing up on $name', (database) => {
  let t: TestApp;
  let count = 0;
  beforeAll(async () => {
    t = await openTestApp(database);
  });
  afterAll(() => t.close());

  const newEmail = () => {
    count += 1;
    return `person${count}@example.com`;
  };
  const checkout = async (customer_email: string, more: Record<string, unknown> = {}, client = t.visitor()) =>
    client.post('/api/payments/create-checkout-session', {
      success_url: '/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: '/payment',
      customer_email,
      customer_name: 'Ann Marie Owner',
      ...more,
    });
  const idOf = (response: { json(): { url: string } }) => response.json().url.split('/').at(-1)!;
  const complete = (id: string) => t.visitor().post(`/api/payments/sandbox/${id}/complete`);
  const paid = async (email: string, more: Record<string, unknown> = {}) => {
    const id = idOf(await checkout(email, more));
    await complete(id);
    return id;
  };
  const signUp = (email: string, more: Record<string, unknown> = {}) =>
    t.visitor().post('/api/auth/signup', {
      email,
      password: 'secret1',
      password_confirm: 'secret1',
      first_name: 'Ann',
      last_name: 'Owner',
      ...more,
    });
  const status = async (client = t.visitor()) =>
    (await client.get('/api/payments/payment-status')).json().payment_status;

  test('without a session id a paid checkout of the same address counts, once', async () => {
    const email = newEmail();
    await paid(email.toUpperCase());
    expect((await signUp(email)).statusCode).toBe(201);
    const again = await signUp(email);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      code: 'payment_invalid',
      detail: 'Invalid or incomplete payment. Please complete payment before registration.',
    });
  });

  test('a session id counts for one account, of whatever address', async () => {
    const id = await paid(newEmail());
    const results = await Promise.all([
      signUp(newEmail(), { session_id: id }),
      signUp(newEmail(), { session_id: id }),
    ]);
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect((await t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json()).toEqual({
      valid: false,
    });
  });

  test('no payment, an open one or a made-up id makes no account', async () => {
    const email = newEmail();
    const open = idOf(await checkout(email));
    for (const more of [{}, { session_id: open }, { session_id: 'made-up' }]) {
      expect((await signUp(email, more)).json().code).toBe('payment_invalid');
    }
  });

  test('a taken address is said to be so, and the payment is still good', async () => {
    const email = newEmail();
    await paid(email);
    await signUp(email);
    const id = await paid(newEmail());
    const taken = await signUp(email, { session_id: id });
    expect(taken.statusCode).toBe(400);
    expect(taken.json().detail).toBe('An account with this email already exists. Please log in.');
    expect((await signUp(newEmail(), { session_id: id })).statusCode).toBe(201);
  });

  test('all that is wrong with the form is said at once', async () => {
    const refused = await signUp('nonsense', {
      password: 'short',
      password_confirm: 'other',
      first_name: ' ',
    });
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      detail:
        'Please enter a valid email. Password must be at least 6 characters. First name is required. Passwords do not match',
      fields: {
        email: 'Please enter a valid email',
        password: 'Password must be at least 6 characters',
        first_name: 'First name is required',
        password_confirm: 'Passwords do not match',
      },
    });
  });

  test('with a password the payment makes the account; the hash is gone from the checkout then', async () => {
    const email = newEmail();
    const started = await checkout(email, { password: 'secret1' });
    const id = idOf(started);
    const stored = () =>
      t.ports.db.selectFrom('checkouts').select('password_hash').where('id', '=', id).executeTakeFirst();
    expect((await stored())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await Promise.all([complete(id), complete(id)]);
    expect((await stored())?.password_hash).toBeNull();
    const created = await t.visitor().get(`/api/payments/check-account-creation/${id}`);
    expect(created.json()).toEqual({ account_created: true });
    const user = await t.ports.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    expect(user).toMatchObject({ first_name: 'Ann Marie', last_name: 'Owner', email_confirmed: 0 });
    const jobs = t.ports.db
      .selectFrom('jobs')
      .select('kind')
      .where('subject', '=', `account_ready ${user?.id}`);
    expect(await jobs.execute()).toEqual([{ kind: 'send_mail' }]);
    const login = await t.visitor().post('/api/auth/login', { email, password: 'secret1' });
    expect(login.json().code).toBe('email_not_confirmed');
  });

  test('a payment for an address that has an account pays for it, and changes nothing else of it', async () => {
    const client = t.visitor();
    const { email, id } = await signIn(client, t.ports, { payment: 'refunded' });
    const stored = () => t.ports.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    const before = await stored();
    expect(await status(client)).toBe('refunded');
    const started = await checkout(email, { password: 'intruder' });
    expect(await status(client)).toBe('pending');
    await complete(idOf(started));
    expect(await status(client)).toBe('paid');
    expect(await stored()).toEqual(before);
  });

  test('a signed-in user pays for the own account whatever the address', async () => {
    const client = t.visitor();
    await signIn(client, t.ports, { payment: 'refunded' });
    await complete(idOf(await checkout(newEmail(), {}, client)));
    expect(await status(client)).toBe('paid');
  });

  test('nobody pays twice', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    for (const [address, who] of [
      [email, t.visitor()],
      [newEmail(), client],
    ] as const) {
      const refused = await checkout(address, {}, who);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().detail).toBe('This email already has a paid account. Please log in.');
    }
  });

  test.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://localhost@evil.example/',
    'http://user:pw@localhost/',
    'http://localhost:81/',
    'http://',
  ])('does not send the browser on to %s', async (address) => {
    for (const more of [{ success_url: address }, { cancel_url: address }]) {
      const refused = await checkout(newEmail(), more);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().code).toBe('redirect_not_allowed');
    }
  });

  test('a checkout that nobody started is not found', async () => {
    for (const response of [await t.visitor().get('/api/payments/sandbox/none'), await complete('none')]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().detail).toBe('This payment session could not be found.');
    }
    const verified = await t.visitor().get('/api/payments/verify-payment-session/none');
    expect(verified.json()).toEqual({ valid: false });
    const created = await t.visitor().get('/api/payments/check-account-creation/none');
    expect(created.json()).toEqual({ account_created: false });
  });

  test("a visitor's payment status is none", async () => {
    expect(await status()).toBe('none');
  });
});
