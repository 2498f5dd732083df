import type { EndpointOutput } from '#contract/endpoint.ts';
import type { getPaymentSession } from '#contract/payments.ts';
import { AppError } from '../app-error.ts';
import { lockPayments } from '../db/lock-payments.ts';
import type { CheckoutsTable, DatabaseTransaction } from '../db/schema.ts';
import { queueMail, sendMailKind } from '../jobs/queue-mail.ts';
import { accountOf } from './account-of.ts';
import { type CheckoutPorts, currentCheckout } from './check-checkout.ts';

/** How the payment stands. Throws payment_check_failed. */
export async function paymentSession(
  ports: CheckoutPorts,
  id: string,
): Promise<EndpointOutput<typeof getPaymentSession>> {
  const row = await currentCheckout(ports, id);
  if (row === undefined || row.status === 'closed') {
    return { status: 'unknown', has_account: false, payer: null };
  }
  const { email, first_name, last_name } = row;
  const payer = (await isCorrectable(ports.db, row)) ? { email, first_name, last_name } : null;
  return { status: row.status, has_account: row.user_id !== null, payer };
}

/** Nobody's yet, or of an account that was opened with it and whose address nobody has confirmed. */
async function isCorrectable(
  db: CheckoutPorts['db'],
  { status, user_id, opened_account }: CheckoutsTable,
): Promise<boolean> {
  if (status !== 'paid') return false;
  if (user_id === null) return true;
  if (opened_account === 0) return false;
  const users = db.selectFrom('users').select('email_confirmed').where('id', '=', user_id);
  return (await users.executeTakeFirst())?.email_confirmed === 0;
}

/**
 * Corrects the address that was typed with a payment, proven by its id. Links that went to the old one end. An address that
 * has an account gets the payment. Throws email_settled, email_taken, already_paid, payment_check_failed.
 */
export async function correctPaymentEmail(ports: CheckoutPorts, id: string, typed: string): Promise<string> {
  const email = typed.toLowerCase();
  await currentCheckout(ports, id);
  await ports.db.transaction().execute(async (trx) => {
    await lockPayments(trx);
    const row = await trx.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || !(await isCorrectable(trx, row))) throw new AppError('email_settled');
    const other = await accountOf(trx, email);
    if (row.user_id === null) await moveUnclaimed(trx, { id, email, account: other });
    else {
      if (other !== undefined && other !== row.user_id) throw new AppError('email_taken');
      await trx.updateTable('users').set({ email }).where('id', '=', row.user_id).execute();
      await trx.deleteFrom('email_tokens').where('user_id', '=', row.user_id).execute();
      await trx.updateTable('checkouts').set({ email }).where('id', '=', id).execute();
      await queueMail(trx, { template: 'account_ready', user_id: row.user_id }, ports.now());
    }
    await queueMail(trx, { template: 'receipt', checkout_id: id }, ports.now());
  });
  ports.changes.queued(sendMailKind);
  return email;
}

async function moveUnclaimed(
  trx: DatabaseTransaction,
  { id, email, account }: { id: string; email: string; account: string | undefined },
): Promise<void> {
  const paid =
    account === undefined
      ? undefined
      : await trx
          .selectFrom('checkouts')
          .select('id')
          .where('user_id', '=', account)
          .where('status', '=', 'paid')
          .executeTakeFirst();
  if (paid !== undefined) throw new AppError('already_paid');
  await trx
    .updateTable('checkouts')
    .set({ email, user_id: account ?? null })
    .where('id', '=', id)
    .execute();
}
