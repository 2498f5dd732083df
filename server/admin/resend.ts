import type { CheckoutsTable } from '../db/schema.ts';
import { type MailOrder, mailSubject, queueMail, sendMailKind } from '../jobs/queue-mail.ts';
import { currentCheckout } from '../services/check-checkout.ts';
import { type AdminPorts, type Command, CommandRefused, verdict } from './command.ts';
import { findPayments, findUser } from './find-payments.ts';
import { table } from './table.ts';

interface Resent {
  to: string;
  what: string;
  order: MailOrder;
}

/** For whoever paid or registered and got no mail. */
export const resend: Command = {
  takes: 'EMAIL or PAYMENT ID',
  summary:
    'Mails the confirmation link of an unconfirmed account, and the receipts, which lead to the registration.',
  async run(ports, argument, { dryRun }) {
    const mails = argument.includes('@')
      ? await ofAddress(ports, argument)
      : await ofPayment(ports, argument);
    if (mails.length === 0) throw new CommandRefused(`There is nothing to send again to ${argument}.`);
    if (!dryRun) {
      await ports.db.transaction().execute(async (trx) => {
        for (const { order } of mails) await queueMail(trx, order, ports.now());
      });
      ports.changes.queued(sendMailKind);
    }
    const rows = mails.map(({ to, what, order }) => [to, what, mailSubject(order)]);
    const done = 'Queued. The running server sends them within a second, or the next one at its start.';
    return `${table(['To', 'Mail', 'Job'], rows)}\n\n${verdict(dryRun, done)}`;
  },
};

async function ofAddress({ db }: AdminPorts, email: string): Promise<Resent[]> {
  const user = await findUser(db, email);
  const receipts = (await findPayments(db, email)).filter(isPaid).map(receiptOf);
  if (user === undefined || user.email_confirmed === 1) return receipts;
  const order: MailOrder = { template: 'resend_confirmation', email: user.email };
  return [{ to: user.email, what: 'confirmation', order }, ...receipts];
}

async function ofPayment(ports: AdminPorts, id: string): Promise<Resent[]> {
  const byPayment = ports.db.selectFrom('checkouts').select('id').where('payment_id', '=', id);
  const checkoutId = (await byPayment.executeTakeFirst())?.id ?? id;
  const row = await currentCheckout(ports, checkoutId);
  return row !== undefined && isPaid(row) ? [receiptOf(row)] : [];
}

const isPaid = ({ paid_at, status, amount_cents }: CheckoutsTable) =>
  paid_at !== null && status === 'paid' && amount_cents > 0;

const receiptOf = ({ id, email, user_id }: CheckoutsTable): Resent => ({
  to: email,
  what: user_id === null ? 'receipt with the link to register' : 'receipt',
  order: { template: 'receipt', checkout_id: id },
});
