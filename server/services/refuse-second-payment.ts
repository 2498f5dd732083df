import { AppError } from '../app-error.ts';
import { paymentsOf } from '../db/payments-of.ts';
import type { CheckoutsTable, Database } from '../db/schema.ts';
import { accountOf } from './account-of.ts';
import type { CheckoutPorts } from './check-checkout.ts';
import { endOpenCheckouts } from './end-open-checkouts.ts';

/**
 * Nobody pays twice: the open checkouts of the payer end, and a payment that there is already refuses another one. `email`
 * is in lower case, `user` who asks. Throws already_paid; payment_pending and payment_disputed while it is open how an
 * earlier payment ends; payment_check_failed.
 */
export async function refuseSecondPayment(
  ports: CheckoutPorts,
  { email, user }: { email: string; user: { id: string; paid: boolean } | null },
): Promise<void> {
  if (user?.paid)
    throw new AppError('already_paid', { detail: 'You have already paid. There is nothing more to pay.' });
  await endOpenCheckouts(ports, { email, user });
  // One of those may have been paid, and have made the account.
  const account = await accountOf(ports.db, email);
  const earlier = await ports.db
    .selectFrom('checkouts')
    .select('status')
    .where(paymentsOf(email, [account, user?.id]))
    .execute();
  const has = (status: CheckoutsTable['status']) => earlier.some((payment) => payment.status === status);
  if (has('paid')) {
    if (account !== undefined) await giveTo(ports.db, account, email);
    throw new AppError('already_paid');
  }
  if (has('disputed')) throw new AppError('payment_disputed');
  if (has('pending')) throw new AppError('payment_pending');
}

/** A payment that came before the account of its address did is the account's. */
async function giveTo(db: Database, account: string, email: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ user_id: account })
    .where('email', '=', email)
    .where('status', '=', 'paid')
    .where('user_id', 'is', null)
    .execute();
}
