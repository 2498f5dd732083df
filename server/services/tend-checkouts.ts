import { timestamp } from '../db/timestamp.ts';
import { queueReturn, returnPaymentKind } from '../jobs/queue-return.ts';
import { latestEnd } from '../set-clock.ts';
import { type CheckoutPorts, checkCheckout } from './check-checkout.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The browser and the webhook tell sooner, in all but a few cases. */
const youngest = 10 * minute;
const askAgainAfter = 6 * 60 * minute;
const atOnce = 20;
/** What nobody paid for is forgotten after so long. */
const kept = 30 * day;

/**
 * Looks after checkouts that nobody came back from: the provider is asked how they stand, so that a payment counts even
 * where neither browser nor webhook told of it. Passwords of those that ended are forgotten at once, what was never paid after
 * 30 days, and a second payment that could not be given back is tried again. Resolves to how many were asked about. Throws payment_check_failed.
 */
export async function tendCheckouts(ports: CheckoutPorts, signal: AbortSignal): Promise<number> {
  const { db, now } = ports;
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('status', 'in', ['open', 'pending'])
    .where((w) =>
      w.or([
        w('created_at', '<', timestamp(now() - youngest)),
        w('created_at', '>', latestEnd(youngest, now())),
      ]),
    )
    .where((w) =>
      w.or([
        w('asked_at', 'is', null),
        w('asked_at', '<=', timestamp(now() - askAgainAfter)),
        w('asked_at', '>', latestEnd(youngest, now())),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(atOnce)
    .execute();
  for (const { id } of rows) {
    if (signal.aborted) return 0;
    const known = await checkCheckout(ports, id);
    if (known === undefined) {
      // Of another account at the provider: nobody can pay for it any more.
      await db.updateTable('checkouts').set({ status: 'expired' }).where('id', '=', id).execute();
    }
  }
  await forgetUnpaid(ports);
  await returnSecondPayments(ports);
  return rows.length;
}

/** A second payment goes back though the job for it was given up. */
async function returnSecondPayments({ db, changes, now }: CheckoutPorts): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('checkouts').select('id').where('status', '=', 'returning').execute();
    for (const { id } of rows) await queueReturn(trx, id, now());
  });
  changes.queued(returnPaymentKind);
}

async function forgetUnpaid({ db, now }: CheckoutPorts): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ password_hash: null })
    .where('status', '=', 'expired')
    .where('password_hash', 'is not', null)
    .execute();
  const gone = await db
    .deleteFrom('checkouts')
    .where('status', 'in', ['open', 'expired'])
    .where('paid_at', 'is', null)
    .where('created_at', '<', timestamp(now() - kept))
    .returning('id')
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db
    .deleteFrom('sandbox_payments')
    .where('id', 'in', ids)
    .where('state', 'in', ['open', 'expired'])
    .execute();
}
