import { randomBytes } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { checkoutPlaceholder, NoticeNotSigned, type Payments } from './payments.ts';

/** A page of the site itself stands in for the payment provider. No money moves. */
export interface SandboxPayments extends Payments {
  /** What the button of that page does. No effect on a checkout that is not open. */
  pay(checkoutId: string): Promise<void>;
}

const wasPaid: ReadonlySet<string> = new Set(['paid', 'refunded']);

export function openSandboxPayments(db: Database): SandboxPayments {
  const move = async (id: string, from: 'open' | 'paid', to: 'paid' | 'refunded' | 'expired') => {
    await db
      .updateTable('sandbox_payments')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', '=', from)
      .execute();
  };
  return {
    name: 'sandbox',

    async start({ email, customer, amountCents, currency, successUrl, cancelUrl, origin }) {
      // Whoever knows the id may claim the account that it pays for: it has to be unguessable.
      const id = `cs_sandbox_${randomBytes(24).toString('base64url')}`;
      await db
        .insertInto('sandbox_payments')
        .values({
          id,
          email,
          name: customer.name,
          first_name: customer.firstName,
          last_name: customer.lastName,
          currency,
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
          paymentId: wasPaid.has(row.state) ? row.id.replace('cs_', 'pi_') : null,
          email: row.email,
          customer: { name: row.name, firstName: row.first_name, lastName: row.last_name },
          amountCents: row.amount_cents,
          currency: row.currency,
          successUrl: row.success_url,
          cancelUrl: row.cancel_url,
        }
      );
    },

    pay: (id) => move(id, 'open', 'paid'),
    expire: (id) => move(id, 'open', 'expired'),
    refund: (id) => move(id, 'paid', 'refunded'),

    async readNotice() {
      // It sends none: its page tells the site itself.
      throw new NoticeNotSigned();
    },
  };
}
