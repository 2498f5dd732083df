import { site } from '#content/site.ts';
import type { CheckoutsTable } from '../db/schema.ts';
import { checkCheckout } from '../services/check-checkout.ts';
import { type AdminPorts, type Command, CommandRefused, verdict } from './command.ts';
import { findPayments } from './find-payments.ts';
import { day, dollars, table } from './table.ts';

const days = site.claims.moneyBackDays;

/** Gives the money back, and with it the access. */
export const refund: Command = {
  takes: 'EMAIL',
  summary: `Gives back what an address paid within the last ${days} days, and locks the analysis.`,
  async run(ports, email, { dryRun }) {
    const paid = (await findPayments(ports.db, email)).filter(({ status }) => status === 'paid');
    if (paid.length === 0) throw new CommandRefused(`${email} has no payment to give back.`);
    const since = ports.now() - days * 24 * 3_600_000;
    const due = paid.filter(({ paid_at }) => Date.parse(paid_at ?? '') >= since);
    if (due.length === 0) {
      throw new CommandRefused(
        `${email} paid on ${day(paid[0]?.paid_at ?? null)}, more than ${days} days ago. Refund it in the payment provider's own pages if you want to; the analysis locks then too.`,
      );
    }
    const rows: string[][] = [];
    for (const payment of due) {
      const result = dryRun ? 'to be refunded' : await giveBack(ports, payment);
      rows.push([payment.id, dollars(payment.amount_cents), day(payment.paid_at), result]);
    }
    return `${table(['Payment ID', 'Amount', 'Paid on', 'Result'], rows)}\n\n${verdict(dryRun, 'The analysis is locked.')}`;
  },
};

async function giveBack(ports: AdminPorts, { id, amount_cents }: CheckoutsTable): Promise<string> {
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
  return 'grant taken back';
}
