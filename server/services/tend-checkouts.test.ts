import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { buyerPassword as password, StripeApp } from '../testing/stripe-app.ts';
import { forgetUnconfirmed } from './newsletter.ts';
import { tendCheckouts } from './tend-checkouts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(databases)('checkouts that nobody came back from on $name', (database) => {
  let shop: StripeApp;
  beforeAll(async () => {
    shop = await StripeApp.open(database);
  });
  afterEach(() => {
    shop.standIn.down = undefined;
  });
  afterAll(() => shop.close());
  const tend = () => tendCheckouts(shop.t.ports, new AbortController().signal);
  const rows = async (id: string) =>
    (await shop.t.ports.db.selectFrom('checkouts').selectAll().where('id', '=', id).execute()).length;

  test('a payment counts though neither browser nor webhook told of it', async () => {
    const email = shop.newEmail();
    const id = await shop.start(email, { password });
    shop.standIn.pay(id);
    await tend();
    // The browser may be on its way back.
    expect(await shop.row(id)).toMatchObject({ status: 'open' });
    shop.t.clock.now += 11 * minute;
    await tend();
    expect(await shop.row(id)).toMatchObject({ status: 'paid', account_created: 1 });
    await shop.mailsTo(email, 2);
  });

  test('one is asked about now and then, and its password goes when it expires', async () => {
    const id = await shop.start(shop.newEmail(), { password });
    shop.t.clock.now += 11 * minute;
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    expect((await shop.row(id)).password_hash).not.toBeNull();
    shop.standIn.expire(id);
    shop.t.clock.now += 6 * 60 * minute;
    expect(await tend()).toBe(1);
    expect(await shop.row(id)).toMatchObject({ status: 'expired', password_hash: null });
  });

  test('what was never paid is forgotten after 30 days, and what was is not', async () => {
    const [left, paid, slow] = [
      await shop.start(shop.newEmail()),
      await shop.start(shop.newEmail()),
      await shop.start(shop.newEmail()),
    ];
    shop.standIn.expire(left);
    shop.standIn.pay(paid);
    shop.standIn.pay(slow, { slowly: true });
    shop.t.clock.now += 29 * day;
    await tend();
    shop.t.clock.now += day + 1;
    await tend();
    expect([await rows(left), await rows(paid), await rows(slow)]).toEqual([0, 1, 1]);
    expect((await shop.t.visitor().get(`/api/payments/verify-payment-session/${left}`)).json().valid).toBe(
      false,
    );
  });

  test('while Stripe is away nothing is forgotten or lost', async () => {
    const id = await shop.start(shop.newEmail(), { password });
    shop.standIn.pay(id);
    shop.t.clock.now += 31 * day;
    shop.standIn.down = 400;
    await expect(tend()).rejects.toThrow('Failed to verify payment.');
    expect(await shop.row(id)).toMatchObject({ status: 'open' });
    shop.standIn.down = undefined;
    await tend();
    expect(await shop.row(id)).toMatchObject({ status: 'paid' });
  });

  test('of another account at Stripe', async () => {
    const id = await shop.start(shop.newEmail());
    await shop.t.ports.db.updateTable('checkouts').set({ id: 'cs_test_gone' }).where('id', '=', id).execute();
    shop.t.clock.now += 11 * minute;
    await tend();
    expect(await shop.row('cs_test_gone')).toMatchObject({ status: 'expired' });
  });

  test('an address that was entered for the newsletter and never confirmed is forgotten', async () => {
    const { db } = shop.t.ports;
    const [asked, confirmed] = [shop.newEmail(), shop.newEmail()];
    for (const email of [asked, confirmed]) await shop.t.visitor().post('/api/newsletter', { email });
    const at = '2026-03-01T10:00:00.000Z';
    await db.updateTable('newsletter').set({ confirmed_at: at }).where('email', '=', confirmed).execute();
    expect(await forgetUnconfirmed(shop.t.ports)).toBe(0);
    shop.t.clock.now += 30 * day + 1;
    expect(await forgetUnconfirmed(shop.t.ports)).toBe(1);
    expect(await db.selectFrom('newsletter').select('email').execute()).toEqual([{ email: confirmed }]);
  });
});
