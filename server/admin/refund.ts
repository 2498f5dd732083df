import { site } from '#content/site.ts';
import { dayLength } from '#contract/day-length.ts';
import type { CheckoutsTable } from '../db/schema.ts';
import { askAboutOpen, checkCheckout } from '../services/check-checkout.ts';
import { type AdminPorts, type Command, CommandRefused } from './command.ts';
import { findPayments, isPaymentId } from './find-payments.ts';
import { day, dollars, table } from './table.ts';

const days = site.claims.moneyBackDays;
const flag = '--after-30-days';

/** Gives the money back, and with it the access. */
export const refund: Command = {
  takes: 'EMAIL or PAYMENT ID',
  summary: `Refunds payments of the last ${days} days and locks the analysis. ${flag} refunds older payments too.`,
  takesLate: true,
  async run(ports, wanted, { dryRun, late }) {
    if (!dryRun && !isPaymentId(wanted)) await askAboutOpen(ports, wanted.toLowerCase());
    const payments = await findPayments(ports.db, wanted);
    const paid = payments.filter(({ status }) => status === 'paid' || status === 'returning');
    if (paid.length === 0) throw new CommandRefused(nothingPaid(wanted, payments));
    const since = ports.now() - days * dayLength;
    const isDue = ({ paid_at }: CheckoutsTable) => late || Date.parse(paid_at ?? '') >= since;
    if (!paid.some(isDue)) {
      throw new CommandRefused(
        `${wanted} paid on ${day(paid[0]?.paid_at ?? null)}, more than ${days} days ago. To refund it anyway, add ${flag}.`,
      );
    }
    const rows: string[][] = [];
    for (const payment of paid) {
      const due = isDue(payment);
      const done = due && !dryRun ? await giveBack(ports, payment) : 'to be refunded';
      const result = due ? done : `kept: paid more than ${days} days ago`;
      rows.push([payment.email, payment.id, dollars(payment.amount_cents), day(payment.paid_at), result]);
    }
    const columns = ['Email', 'Payment ID', 'Amount', 'Paid on', 'Result'];
    return `${table(columns, rows)}\n\n${await outcome(ports, paid, isDue, dryRun)}`;
  },
};

function nothingPaid(wanted: string, payments: CheckoutsTable[]): string {
  const others = payments.filter(({ paid_at }) => paid_at !== null);
  const why = others.map(({ id, status }) => ` ${id} is ${status}.`).join('');
  return `${wanted} has no payment to refund.${why}`;
}

/** Whether something else keeps the analysis open. */
async function outcome(
  { db }: AdminPorts,
  paid: CheckoutsTable[],
  isDue: (payment: CheckoutsTable) => boolean,
  dryRun: boolean,
): Promise<string> {
  const given = paid.filter(isDue).map(({ id }) => id);
  const accounts = paid.map(({ user_id }) => user_id).filter((id) => id !== null);
  const left =
    accounts.length === 0
      ? undefined
      : await db
          .selectFrom('checkouts')
          .select('id')
          .where('user_id', 'in', accounts)
          .where('status', '=', 'paid')
          .where('id', 'not in', given)
          .executeTakeFirst();
  if (left !== undefined) {
    return `${dryRun ? 'Dry run: nothing was changed. ' : ''}The analysis stays unlocked: payment ${left.id} is still valid.`;
  }
  return dryRun
    ? 'Dry run: nothing was changed. The analysis would be locked at once.'
    : 'The analysis is locked.';
}

async function giveBack(ports: AdminPorts, { id, amount_cents, user_id }: CheckoutsTable): Promise<string> {
  if (amount_cents > 0) {
    await ports.payments.refund(id).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown';
      throw new CommandRefused(`The payment provider did not refund ${id}: ${reason}`);
    });
    const row = await checkCheckout(ports, id);
    if (row?.status !== 'refunded') throw new CommandRefused(`The payment provider did not refund ${id}.`);
    return 'refunded';
  }
  await ports.db.updateTable('checkouts').set({ status: 'refunded' }).where('id', '=', id).execute();
  ports.security.tell('payment_refunded', { account: user_id });
  return 'grant taken back';
}
