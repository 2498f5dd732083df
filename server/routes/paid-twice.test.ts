import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { tendCheckouts } from '../services/tend-checkouts.ts';
import { databases } from '../testing/databases.ts';
import { buyerPassword as password, StripeApp } from '../testing/stripe-app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

const completed = 'checkout.session.completed';

describe.each(databases)('two checkouts of one payer at Stripe on $name', (database) => {
  let shop: StripeApp;
  beforeAll(async () => {
    shop = await StripeApp.open(database);
  });
  afterEach(() => {
    shop.standIn.down = undefined;
    shop.standIn.refundsFail = false;
  });
  afterAll(() => shop.close());

  const stateOf = async (id: string) => (await shop.t.ports.payments.find(id))?.state;
  const refunds = () => shop.standIn.calls.filter((call) => call === 'POST /v1/refunds').length;
  const ends = (id: string, status: string) =>
    vi.waitFor(async () => expect(await shop.row(id)).toMatchObject({ status }));

  /** As `ends`, while the clock goes on to when a try that failed is repeated. */
  const endsByAnotherTry = (id: string) =>
    vi.waitFor(async () => {
      shop.t.clock.now += 3_600_000;
      expect(await shop.row(id)).toMatchObject({ status: 'refunded' });
    });

  /** Two that are open at once: Stripe ends none of which it is taking the payment at this moment. */
  async function twoOpen(email: string, more: Record<string, unknown> = {}): Promise<[string, string]> {
    const { expire } = shop.t.ports.payments;
    shop.t.ports.payments.expire = async () => {};
    const both = [await shop.start(email, more), await shop.start(email, more)] as [string, string];
    shop.t.ports.payments.expire = expire;
    return both;
  }

  test('a new one ends those that were open, of this payer alone', async () => {
    const [email, other] = [shop.newEmail(), await shop.start(shop.newEmail())];
    const first = await shop.start(email, { password });
    const second = await shop.start(email.toUpperCase(), { password });
    expect(await shop.row(first)).toMatchObject({ status: 'expired' });
    expect([await stateOf(first), await stateOf(second), await stateOf(other)]).toEqual([
      'expired',
      'open',
      'open',
    ]);
    expect(() => shop.standIn.pay(first)).toThrow('not open');
  });

  test('of two begun at the same moment no more than one stays open', async () => {
    const email = shop.newEmail();
    const ids = await Promise.all([shop.start(email), shop.start(email), shop.start(email)]);
    const states = await Promise.all(ids.map(stateOf));
    expect(states.filter((state) => state === 'open').length).toBeLessThan(2);
  });

  test('one that is paid in the moment before it would be ended counts', async () => {
    const email = shop.newEmail();
    const first = await shop.start(email);
    const { expire } = shop.t.ports.payments;
    shop.t.ports.payments.expire = async (id) => {
      shop.standIn.pay(id);
      await expire(id);
    };
    expect((await shop.checkout(email)).json().code).toBe('already_paid');
    shop.t.ports.payments.expire = expire;
    expect(await shop.row(first)).toMatchObject({ status: 'paid' });
  });

  test('once one is paid the other cannot be any more', async () => {
    const [first, second] = await twoOpen(shop.newEmail());
    shop.standIn.pay(first);
    await shop.tell(completed, first);
    await ends(second, 'expired');
    expect(await stateOf(second)).toBe('expired');
  });

  const orders: [string, (first: string, second: string) => Promise<unknown>][] = [
    [
      'in order',
      async (first, second) => {
        for (const id of [first, second, first]) await shop.tell(completed, id);
      },
    ],
    [
      'the second before the first',
      async (first, second) => {
        for (const id of [second, first, second]) await shop.tell(completed, id);
      },
    ],
    [
      'all at once, and repeated',
      (first, second) => Promise.all([first, second, first, second].map((id) => shop.tell(completed, id))),
    ],
    ['of one alone', (first) => shop.tell(completed, first)],
    [
      'none: the browsers come back',
      (first, second) =>
        Promise.all(
          [first, second].map((id) => shop.t.visitor().get(`/api/payments/check-account-creation/${id}`)),
        ),
    ],
  ];
  for (const [withPassword, more] of [
    ['with a password', { password }],
    ['without one', {}],
  ] as const) {
    test.each(orders)(
      `both are paid ${withPassword}, notices %s: one goes back by itself`,
      async (_, tell) => {
        const email = shop.newEmail();
        const [first, second] = await twoOpen(email, more);
        for (const id of [first, second]) shop.standIn.pay(id);
        const before = refunds();
        await tell(first, second);
        const rows = async () => Promise.all([first, second].map((id) => shop.row(id)));
        await vi.waitFor(async () =>
          expect((await rows()).map(({ status }) => status).sort()).toEqual(['paid', 'refunded']),
        );
        const [kept, back] = (await rows()).sort((a, b) => a.status.localeCompare(b.status));
        expect([await stateOf(kept?.id ?? ''), await stateOf(back?.id ?? '')]).toEqual(['paid', 'refunded']);
        expect(refunds() - before).toBe(1);
        expect(back).toMatchObject({ duplicate_of: kept?.id, account_created: 0 });

        const mails = await shop.mailsTo(email, 'password' in more ? 3 : 2);
        const subjects = mails.map(({ subject }) => subject).sort();
        const told = 'We are refunding your second PlainDeed payment';
        expect(subjects).toEqual(
          ['Your PlainDeed receipt', told, ...('password' in more ? ['Your PlainDeed login'] : [])].sort(),
        );
        const letter = mails.find(({ subject }) => subject === told)?.text;
        expect(letter).toContain(back?.id);
        expect(letter).toContain(kept?.id);
        expect(letter).toContain('$10');
        expect(mails.find(({ subject }) => subject === 'Your PlainDeed receipt')?.text).toContain(kept?.id);
      },
    );
  }

  test('while its money is on the way back it opens nothing', async () => {
    const email = shop.newEmail();
    const [first, second] = await twoOpen(email);
    shop.standIn.refundsFail = true;
    for (const id of [first, second]) shop.standIn.pay(id);
    for (const id of [first, second]) await shop.tell(completed, id);
    expect(await shop.row(second)).toMatchObject({ status: 'returning', duplicate_of: first });
    const verified = await shop.t.visitor().get(`/api/payments/verify-payment-session/${second}`);
    expect(verified.json()).toEqual({ valid: false });
    const claimed = await shop.t.visitor().post('/api/auth/signup', {
      email: shop.newEmail(),
      password,
      password_confirm: password,
      first_name: 'Ann',
      last_name: 'Owner',
      session_id: second,
    });
    expect(claimed.json().code).toBe('payment_invalid');
    shop.standIn.refundsFail = false;
    await endsByAnotherTry(second);
  });

  test('a refund that was given up is begun again', async () => {
    const [first, second] = await twoOpen(shop.newEmail());
    shop.standIn.refundsFail = true;
    for (const id of [first, second]) shop.standIn.pay(id);
    for (const id of [first, second]) await shop.tell(completed, id);
    await vi.waitFor(async () => {
      const given = shop.t.ports.db.updateTable('jobs').set({ failed_at: '2026-03-01T10:00:00.000Z' });
      const ended = given.where('subject', '=', second).where('failures', '>', 0);
      expect((await ended.executeTakeFirst()).numUpdatedRows).toBe(1n);
    });
    shop.standIn.refundsFail = false;
    await tendCheckouts(shop.t.ports, new AbortController().signal);
    // Stripe keeps its refusal of the first try, which is asked again first.
    await endsByAnotherTry(second);
  });

  test('slow money that comes second goes back', async () => {
    const email = shop.newEmail();
    const [slow, quick] = await twoOpen(email);
    shop.standIn.pay(slow, { slowly: true });
    await shop.tell(completed, slow);
    shop.standIn.pay(quick);
    await shop.tell(completed, quick);
    expect(await shop.row(quick)).toMatchObject({ status: 'paid', duplicate_of: null });
    shop.standIn.moneyArrives(slow);
    await shop.tell('checkout.session.async_payment_succeeded', slow);
    await ends(slow, 'refunded');
    expect(await shop.row(quick)).toMatchObject({ status: 'paid' });
  });

  test('a payment after a refund is no second one', async () => {
    const email = shop.newEmail();
    const first = await shop.start(email, { password });
    shop.standIn.pay(first);
    await shop.tell(completed, first);
    shop.standIn.refund(first);
    await shop.tell('charge.refunded', first);
    const again = await shop.start(email, { password });
    shop.standIn.pay(again);
    await shop.tell(completed, again);
    expect(await shop.row(again)).toMatchObject({ status: 'paid', duplicate_of: null });
  });

  test('a signed-in user pays once, by whatever address', async () => {
    const client = shop.t.visitor();
    const { id: user } = await signIn(client, shop.t.ports, { payment: 'none' });
    const { expire } = shop.t.ports.payments;
    shop.t.ports.payments.expire = async () => {};
    const start = async () =>
      (await shop.checkout(shop.newEmail(), {}, client)).json().url.split('/').at(-1) as string;
    const both = [await start(), await start()];
    shop.t.ports.payments.expire = expire;
    for (const id of both) shop.standIn.pay(id);
    await Promise.all(both.map((id) => shop.tell(completed, id)));
    await vi.waitFor(async () => {
      const rows = await Promise.all(both.map((id) => shop.row(id)));
      expect(rows.map(({ status }) => status).sort()).toEqual(['paid', 'refunded']);
      expect(rows.map(({ user_id }) => user_id)).toEqual([user, user]);
    });
    expect(await shop.status(client)).toBe('paid');
  });

  test('it goes back though the account is deleted meanwhile', async () => {
    const { id: first, email, client } = await shop.openAccount();
    const { expire } = shop.t.ports.payments;
    shop.t.ports.payments.expire = async () => {};
    await shop.t.ports.db.updateTable('checkouts').set({ status: 'open' }).where('id', '=', first).execute();
    shop.t.ports.payments.find = (
      (find) => async (id) =>
        id === first ? undefined : find(id)
    )(shop.t.ports.payments.find);
    const second = await shop.start(email);
    shop.t.ports.payments.expire = expire;
    await shop.t.ports.db.updateTable('checkouts').set({ status: 'paid' }).where('id', '=', first).execute();
    shop.standIn.refundsFail = true;
    shop.standIn.pay(second);
    await shop.tell(completed, second);
    expect(await shop.row(second)).toMatchObject({ status: 'returning' });
    await client.send('DELETE', '/api/users/me', { body: { password } });
    shop.standIn.refundsFail = false;
    await vi.waitFor(async () => {
      shop.t.clock.now += 3_600_000;
      expect(await stateOf(second)).toBe('refunded');
    });
    expect(await shop.row(second)).toMatchObject({ status: 'closed', email: '' });
  });
});

describe.each(databases)('two checkouts of one payer in the sandbox on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const start = async (email: string) => {
    const answer = await t.visitor().post('/api/payments/create-checkout-session', {
      success_url: '/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: '/payment',
      customer_email: email,
      customer_name: 'Ann Owner',
      password,
    });
    return answer.json().url.split('/').at(-1) as string;
  };
  const complete = (id: string) => t.visitor().post(`/api/payments/sandbox/${id}/complete`);
  const row = (id: string) =>
    t.ports.db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('the first is ended by the second, and cannot be paid', async () => {
    const [first, second] = [await start('ann@example.com'), await start('ann@example.com')];
    expect((await t.visitor().get(`/api/payments/sandbox/${first}`)).json().status).toBe('expired');
    const refused = await complete(first);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'checkout_expired',
      detail: 'This checkout has ended, and nothing was charged. Please start again.',
    });
    expect((await complete(second)).statusCode).toBe(200);
    expect([(await row(first)).status, (await row(second)).status]).toEqual(['expired', 'paid']);
  });

  test('both are paid at once: one goes back by itself', async () => {
    const { expire } = t.ports.payments;
    t.ports.payments.expire = async () => {};
    const both = [await start('bob@example.com'), await start('bob@example.com')];
    t.ports.payments.expire = expire;
    await Promise.all(both.map((id) => t.ports.sandbox?.pay(id)));
    await Promise.all(both.map(complete));
    await vi.waitFor(async () => {
      const rows = await Promise.all(both.map(row));
      expect(rows.map(({ status }) => status).sort()).toEqual(['paid', 'refunded']);
    });
  });
});
