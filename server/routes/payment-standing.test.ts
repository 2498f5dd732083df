import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutStatus } from '../db/schema.ts';
import { databases } from '../testing/databases.ts';
import { StripeApp } from '../testing/stripe-app.ts';
import type { DisputeStatus } from '../testing/stripe-stand-in.ts';
import type { TestClient } from '../testing/test-client.ts';

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((one) =>
        permutations(items.filter((other) => other !== one)).map((rest) => [one, ...rest]),
      );

describe.each(databases)('how a payment stands on $name', (database) => {
  let shop: StripeApp;
  beforeAll(async () => {
    shop = await StripeApp.open(database);
  });
  afterAll(() => shop.close());

  const upload = (client: TestClient) =>
    client.upload({ bytes: 'Rules of the association.', name: 'rules.txt' });

  describe('a dispute', () => {
    const ends: [DisputeStatus, string, number][] = [
      // The bank asks before it takes anything.
      ['warning_needs_response', 'paid', 201],
      ['needs_response', 'disputed', 402],
      ['under_review', 'disputed', 402],
      ['won', 'paid', 201],
      ['lost', 'refunded', 402],
    ];

    test.each(ends)('%s: payment status %s, an upload answers %i', async (state, status, uploaded) => {
      const { id, client } = await shop.openAccount();
      const notices = ['checkout.session.completed', 'charge.dispute.created', 'charge.dispute.closed'];
      shop.standIn.dispute(id, state);
      for (const order of permutations(notices)) {
        for (const type of order) await shop.tell(type, id);
        expect([order, await shop.status(client)]).toEqual([order, status]);
      }
      expect((await upload(client)).statusCode).toBe(uploaded);
    });

    test('locks while it lasts, and a late notice of its start changes nothing of its end', async () => {
      for (const [end, status] of [
        ['won', 'paid'],
        ['lost', 'refunded'],
      ] as const) {
        const { id, client } = await shop.openAccount();
        shop.standIn.dispute(id, 'needs_response');
        const started = shop.standIn.notice('charge.dispute.created', id);
        await shop.tell('charge.dispute.updated', id);
        expect(await shop.status(client)).toBe('disputed');
        shop.standIn.dispute(id, end);
        await shop.tell('charge.dispute.closed', id);
        await shop.post(started);
        expect(await shop.status(client)).toBe(status);
      }
    });
  });

  describe('a locked analysis says why', () => {
    const never = 'You need to pay $10 to access document analysis.';
    const sentences: [string, CheckoutStatus[], string][] = [
      ['nothing was ever paid', [], never],
      ['a checkout was left', ['open'], never],
      ['a checkout expired', ['expired'], never],
      [
        'the money is on its way',
        ['pending'],
        'Your payment has not arrived yet. Document analysis will be unlocked as soon as it does.',
      ],
      [
        'the payment is disputed',
        ['disputed', 'open'],
        'Your payment is being disputed with your bank. Document analysis is locked until the bank decides.',
      ],
      [
        'it was refunded',
        ['refunded', 'expired'],
        'Your payment was refunded, so document analysis is locked. You can pay $10 to unlock it again.',
      ],
    ];

    test.each(sentences)('when %s', async (_, statuses, sentence) => {
      const { id, client } = await shop.openAccount();
      const document = (await upload(client)).json().id;
      const { db } = shop.t.ports;
      const paid = await shop.row(id);
      await db.deleteFrom('checkouts').where('id', '=', id).execute();
      for (const status of statuses) {
        await db
          .insertInto('checkouts')
          .values({ ...paid, id: `${id}_${status}`, status })
          .execute();
      }
      for (const refused of [
        await upload(client),
        await client.get(`/api/documents/${document}/analysis`),
        await client.post(`/api/documents/${document}/retry-analysis`),
      ]) {
        expect(refused.statusCode).toBe(402);
        expect(refused.json()).toMatchObject({ code: 'payment_required', detail: sentence });
      }
    });
  });
});
