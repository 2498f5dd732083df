import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { StripeStandIn, standInSecrets } from '../testing/stripe-stand-in.ts';
import { NoticeNotSigned, type Payments } from './payments.ts';
import { openSandboxPayments } from './sandbox-payments.ts';
import { openStripePayments } from './stripe-payments.ts';

interface Opened {
  payments: Payments;
  /** The customer pays. */
  pay(id: string): unknown;
  close(): Promise<void>;
}

const sandboxes = databases.map((database) => ({
  name: `the sandbox on ${database.name}`,
  async open(): Promise<Opened> {
    const { db, close } = await database.open();
    const payments = openSandboxPayments(db);
    return { payments, pay: payments.pay, close };
  },
}));

const stripe = {
  name: 'Stripe',
  async open(): Promise<Opened & { standIn: StripeStandIn }> {
    const standIn = new StripeStandIn();
    const payments = openStripePayments({ ...standInSecrets, apiBase: await standIn.open() });
    return { payments, standIn, pay: (id) => standIn.pay(id), close: () => standIn.close() };
  },
};

const checkout = {
  email: 'ann@example.com',
  customer: { name: 'Ann Marie de la Cruz', firstName: 'Ann Marie', lastName: 'de la Cruz' },
  amountCents: 1000,
  currency: 'usd',
  successUrl: 'http://localhost/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost/register',
  origin: 'http://localhost',
};

describe.each([...sandboxes, stripe])('payments by $name', ({ open }) => {
  let opened: Opened;
  let payments: Payments;
  beforeAll(async () => {
    opened = await open();
    payments = opened.payments;
  });
  afterAll(() => opened.close());
  const stateOf = async (id: string) => (await payments.find(id))?.state;

  test('a checkout starts open, and knows all it was given', async () => {
    const { id, url } = await payments.start(checkout);
    expect(url).toMatch(/^https?:\/\/.+/);
    expect(url).toContain(id);
    expect(await payments.find(id)).toEqual({
      state: 'open',
      paymentId: null,
      email: 'ann@example.com',
      customer: checkout.customer,
      amountCents: 1000,
      currency: 'usd',
      successUrl: `http://localhost/payment-success?session_id=${id}`,
      cancelUrl: 'http://localhost/register',
    });
  });

  test('no two checkouts share an id, and ids cannot be guessed', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await payments.start(checkout)).id));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^cs_[a-z]+_[\w-]{20,}$/);
  });

  test('it is paid, then given back, once', async () => {
    const { id } = await payments.start(checkout);
    await opened.pay(id);
    expect(await payments.find(id)).toMatchObject({ state: 'paid', paymentId: expect.any(String) });
    await payments.refund(id);
    expect(await stateOf(id)).toBe('refunded');
    await payments.refund(id);
    expect(await stateOf(id)).toBe('refunded');
  });

  test('it is ended while it is open, and in no other state', async () => {
    const [open, paid] = [await payments.start(checkout), await payments.start(checkout)];
    await payments.expire(open.id);
    expect(await payments.find(open.id)).toMatchObject({ state: 'expired', paymentId: null });
    await opened.pay(paid.id);
    for (const id of [open.id, paid.id, 'cs_test_none']) await payments.expire(id);
    expect([await stateOf(open.id), await stateOf(paid.id)]).toEqual(['expired', 'paid']);
  });

  test('what was never started is not found', async () => {
    for (const id of ['', 'none', 'cs_test_none', 'cs_sandbox_none', '../refunds', 'cs_test_a/b']) {
      expect(await payments.find(id)).toBeUndefined();
    }
  });

  test('a notice that the provider did not sign is refused', async () => {
    const body = Buffer.from(
      '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"x"}}}',
    );
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      await expect(payments.readNotice(body, signature)).rejects.toThrow(NoticeNotSigned);
    }
  });
});

describe('Stripe', () => {
  let opened: Awaited<ReturnType<typeof stripe.open>>;
  beforeAll(async () => {
    opened = await stripe.open();
  });
  afterAll(() => opened.close());

  const started = async () => (await opened.payments.start(checkout)).id;
  const stateOf = async (id: string) => (await opened.payments.find(id))?.state;
  const read = ({ body, signature }: { body: string; signature: string }) =>
    opened.payments.readNotice(Buffer.from(body), signature);

  test('money that comes later is pending until it is there', async () => {
    const id = await started();
    opened.standIn.pay(id, { slowly: true });
    expect(await stateOf(id)).toBe('pending');
    opened.standIn.moneyArrives(id);
    expect(await stateOf(id)).toBe('paid');
  });

  test('money that never comes ends the checkout', async () => {
    const id = await started();
    opened.standIn.pay(id, { slowly: true });
    opened.standIn.moneyFails(id);
    expect(await stateOf(id)).toBe('expired');
  });

  test('a dispute locks, and its end decides', async () => {
    const [won, lost] = [await started(), await started()];
    for (const id of [won, lost]) {
      opened.standIn.pay(id);
      opened.standIn.dispute(id, 'needs_response');
      expect(await stateOf(id)).toBe('disputed');
    }
    opened.standIn.dispute(won, 'won');
    opened.standIn.dispute(lost, 'lost');
    expect([await stateOf(won), await stateOf(lost)]).toEqual(['paid', 'refunded']);
  });

  test('a checkout that nobody completed expires', async () => {
    const id = await started();
    opened.standIn.expire(id);
    expect(await stateOf(id)).toBe('expired');
  });

  test('a notice names the checkout, of a charge by asking for it', async () => {
    const id = await started();
    opened.standIn.pay(id);
    opened.standIn.dispute(id, 'needs_response');
    for (const type of [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.closed',
    ]) {
      expect(await read(opened.standIn.notice(type, id, 'evt_1'))).toEqual({ id: 'evt_1', checkoutId: id });
    }
    expect(await read(opened.standIn.notice('charge.updated', id))).toBeNull();
  });

  test('one changed byte, or five minutes, and a notice is no longer signed', async () => {
    const { body, signature } = opened.standIn.notice('checkout.session.completed', await started());
    await expect(read({ body: `${body} `, signature })).rejects.toThrow(NoticeNotSigned);
    const old = signature.replace(/t=\d+/, (time) => `t=${Number(time.slice(2)) - 301}`);
    await expect(read({ body, signature: old })).rejects.toThrow(NoticeNotSigned);
  });

  test('a short failure is tried again; one that lasts is told', async () => {
    const id = await started();
    opened.standIn.down = 503;
    const before = opened.standIn.calls.length;
    await expect(opened.payments.find(id)).rejects.toThrow('Stripe is down.');
    expect(opened.standIn.calls.length - before).toBe(3);
    opened.standIn.down = undefined;
    expect(await stateOf(id)).toBe('open');
  });

  test('a refund that is refused is tried anew by the next attempt, and made once', async () => {
    const id = await started();
    opened.standIn.pay(id);
    opened.standIn.refundsFail = true;
    await expect(opened.payments.refund(id, 0)).rejects.toThrow('Insufficient funds');
    opened.standIn.refundsFail = false;
    // The provider repeats what it answered to the same attempt.
    await expect(opened.payments.refund(id, 0)).rejects.toThrow('Insufficient funds');
    await opened.payments.refund(id, 1);
    await opened.payments.refund(id, 2);
    expect(await stateOf(id)).toBe('refunded');
  });

  test('a checkout of another site in the same account is none of ours', async () => {
    const other = await fetch(`${opened.standIn.base}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${standInSecrets.secretKey}` },
      body: new URLSearchParams({
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': '1000',
        'line_items[0][price_data][product_data][name]': 'Something else',
        customer_email: 'ann@example.com',
        success_url: 'https://other.example/',
        cancel_url: 'https://other.example/',
      }),
    });
    const { id } = (await other.json()) as { id: string };
    expect(id).toMatch(/^cs_test_/);
    expect(await opened.payments.find(id)).toBeUndefined();
  });
});
