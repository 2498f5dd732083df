import type { CheckoutsTable, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { queueMail } from '../jobs/queue-mail.ts';
import { createAccount } from './create-account.ts';

/**
 * Deals with the first word that a checkout is paid; a repeat changes nothing. The payment goes to the account that
 * started it or has its address, or makes one where a password was given. Where there is none yet, the receipt leads to
 * the registration.
 */
export async function settleCheckout(trx: DatabaseTransaction, id: string, now: number): Promise<void> {
  const checkout = await trx
    .updateTable('checkouts')
    .set({ paid_at: timestamp(now) })
    .where('id', '=', id)
    .where('status', 'in', ['paid', 'disputed'])
    .where('paid_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (checkout === undefined) return;
  const owner = checkout.user_id ?? (await accountOf(trx, checkout.email));
  const made = owner === undefined ? await makeAccount(trx, checkout, now) : null;
  await trx
    .updateTable('checkouts')
    .set({ password_hash: null, user_id: owner ?? made, account_created: made === null ? 0 : 1 })
    .where('id', '=', id)
    .execute();
  await queueMail(trx, { template: 'receipt', checkout_id: id }, now);
}

async function accountOf(trx: DatabaseTransaction, email: string): Promise<string | undefined> {
  const row = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

async function makeAccount(
  trx: DatabaseTransaction,
  { email, name, password_hash }: CheckoutsTable,
  now: number,
): Promise<string | null> {
  if (password_hash === null) return null;
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last_name = words.length > 1 ? (words.pop() ?? '') : '';
  const account = { email, password_hash, first_name: words.join(' '), last_name };
  return (await createAccount(trx, account, 'account_ready', now))?.id ?? null;
}
