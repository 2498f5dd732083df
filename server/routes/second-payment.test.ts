import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { linkIn, buyerPassword as password, StripeApp } from '../testing/stripe-app.ts';
import { signIn } from '../testing/test-client.ts';

describe.each(databases)('nobody pays twice on $name', (database) => {
  let shop: StripeApp;
  beforeAll(async () => {
    shop = await StripeApp.open(database);
  });
  afterEach(() => {
    shop.standIn.down = undefined;
  });
  afterAll(() => shop.close());

  /** Paid without a password: nobody has the account yet. */
  const payUnclaimed = async (email = shop.newEmail()) => {
    const id = await shop.start(email);
    shop.standIn.pay(id);
    await shop.tell('checkout.session.completed', id);
    return { email, id };
  };
  const signUp = (email: string, session_id?: string) =>
    shop.t.visitor().post('/api/auth/signup', {
      email,
      password,
      password_confirm: password,
      first_name: 'Ann',
      last_name: 'Owner',
      ...(session_id === undefined ? {} : { session_id }),
    });
  const created = () => shop.standIn.calls.filter((call) => call === 'POST /v1/checkout/sessions').length;

  test('paid and not registered: the way to finish goes to the address, and nowhere else', async () => {
    const { email, id } = await payUnclaimed();
    await shop.mailsTo(email, 1);
    const before = created();
    const refused = await shop.checkout(email.toUpperCase(), { password });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'already_paid',
      detail:
        'A payment was already made with this email, so you do not need to pay again. Please log in. If you have not registered yet, use the link that we just sent to that address.',
    });
    expect(refused.body).not.toContain(id);
    expect(created()).toBe(before);

    const mails = await shop.mailsTo(email, 2);
    const mail = mails.find(({ subject }) => subject === 'Finish your PlainDeed registration');
    const link = linkIn([mail ?? { links: [] }], '/register?');
    expect(link.searchParams.get('session_id')).toBe(id);
    expect((await signUp(email, id)).statusCode).toBe(201);
    expect((await shop.checkout(email)).json().code).toBe('already_paid');
  });

  test('paid a moment ago, and Stripe has not told yet: it is asked', async () => {
    const email = shop.newEmail();
    shop.standIn.pay(await shop.start(email));
    expect((await shop.checkout(email)).json().code).toBe('already_paid');
    const other = shop.newEmail();
    shop.standIn.pay(await shop.start(other, { password }));
    expect((await shop.checkout(other)).json().code).toBe('already_paid');
  });

  test('while Stripe cannot be asked nothing is started', async () => {
    const email = shop.newEmail();
    await shop.start(email);
    shop.standIn.down = 400;
    const refused = await shop.checkout(email);
    expect(refused.statusCode).toBe(502);
    expect(refused.json().detail).toBe('Failed to create checkout session. Please try again.');
  });

  test('money on its way, or disputed: one waits', async () => {
    const email = shop.newEmail();
    const slow = await shop.start(email);
    shop.standIn.pay(slow, { slowly: true });
    const refused = await shop.checkout(email);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'payment_pending',
      detail:
        'A payment for this email is still on its way. You do not need to pay again. We will email you when it arrives.',
    });
    shop.standIn.moneyFails(slow);
    expect((await shop.checkout(email)).statusCode).toBe(200);

    const { id, email: disputing, client } = await shop.openAccount();
    shop.standIn.dispute(id, 'needs_response');
    await shop.tell('charge.dispute.created', id);
    for (const who of [client, shop.t.visitor()]) {
      const { code } = (await shop.checkout(disputing, {}, who)).json();
      expect(code).toBe('payment_disputed');
    }
    shop.standIn.dispute(id, 'lost');
    await shop.tell('charge.dispute.closed', id);
    expect((await shop.checkout(disputing)).statusCode).toBe(200);
  });

  test('left, expired and refunded checkouts are in nobody’s way', async () => {
    const email = shop.newEmail();
    await shop.start(email);
    shop.standIn.expire(await shop.start(email));
    const { id } = await payUnclaimed(email);
    shop.standIn.refund(id);
    await shop.tell('charge.refunded', id);
    expect((await shop.checkout(email)).statusCode).toBe(200);
  });

  test('an address that has paid gets one answer, whether or not it has an account', async () => {
    const { email: unclaimed } = await payUnclaimed();
    const { email: owned } = await shop.openAccount();
    const answers = await Promise.all([unclaimed, owned].map((email) => shop.checkout(email)));
    const [one, other] = answers.map((answer) => {
      const { request_id: _, ...body } = answer.json();
      return { status: answer.statusCode, body };
    });
    expect(one).toEqual(other);
    const subjects = async (email: string, count: number) =>
      (await shop.mailsTo(email, count)).map(({ subject }) => subject);
    expect(await subjects(unclaimed, 2)).toContain('Finish your PlainDeed registration');
    expect(await subjects(owned, 3)).toContain('You already have a PlainDeed account');
  });

  test('another’s payment made with the own address is no reason', async () => {
    const email = shop.newEmail();
    const client = shop.t.visitor();
    await signIn(client, shop.t.ports, { payment: 'none' });
    const id = (await shop.checkout(email, {}, client)).json().url.split('/').at(-1);
    shop.standIn.pay(id);
    await shop.tell('checkout.session.completed', id);
    expect(await shop.status(client)).toBe('paid');
    expect((await shop.checkout(email)).statusCode).toBe(200);
  });

  test('nobody’s inbox is filled by this', async () => {
    const { email } = await payUnclaimed();
    for (let n = 0; n < 5; n += 1) expect((await shop.checkout(email)).statusCode).toBe(409);
    const refused = await shop.checkout(email);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
