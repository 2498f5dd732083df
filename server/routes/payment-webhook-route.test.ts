import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { linkIn, buyerPassword as password, StripeApp } from '../testing/stripe-app.ts';

describe.each(databases)('paying by Stripe on $name', (database) => {
  let shop: StripeApp;
  beforeAll(async () => {
    shop = await StripeApp.open(database);
  });
  afterEach(() => {
    shop.standIn.down = undefined;
  });
  afterAll(() => shop.close());

  test('who pays and closes the browser has an account by the webhook alone', async () => {
    const email = shop.newEmail();
    const id = await shop.start(email, { password });
    shop.standIn.pay(id);
    expect((await shop.tell('checkout.session.completed', id)).json()).toEqual({ received: true });
    const mails = await shop.mailsTo(email, 2);
    const notice = mails.find(({ subject }) => subject === 'Your PlainDeed login');
    expect(notice?.text).toContain(`Your login is this email address: ${email}`);
    expect(notice?.html).toContain('/confirm-email?token=');
    expect(JSON.stringify(mails)).not.toContain(password);
    expect(mails.find(({ subject }) => subject === 'Your PlainDeed receipt')?.text).toContain(id);

    const client = shop.t.visitor();
    await client.post('/api/auth/confirm-email', {
      token: linkIn(mails, '/confirm-email?').searchParams.get('token'),
      password,
    });
    expect((await client.post('/api/auth/login', { email, password })).statusCode).toBe(200);
    expect(await shop.status(client)).toBe('paid');
  });

  test('without a password the receipt leads to the registration, by the payment id alone', async () => {
    const email = shop.newEmail();
    const id = await shop.start(email);
    shop.standIn.pay(id);
    await shop.tell('checkout.session.completed', id);
    const link = linkIn(await shop.mailsTo(email, 1), '/register?');
    expect(link.searchParams.get('session_id')).toBe(id);
    expect((await shop.t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json().valid).toBe(
      true,
    );
    const signup = {
      email: shop.newEmail(),
      password,
      password_confirm: password,
      first_name: 'A',
      last_name: 'B',
    };
    const made = await shop.t.visitor().post('/api/auth/signup', { ...signup, session_id: id });
    expect(made.statusCode).toBe(201);
  });

  test('the return page asks Stripe itself: no webhook is needed', async () => {
    const id = await shop.start(shop.newEmail());
    const verify = () => shop.t.visitor().get(`/api/payments/verify-payment-session/${id}`);
    expect((await verify()).json()).toEqual({ valid: false });
    shop.standIn.pay(id);
    expect((await verify()).json()).toEqual({ valid: true });
    const withPassword = await shop.start(shop.newEmail(), { password });
    shop.standIn.pay(withPassword);
    const created = await shop.t.visitor().get(`/api/payments/check-account-creation/${withPassword}`);
    expect(created.json()).toEqual({ account_created: true });
  });

  test('signing up asks Stripe too', async () => {
    {
      const email = shop.newEmail();
      const id = await shop.start(email);
      shop.standIn.pay(id);
      const made = await shop.t.visitor().post('/api/auth/signup', {
        email,
        password,
        password_confirm: password,
        first_name: 'Ann',
        last_name: 'Owner',
        session_id: id,
      });
      expect(made.statusCode).toBe(201);
    }
  });

  test('replayed notices change nothing, whether one after another or at once', async () => {
    const email = shop.newEmail();
    const id = await shop.start(email, { password });
    shop.standIn.pay(id);
    const notice = shop.standIn.notice('checkout.session.completed', id, `evt_replayed_${id}`);
    await Promise.all([
      shop.post(notice),
      shop.post(notice),
      shop.post(notice),
      shop.tell('checkout.session.completed', id),
    ]);
    const before = await shop.row(id);
    await shop.mailsTo(email, 2);
    const calls = shop.standIn.calls.length;
    shop.t.clock.now += 60_000;
    for (let n = 0; n < 3; n += 1) expect((await shop.post(notice)).statusCode).toBe(200);
    expect(await shop.row(id)).toEqual(before);
    expect(shop.standIn.calls.length).toBe(calls);
    await shop.mailsTo(email, 2);
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
      const id = await shop.start(shop.newEmail(), { password });
      shop.standIn.pay(id);
      shop.standIn.refund(id);
      for (const index of order) await shop.tell(types[index] ?? '', id);
      expect(await shop.row(id)).toMatchObject({ status: 'refunded' });
    }
  });

  test('an answer to an early question does not undo the answer to a later one', async () => {
    const { id, client } = await shop.openAccount();
    const early = shop.t.ports.payments.find;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.t.ports.payments.find = async (checkout) => {
      const found = await early(checkout);
      await held;
      return found;
    };
    const slow = shop.tell('checkout.session.completed', id);
    await vi.waitFor(() => expect(shop.standIn.calls.at(-1)).toContain(id));
    shop.t.ports.payments.find = early;
    shop.t.clock.now += 1000;
    shop.standIn.dispute(id, 'needs_response');
    await shop.tell('charge.dispute.created', id);
    expect(await shop.status(client)).toBe('disputed');
    release();
    await slow;
    expect(await shop.status(client)).toBe('disputed');
  });

  test('slow money: pending, then paid', async () => {
    const id = await shop.start(shop.newEmail(), { password });
    shop.standIn.pay(id, { slowly: true });
    await shop.tell('checkout.session.completed', id);
    expect(await shop.row(id)).toMatchObject({ status: 'pending', paid_at: null, account_created: 0 });
    shop.standIn.moneyArrives(id);
    await shop.tell('checkout.session.async_payment_succeeded', id);
    expect(await shop.row(id)).toMatchObject({ status: 'paid', account_created: 1 });
  });

  test('a refund locks the analysis for good', async () => {
    const { id, client } = await shop.openAccount();
    const upload = () => client.upload({ bytes: 'Rules of the association.', name: 'rules.txt' });
    expect((await upload()).statusCode).toBe(201);
    shop.standIn.refund(id);
    await shop.tell('charge.refunded', id);
    expect(await shop.status(client)).toBe('refunded');
    expect((await upload()).statusCode).toBe(402);
  });

  test('a dispute locks it until the bank decides', async () => {
    const { id, client } = await shop.openAccount();
    const upload = async () =>
      (await client.upload({ bytes: 'Rules of the association.', name: 'rules.txt' })).statusCode;
    shop.standIn.dispute(id, 'needs_response');
    await shop.tell('charge.dispute.created', id);
    expect(await upload()).toBe(402);
    shop.standIn.dispute(id, 'won');
    await shop.tell('charge.dispute.closed', id);
    expect([await shop.status(client), await upload()]).toEqual(['paid', 201]);
  });

  test('a payment whose row was lost is taken in again from Stripe', async () => {
    const email = shop.newEmail();
    const id = await shop.start(email);
    shop.standIn.pay(id);
    await shop.t.ports.db.deleteFrom('checkouts').where('id', '=', id).execute();
    await shop.tell('checkout.session.completed', id);
    expect(await shop.row(id)).toMatchObject({
      status: 'paid',
      email,
      amount_cents: 1000,
      name: 'Ann Owner',
    });
    expect((await shop.t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json().valid).toBe(
      true,
    );
  });

  test('while Stripe is away nothing is believed, and a notice is sent again', async () => {
    const id = await shop.start(shop.newEmail(), { password });
    shop.standIn.pay(id);
    shop.standIn.down = 400;
    const verified = await shop.t.visitor().get(`/api/payments/verify-payment-session/${id}`);
    expect(verified.statusCode).toBe(502);
    expect(verified.json()).toMatchObject({
      code: 'payment_check_failed',
      detail: 'Failed to verify payment. Please try again.',
    });
    const notice = shop.standIn.notice('checkout.session.completed', id);
    expect((await shop.post(notice)).statusCode).toBe(502);
    const started = await shop.t.visitor().post('/api/payments/create-checkout-session', {
      success_url: '/a',
      cancel_url: '/b',
      customer_email: shop.newEmail(),
      customer_name: 'Ann',
    });
    expect(started.statusCode).toBe(502);
    expect(started.json().detail).toBe('Failed to create checkout session. Please try again.');
    shop.standIn.down = undefined;
    expect((await shop.post(notice)).statusCode).toBe(200);
    expect(await shop.row(id)).toMatchObject({ status: 'paid', account_created: 1 });
  });

  test('only what Stripe signed is heard', async () => {
    const id = await shop.start(shop.newEmail());
    shop.standIn.pay(id);
    const { body, signature } = shop.standIn.notice('checkout.session.completed', id);
    for (const forged of [
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body: body.replace('completed', 'expired'), signature },
    ]) {
      const refused = await shop.post(forged);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().code).toBe('webhook_invalid');
    }
    const bare = await shop.t.visitor().send('POST', '/api/payments/webhook', {});
    expect(bare.json().code).toBe('webhook_invalid');
    expect(await shop.row(id)).toMatchObject({ status: 'open' });
  });

  test('a deleted account stays deleted, whatever Stripe says later', async () => {
    const { id, email, client } = await shop.openAccount();
    expect((await client.send('DELETE', '/api/users/me', { body: { password } })).statusCode).toBe(200);
    await shop.tell('charge.refunded', id);
    await shop.tell('checkout.session.completed', id);
    expect(await shop.row(id)).toMatchObject({ status: 'closed', email: '', name: '', user_id: null });
    expect((await shop.t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json().valid).toBe(
      false,
    );
    const users = shop.t.ports.db.selectFrom('users').select('id').where('email', '=', email);
    expect(await users.execute()).toEqual([]);
  });

  test('the sandbox is closed', async () => {
    const id = await shop.start(shop.newEmail());
    for (const response of [
      await shop.t.visitor().get(`/api/payments/sandbox/${id}`),
      await shop.t.visitor().post(`/api/payments/sandbox/${id}/complete`),
    ]) {
      expect(response.statusCode).toBe(404);
    }
    expect(await shop.row(id)).toMatchObject({ status: 'open' });
  });

  test('the log holds no secret, address or payment id', () => {
    expect(shop.t.logged()).not.toMatch(/sk_test|whsec|buyer\d|maple-hollow|cs_test_/);
  });
});
