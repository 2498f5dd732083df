import { randomBytes } from 'node:crypto';
import { price } from '#contract/limits.ts';
import type { Timestamp } from '../db/column-types.ts';
import type { CheckoutsTable } from '../db/schema.ts';
import { newCheckout } from './new-checkout.ts';

/** Access without a payment, as the row of a payment of nothing. `user.id` is null where there is no account yet. */
export function newGrant(
  user: { id: string | null; email: string; first_name: string; last_name: string },
  at: Timestamp,
): CheckoutsTable {
  const { email, first_name: firstName, last_name: lastName } = user;
  const customer = { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
  const nothing = { amountCents: 0, currency: price.currency, successUrl: '', cancelUrl: '' };
  const id = `grant_${randomBytes(18).toString('base64url')}`;
  return {
    ...newCheckout(id, { email, customer, ...nothing }, at),
    status: 'paid',
    user_id: user.id,
    paid_at: at,
  };
}
