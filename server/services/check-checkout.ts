import type { Payments, ProviderCheckout } from '../adapters/payments.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { lockPayments } from '../db/lock-payments.ts';
import type { CheckoutStatus, CheckoutsTable, Database, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { sendMailKind } from '../jobs/queue-mail.ts';
import { returnPaymentKind } from '../jobs/queue-return.ts';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import { newCheckout } from './new-checkout.ts';
import { settleCheckout } from './settle-checkout.ts';

export interface CheckoutPorts {
  db: Database;
  payments: Payments;
  changes: Changes;
  security: SecurityLog;
  now: () => number;
}

/**
 * Asks the payment provider how a checkout stands now, and stores that with all that follows from it. Safe to repeat, at
 * once and in any order: what counts is the answer to the latest question. Undefined where this site started no such
 * checkout. Throws payment_check_failed where the provider cannot be asked.
 */
export async function checkCheckout(
  { db, payments, changes, security, now }: CheckoutPorts,
  id: string,
): Promise<CheckoutsTable | undefined> {
  const askedAt = await questionTime(db, id, now());
  const found = await payments.find(id).catch((cause: unknown) => {
    throw new AppError('payment_check_failed', { cause });
  });
  if (found === undefined) return undefined;
  const { before, after } = await db.transaction().execute(async (trx) => {
    await lockPayments(trx);
    await adopt(trx, id, found, askedAt);
    const before = await statusOf(trx, id);
    await trx
      .updateTable('checkouts')
      .set({ status: found.state, payment_id: found.paymentId, asked_at: askedAt })
      .where('id', '=', id)
      .where('status', 'not in', ['refunded', 'closed'])
      .where((w) => w.or([w('asked_at', 'is', null), w('asked_at', '<=', askedAt)]))
      .execute();
    // What is on its way back is paid for as long as the provider has not given it back.
    await trx
      .updateTable('checkouts')
      .set({ status: 'returning' })
      .where('id', '=', id)
      .where('status', '=', 'paid')
      .where('duplicate_of', 'is not', null)
      .execute();
    await settleCheckout(trx, id, now());
    const after = await trx.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
    return { before, after };
  });
  tellChange(security, before, after);
  changes.queued(sendMailKind);
  changes.queued(returnPaymentKind);
  return after;
}

async function statusOf(trx: DatabaseTransaction, id: string) {
  const row = await trx.selectFrom('checkouts').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

const told: Partial<Record<CheckoutStatus, SecurityEvent>> = {
  paid: 'access_granted',
  disputed: 'payment_disputed',
  refunded: 'payment_refunded',
};

/** A payment of no account yet grants nothing: the registration does. Its id is a secret, and is not told. */
function tellChange(
  security: SecurityLog,
  before: CheckoutStatus | undefined,
  after: CheckoutsTable | undefined,
): void {
  if (after === undefined || after.status === before) return;
  const event = told[after.status];
  if (event === undefined || (event === 'access_granted' && after.user_id === null)) return;
  security.tell(event, { account: after.user_id });
}

/** Later than any question before, whatever the clock says: the order of questions decides which answer counts. */
async function questionTime(db: Database, id: string, now: number): Promise<string> {
  const row = await db.selectFrom('checkouts').select('asked_at').where('id', '=', id).executeTakeFirst();
  const last = row?.asked_at ? Date.parse(row.asked_at) : 0;
  return timestamp(Math.max(now, last + 1));
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
    .values(newCheckout(id, found, created_at))
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
