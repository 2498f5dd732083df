import type { NewCheckout } from '../adapters/payments.ts';
import type { Timestamp } from '../db/column-types.ts';
import type { CheckoutsTable } from '../db/schema.ts';

/** The row of a checkout that nobody has paid for yet. */
export function newCheckout(
  id: string,
  { email, customer, amountCents, currency, successUrl, cancelUrl }: Omit<NewCheckout, 'origin'>,
  created_at: Timestamp,
): CheckoutsTable {
  return {
    id,
    email: email.toLowerCase(),
    name: customer.name,
    first_name: customer.firstName,
    last_name: customer.lastName,
    password_hash: null,
    amount_cents: amountCents,
    currency,
    status: 'open',
    success_url: successUrl,
    cancel_url: cancelUrl,
    user_id: null,
    account_created: 0,
    opened_account: 0,
    duplicate_of: null,
    created_at,
    paid_at: null,
    payment_id: null,
    asked_at: null,
  };
}
