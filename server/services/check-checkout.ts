import type { Payments, ProviderCheckout } from '../adapters/payments.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import type { CheckoutsTable, Database, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { sendMailKind } from '../jobs/queue-mail.ts';
import { settleCheckout } from './settle-checkout.ts';

export interface CheckoutPorts {
  db: Database;
  payments: Payments;
  changes: Changes;
  now: () => number;
}

/**
 * Asks the payment provider how a checkout stands now, and stores that with all that follows from it. Safe to repeat, at
 * once and in any order: what counts is the answer to the latest question. Undefined where this site started no such
 * checkout. Throws payment_check_failed where the provider cannot be asked.
 */
export async function checkCheckout(
  { db, payments, changes, now }: CheckoutPorts,
  id: string,
): Promise<CheckoutsTable | undefined> {
  const askedAt = timestamp(now());
  const found = await payments.find(id).catch((cause: unknown) => {
    throw new AppError('payment_check_failed', { cause });
  });
  if (found === undefined) return undefined;
  const row = await db.transaction().execute(async (trx) => {
    await adopt(trx, id, found, askedAt);
    await trx
      .updateTable('checkouts')
      .set({ status: found.state, payment_id: found.paymentId, asked_at: askedAt })
      .where('id', '=', id)
      .where('status', 'not in', ['refunded', 'closed'])
      .where((w) => w.or([w('asked_at', 'is', null), w('asked_at', '<=', askedAt)]))
      .execute();
    await settleCheckout(trx, id, now());
    return trx.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
  });
  changes.queued(sendMailKind);
  return row;
}

/** A checkout that the provider knows as ours has a row, even where it was lost with a back-up put back. */
async function adopt(
  trx: DatabaseTransaction,
  id: string,
  found: ProviderCheckout,
  created_at: string,
): Promise<void> {
  await trx
    .insertInto('checkouts')
    .values({
      id,
      email: found.email.toLowerCase(),
      name: found.name,
      password_hash: null,
      amount_cents: found.amountCents,
      currency: found.currency,
      status: 'open',
      success_url: found.successUrl,
      cancel_url: found.cancelUrl,
      user_id: null,
      account_created: 0,
      created_at,
      paid_at: null,
      payment_id: null,
      asked_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The checkout as it stands: the provider is asked about one that is not known to be paid. Throws payment_check_failed. */
export async function currentCheckout(ports: CheckoutPorts, id: string): Promise<CheckoutsTable | undefined> {
  const row = await ports.db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
  if (row !== undefined && row.status !== 'open' && row.status !== 'pending') return row;
  return (await checkCheckout(ports, id)) ?? row;
}

/** Asks the provider about the latest checkouts of an address that are not known to have ended: it may know better. */
export async function askAboutOpen(ports: CheckoutPorts, email: string): Promise<void> {
  const rows = await ports.db
    .selectFrom('checkouts')
    .select('id')
    .where('email', '=', email)
    .where('status', 'in', ['open', 'pending'])
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();
  await Promise.all(rows.map(({ id }) => currentCheckout(ports, id)));
}
