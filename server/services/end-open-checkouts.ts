import { AppError } from '../app-error.ts';
import { paymentsOf } from '../db/payments-of.ts';
import { accountOf } from './account-of.ts';
import { type CheckoutPorts, checkCheckout } from './check-checkout.ts';

/**
 * Ends every open checkout of an address, its account and a user, but for one, and learns how each of them stands then: one
 * may be paid. Throws payment_check_failed.
 */
export async function endOpenCheckouts(
  ports: CheckoutPorts,
  { email, user, but = '' }: { email: string; user: { id: string } | null; but?: string },
): Promise<void> {
  const rows = await ports.db
    .selectFrom('checkouts')
    .select('id')
    .where(paymentsOf(email, [await accountOf(ports.db, email), user?.id]))
    .where('status', 'in', ['open', 'pending'])
    .where('id', '!=', but)
    .execute();
  await Promise.all(rows.map(({ id }) => endCheckout(ports, id)));
}

/** Ends a checkout if it is open. Resolves to how it stands. Throws payment_check_failed. */
export async function endCheckout(ports: CheckoutPorts, id: string) {
  await ports.payments.expire(id).catch((cause: unknown) => {
    throw new AppError('payment_check_failed', { cause });
  });
  return checkCheckout(ports, id);
}
