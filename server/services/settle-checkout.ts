import { paymentsOf } from '../db/payments-of.ts';
import type { CheckoutsTable, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { queueMail } from '../jobs/queue-mail.ts';
import { queueReturn } from '../jobs/queue-return.ts';
import { createAccount } from './create-account.ts';

/**
 * Deals with the first word that a checkout is paid; a repeat changes nothing. The payment goes to the account that
 * started it or has its address, or makes one where a password was given. Where there is none yet, the receipt leads to
 * the registration. Where the payer has paid by another checkout already, the money goes back instead. The caller holds
 * the lock on payments.
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
  const owner = await ownerOf(trx, checkout);
  const email = owner?.email ?? checkout.email;
  const others = trx
    .selectFrom('checkouts')
    .select('id')
    .where('id', '!=', id)
    .where(paymentsOf(email, [owner?.id]));
  const first = await others.where('status', '=', 'paid').orderBy('paid_at').executeTakeFirst();
  if (first !== undefined && checkout.status === 'paid') {
    await giveBack(trx, { id, owner: owner?.id ?? null, first: first.id }, now);
    return;
  }
  const made = owner === undefined ? await makeAccount(trx, checkout, now) : null;
  const opened = made === null ? 0 : 1;
  await trx
    .updateTable('checkouts')
    .set({
      password_hash: null,
      user_id: owner?.id ?? made,
      account_created: opened,
      opened_account: opened,
    })
    .where('id', '=', id)
    .execute();
  await queueMail(trx, { template: 'receipt', checkout_id: id }, now);
  if (owner?.email_confirmed === 0) {
    await queueMail(trx, { template: 'account_ready', user_id: owner.id }, now);
  }
  for (const other of await others.where('status', '=', 'open').execute()) {
    await queueReturn(trx, other.id, now);
  }
}

function ownerOf(trx: DatabaseTransaction, { user_id, email }: CheckoutsTable) {
  const users = trx.selectFrom('users').select(['id', 'email', 'email_confirmed']);
  const wanted = user_id === null ? users.where('email', '=', email) : users.where('id', '=', user_id);
  return wanted.executeTakeFirst();
}

/** A second payment unlocks nothing, makes no account, and is told of as such. */
async function giveBack(
  trx: DatabaseTransaction,
  { id, owner, first }: { id: string; owner: string | null; first: string },
  now: number,
): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ status: 'returning', duplicate_of: first, password_hash: null, user_id: owner })
    .where('id', '=', id)
    .execute();
  await queueMail(trx, { template: 'second_payment', checkout_id: id }, now);
  await queueReturn(trx, id, now);
}

async function makeAccount(
  trx: DatabaseTransaction,
  { email, first_name, last_name, password_hash }: CheckoutsTable,
  now: number,
): Promise<string | null> {
  if (password_hash === null) return null;
  const account = { email, password_hash, first_name, last_name };
  return (await createAccount(trx, account, 'account_ready', now))?.id ?? null;
}
