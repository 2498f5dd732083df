import { AppError } from '../app-error.ts';
import type { CheckoutsTable, Database } from '../db/schema.ts';
import { askAboutOpen, type CheckoutPorts } from './check-checkout.ts';

/**
 * Nobody pays twice. `email` is in lower case, `user` who asks. Throws already_paid; payment_pending and
 * payment_disputed while it is open how an earlier payment ends; payment_unclaimed where one is paid and waits for its
 * registration; payment_check_failed.
 */
export async function refuseSecondPayment(
  ports: CheckoutPorts,
  { email, user }: { email: string; user: { id: string; paid: boolean } | null },
): Promise<void> {
  if (user?.paid) throw new AppError('already_paid');
  await askAboutOpen(ports, email);
  const account = await accountOf(ports.db, email);
  const earlier = await earlierPayments(ports.db, email, [account, user?.id]);
  const has = (status: CheckoutsTable['status']) => earlier.some((payment) => payment.status === status);
  if (has('paid')) {
    const claimed = account !== undefined && (await giveTo(ports.db, account, email));
    const owned = claimed || earlier.some(({ status, user_id }) => status === 'paid' && user_id !== null);
    throw new AppError(owned ? 'already_paid' : 'payment_unclaimed');
  }
  if (has('disputed')) throw new AppError('payment_disputed');
  if (has('pending')) throw new AppError('payment_pending');
}

async function accountOf(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** Those of the accounts, and those of nobody yet that were made with the address. */
function earlierPayments(db: Database, email: string, accounts: (string | undefined)[]) {
  const ids = accounts.filter((id) => id !== undefined);
  return db
    .selectFrom('checkouts')
    .select(['status', 'user_id'])
    .where((w) =>
      w.or([
        w.and([w('email', '=', email), w('user_id', 'is', null)]),
        ...(ids.length > 0 ? [w('user_id', 'in', ids)] : []),
      ]),
    )
    .execute();
}

/** A payment that came before the account of its address did is the account's. False where there is none. */
async function giveTo(db: Database, account: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkouts')
    .set({ user_id: account })
    .where('email', '=', email)
    .where('status', '=', 'paid')
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
