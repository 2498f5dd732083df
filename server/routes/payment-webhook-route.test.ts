import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { StripeStandIn, standInSecrets } from '../testing/stripe-stand-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

describe.each(databases)('paying by Stripe on $name', (database) => {
  let t: TestApp;
  let standIn: StripeStandIn;
  let count = 0;
  beforeAll(async () => {
    standIn = new StripeStandIn();
    const stripe = { ...standInSecrets, apiBase: await standIn.open() };
    t = await openTestApp(database, { settings: { stripe }, jobs: true });
  });
  afterEach(() => {
    standIn.down = undefined;
  });
  afterAll(async () => {
    await t.close();
    await standIn.close();
  });

  const password = 'maple-hollow-1';
  const newEmail = () => {
    count += 1;
    return `buyer${count}@example.com`;
  };
  const start = async (email: string, more: Record<string, unknown> = {}) => {
    const started = await t.visitor().post('/api/payments/create-checkout-session', {
      success_url: '/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: '/payment',
      customer_email: email,
      customer_name: 'Ann Owner',
      ...more,
    });
    return started.json().url.split('/').at(-1) as string;
  };
  const post = ({ body, signature }: { body: string; signature: string }) =>
    t.visitor().send('POST', '/api/payments/webhook', {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    });
  const tell = (type: string, id: string, eventId?: string) => post(standIn.notice(type, id, eventId));
  const row = (id: string) =>
    t.ports.db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const mailsTo = (email: string, length: number) =>
    vi.waitFor(async () => {
      const { data } = (await t.visitor().get('/api/outbox')).json();
      const theirs = data.filter(({ to }: { to: string }) => to === email);
      expect(theirs).toHaveLength(length);
      return theirs as { subject: string; text: string; html: string; links: string[] }[];
    });
  const linkIn = (mails: { links: string[] }[], path: string) =>
    new URL(mails.flatMap(({ links }) => links).find((link) => link.includes(path)) ?? 'none:');
  const status = async (client: TestClient) =>
    (await client.get('/api/payments/payment-status')).json().payment_status;
  /** An account that the payment made, its address confirmed and the client signed in. */
  const openAccount = async () => {
    const email = newEmail();
    const id = await start(email, { password });
    standIn.pay(id);
    await tell('checkout.session.completed', id);
    const mails = await mailsTo(email, 2);
    const token = linkIn(mails, '/confirm-email?').searchParams.get('token');
    const client = t.visitor();
    await client.post('/api/auth/confirm-email', { token });
    expect((await client.post('/api/auth/login', { email, password })).statusCode).toBe(200);
    return { email, id, client };
  };

  test('who pays and closes the browser has an account by the webhook alone', async () => {
    const email = newEmail();
    const id = await start(email, { password });
    standIn.pay(id);
    expect((await tell('checkout.session.completed', id)).json()).toEqual({ received: true });
    const mails = await mailsTo(email, 2);
    const notice = mails.find(({ subject }) => subject === 'Your PlainDeed login');
    expect(notice?.text).toContain(`Your login is this email address: ${email}`);
    expect(notice?.html).toContain('/confirm-email?token=');
    expect(JSON.stringify(mails)).not.toContain(password);
    expect(mails.find(({ subject }) => subject === 'Your PlainDeed receipt')?.text).toContain(id);

    const client = t.visitor();
    await client.post('/api/auth/confirm-email', {
      token: linkIn(mails, '/confirm-email?').searchParams.get('token'),
    });
    expect((await client.post('/api/auth/login', { email, password })).statusCode).toBe(200);
    expect(await status(client)).toBe('paid');
  });

  test('without a password the receipt leads to the registration, by the payment id alone', async () => {
    const email = newEmail();
    const id = await start(email);
    standIn.pay(id);
    await tell('checkout.session.completed', id);
    const link = linkIn(await mailsTo(email, 1), '/register?');
    expect(link.searchParams.get('session_id')).toBe(id);
    expect((await t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json().valid).toBe(true);
    const signup = {
      email: newEmail(),
      password,
      password_confirm: password,
      first_name: 'A',
      last_name: 'B',
    };
    const made = await t.visitor().post('/api/auth/signup', { ...signup, session_id: id });
    expect(made.statusCode).toBe(201);
  });

  test('the return page asks Stripe itself: no webhook is needed', async () => {
    const id = await start(newEmail());
    const verify = () => t.visitor().get(`/api/payments/verify-payment-session/${id}`);
    expect((await verify()).json()).toEqual({ valid: false });
    standIn.pay(id);
    expect((await verify()).json()).toEqual({ valid: true });
    const withPassword = await start(newEmail(), { password });
    standIn.pay(withPassword);
    const created = await t.visitor().get(`/api/payments/check-account-creation/${withPassword}`);
    expect(created.json()).toEqual({ account_created: true });
  });

  test('signing up asks Stripe too, with the session id or by the address', async () => {
    for (const byId of [true, false]) {
      const email = newEmail();
      const id = await start(email);
      standIn.pay(id);
      const made = await t.visitor().post('/api/auth/signup', {
        email,
        password,
        password_confirm: password,
        first_name: 'Ann',
        last_name: 'Owner',
        ...(byId ? { session_id: id } : {}),
      });
      expect(made.statusCode).toBe(201);
    }
  });

  test('replayed notices change nothing, whether one after another or at once', async () => {
    const email = newEmail();
    const id = await start(email, { password });
    standIn.pay(id);
    const notice = standIn.notice('checkout.session.completed', id, `evt_replayed_${id}`);
    await Promise.all([post(notice), post(notice), post(notice), tell('checkout.session.completed', id)]);
    const before = await row(id);
    await mailsTo(email, 2);
    const calls = standIn.calls.length;
    t.clock.now += 60_000;
    for (let n = 0; n < 3; n += 1) expect((await post(notice)).statusCode).toBe(200);
    expect(await row(id)).toEqual(before);
    expect(standIn.calls.length).toBe(calls);
    await mailsTo(email, 2);
  });

  test('notices in any order end the same: the money is what counts', async () => {
    const types = [
      'checkout.session.completed',
      'charge.refunded',
      'checkout.session.async_payment_succeeded',
    ];
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
    ]) {
      const id = await start(newEmail(), { password });
      standIn.pay(id);
      standIn.refund(id);
      for (const index of order) await tell(types[index] ?? '', id);
      expect(await row(id)).toMatchObject({ status: 'refunded' });
    }
  });

  test('an answer to an early question does not undo the answer to a later one', async () => {
    const { id, client } = await openAccount();
    const early = t.ports.payments.find;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    t.ports.payments.find = async (checkout) => {
      const found = await early(checkout);
      await held;
      return found;
    };
    const slow = tell('checkout.session.completed', id);
    await vi.waitFor(() => expect(standIn.calls.at(-1)).toContain(id));
    t.ports.payments.find = early;
    t.clock.now += 1000;
    standIn.dispute(id, 'needs_response');
    await tell('charge.dispute.created', id);
    expect(await status(client)).toBe('pending');
    release();
    await slow;
    expect(await status(client)).toBe('pending');
  });

  test('slow money: pending, then paid', async () => {
    const id = await start(newEmail(), { password });
    standIn.pay(id, { slowly: true });
    await tell('checkout.session.completed', id);
    expect(await row(id)).toMatchObject({ status: 'pending', paid_at: null, account_created: 0 });
    standIn.moneyArrives(id);
    await tell('checkout.session.async_payment_succeeded', id);
    expect(await row(id)).toMatchObject({ status: 'paid', account_created: 1 });
  });

  test('a refund locks the analysis for good', async () => {
    const { id, client } = await openAccount();
    const upload = () => client.upload({ bytes: 'Rules of the association.', name: 'rules.txt' });
    expect((await upload()).statusCode).toBe(201);
    standIn.refund(id);
    await tell('charge.refunded', id);
    expect(await status(client)).toBe('refunded');
    expect((await upload()).statusCode).toBe(402);
  });

  test('a dispute locks it until the bank decides', async () => {
    const { id, client } = await openAccount();
    const upload = async () =>
      (await client.upload({ bytes: 'Rules of the association.', name: 'rules.txt' })).statusCode;
    standIn.dispute(id, 'needs_response');
    await tell('charge.dispute.created', id);
    expect(await upload()).toBe(402);
    standIn.dispute(id, 'won');
    await tell('charge.dispute.closed', id);
    expect([await status(client), await upload()]).toEqual(['paid', 201]);
  });

  test('a payment whose row was lost is taken in again from Stripe', async () => {
    const email = newEmail();
    const id = await start(email);
    standIn.pay(id);
    await t.ports.db.deleteFrom('checkouts').where('id', '=', id).execute();
    await tell('checkout.session.completed', id);
    expect(await row(id)).toMatchObject({ status: 'paid', email, amount_cents: 1000, name: 'Ann Owner' });
    expect((await t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json().valid).toBe(true);
  });

  test('while Stripe is away nothing is believed, and a notice is sent again', async () => {
    const id = await start(newEmail(), { password });
    standIn.pay(id);
    standIn.down = 400;
    const verified = await t.visitor().get(`/api/payments/verify-payment-session/${id}`);
    expect(verified.statusCode).toBe(502);
    expect(verified.json()).toMatchObject({
      code: 'payment_check_failed',
      detail: 'Failed to verify payment. Please try again.',
    });
    const notice = standIn.notice('checkout.session.completed', id);
    expect((await post(notice)).statusCode).toBe(502);
    const started = await t.visitor().post('/api/payments/create-checkout-session', {
      success_url: '/a',
      cancel_url: '/b',
      customer_email: newEmail(),
      customer_name: 'Ann',
    });
    expect(started.statusCode).toBe(502);
    expect(started.json().detail).toBe('Failed to create checkout session. Please try again.');
    standIn.down = undefined;
    expect((await post(notice)).statusCode).toBe(200);
    expect(await row(id)).toMatchObject({ status: 'paid', account_created: 1 });
  });

  test('only what Stripe signed is heard', async () => {
    const id = await start(newEmail());
    standIn.pay(id);
    const { body, signature } = standIn.notice('checkout.session.completed', id);
    for (const forged of [
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body: body.replace('completed', 'expired'), signature },
    ]) {
      const refused = await post(forged);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().code).toBe('webhook_invalid');
    }
    const bare = await t.visitor().send('POST', '/api/payments/webhook', {});
    expect(bare.json().code).toBe('webhook_invalid');
    expect(await row(id)).toMatchObject({ status: 'open' });
  });

  test('a deleted account stays deleted, whatever Stripe says later', async () => {
    const { id, email, client } = await openAccount();
    expect((await client.send('DELETE', '/api/users/me', { body: { password } })).statusCode).toBe(200);
    await tell('charge.refunded', id);
    await tell('checkout.session.completed', id);
    expect(await row(id)).toMatchObject({ status: 'closed', email: '', name: '', user_id: null });
    expect((await t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json().valid).toBe(false);
    const users = t.ports.db.selectFrom('users').select('id').where('email', '=', email);
    expect(await users.execute()).toEqual([]);
  });

  test('the sandbox is closed', async () => {
    const id = await start(newEmail());
    for (const response of [
      await t.visitor().get(`/api/payments/sandbox/${id}`),
      await t.visitor().post(`/api/payments/sandbox/${id}/complete`),
    ]) {
      expect(response.statusCode).toBe(404);
    }
    expect(await row(id)).toMatchObject({ status: 'open' });
  });

  test('the log holds no secret, address or payment id', () => {
    expect(t.logged()).not.toMatch(/sk_test|whsec|buyer\d|maple-hollow|cs_test_/);
  });
});
