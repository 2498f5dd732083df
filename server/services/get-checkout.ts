import type { EndpointOutput } from '#contract/endpoint.ts';
import type { getSandboxCheckout, PaymentStatus } from '#contract/payments.ts';
import type { SignedIn } from '../access.ts';
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
    status: row.status === 'open' ? 'open' : 'complete',
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

/** A checkout that nobody completes lapses after this long. */
const openFor = 24 * 3_600_000;

/** The best that the user's payments amount to; 'none' for a visitor. */
export async function getPaymentStatus(
  { db, now }: { db: Database; now: () => number },
  user: SignedIn | null,
): Promise<PaymentStatus> {
  if (user === null) return 'none';
  if (user.paid) return 'paid';
  const rows = await db
    .selectFrom('checkouts')
    .select(['status', 'created_at'])
    .where((w) => w.or([w('user_id', '=', user.id), w('email', '=', user.email)]))
    .execute();
  const isPending = ({ status, created_at }: (typeof rows)[number]) =>
    status === 'pending' ||
    status === 'disputed' ||
    (status === 'open' && now() - Date.parse(created_at) < openFor);
  if (rows.some(isPending)) return 'pending';
  return rows.some(({ status }) => status === 'refunded') ? 'refunded' : 'none';
}
