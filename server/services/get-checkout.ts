import type { EndpointOutput } from '#contract/endpoint.ts';
import type { getSandboxCheckout } from '#contract/payments.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import { type CheckoutPorts, currentCheckout } from './check-checkout.ts';

const find = (db: Database, id: string) =>
  db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();

/** What the sandbox checkout page shows. Throws checkout_not_found. */
export async function getCheckout(
  db: Database,
  id: string,
): Promise<EndpointOutput<typeof getSandboxCheckout>> {
  const row = await find(db, id);
  if (row === undefined) throw new AppError('checkout_not_found');
  return {
    amount_cents: row.amount_cents,
    currency: row.currency,
    customer_email: row.email,
    status: row.status === 'open' || row.status === 'expired' ? row.status : 'complete',
    cancel_url: row.cancel_url,
  };
}

/** Whether the checkout is paid and stands for no account yet; false for an unknown one. Throws payment_check_failed. */
export async function isClaimable(ports: CheckoutPorts, id: string): Promise<boolean> {
  const row = await currentCheckout(ports, id);
  return row?.status === 'paid' && row.user_id === null;
}

/** Whether the payment itself made an account; false for an unknown checkout. Throws payment_check_failed. */
export async function madeAccount(ports: CheckoutPorts, id: string): Promise<boolean> {
  return (await currentCheckout(ports, id))?.account_created === 1;
}
