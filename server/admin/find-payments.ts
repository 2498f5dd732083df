import { paymentsOf } from '../db/payments-of.ts';
import type { CheckoutsTable, Database, UsersTable } from '../db/schema.ts';

/** Not an address. */
export const isPaymentId = (text: string): boolean => !text.includes('@');

/** The account of an address, in any case of letters. */
export function findUser(db: Database, email: string): Promise<UsersTable | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/**
 * The payment of that id, ours or the provider's; or those that belong to an address: of its account, and of nobody yet
 * where they were made with it.
 */
export function findPayments(db: Database, wanted: string): Promise<CheckoutsTable[]> {
  const address = wanted.toLowerCase();
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where((w) =>
      isPaymentId(wanted)
        ? w.or([w('id', '=', wanted), w('payment_id', '=', wanted)])
        : w.or([
            w('user_id', 'in', (e) => e.selectFrom('users').select('id').where('email', '=', address)),
            paymentsOf(address, [])(w),
          ]),
    )
    .orderBy('created_at')
    .execute();
}
