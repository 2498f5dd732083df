import { randomBytes } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { checkoutPlaceholder, NoticeNotSigned, type Payments } from './payments.ts';

/** A page of the site itself stands in for the payment provider. No money moves. */
export interface SandboxPayments extends Payments {
  /** What the button of that page does. No effect on a checkout that is not open. */
  pay(checkoutId: string): Promise<void>;
}

export function openSandboxPayments(db: Database): SandboxPayments {
  const move = async (id: string, from: 'open' | 'paid', to: 'paid' | 'refunded') => {
    await db
      .updateTable('sandbox_payments')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', '=', from)
      .execute();
  };
  return {
    name: 'sandbox',

    async start({ origin, amountCents, successUrl, cancelUrl, ...checkout }) {
      // Whoever knows the id may claim the account that it pays for: it has to be unguessable.
      const id = `cs_sandbox_${randomBytes(24).toString('base64url')}`;
      await db
        .insertInto('sandbox_payments')
        .values({
          ...checkout,
          id,
          amount_cents: amountCents,
          success_url: successUrl.replaceAll(checkoutPlaceholder, id),
          cancel_url: cancelUrl,
          state: 'open',
        })
        .execute();
      return { id, url: `${origin}/checkout/sandbox/${encodeURIComponent(id)}` };
    },

    async find(id) {
      const row = await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();
      return (
        row && {
          state: row.state,
          paymentId: row.state === 'open' ? null : row.id.replace('cs_', 'pi_'),
          email: row.email,
          name: row.name,
          amountCents: row.amount_cents,
          currency: row.currency,
          successUrl: row.success_url,
          cancelUrl: row.cancel_url,
        }
      );
    },

    pay: (id) => move(id, 'open', 'paid'),
    refund: (id) => move(id, 'paid', 'refunded'),

    async readNotice() {
      // It sends none: its page tells the site itself.
      throw new NoticeNotSigned();
    },
  };
}
