import type { CheckoutsTable } from '../db/schema.ts';
import { type MailOrder, queueMail, sendMailKind } from '../jobs/queue-mail.ts';
import { currentCheckout } from '../services/check-checkout.ts';
import { type AdminPorts, type Command, CommandRefused, verdict } from './command.ts';
import { findPayments, findUser, isPaymentId } from './find-payments.ts';
import { table } from './table.ts';

interface Resent {
  to: string;
  what: string;
  /** The payment that it is about. */
  payment?: string;
  order: MailOrder;
}

/** For whoever paid or registered and got no mail. */
export const resend: Command = {
  takes: 'EMAIL or PAYMENT ID',
  summary:
    'Sends lost emails again: the confirmation link of an unconfirmed account, receipts, the link to register.',
  async run(ports, argument, { dryRun }) {
    const mails = isPaymentId(argument) ? await ofPayment(ports, argument) : await ofAddress(ports, argument);
    if (mails.length === 0) throw new CommandRefused(`There is nothing to send again to ${argument}.`);
    if (!dryRun) {
      await ports.db.transaction().execute(async (trx) => {
        for (const { order } of mails) await queueMail(trx, order, ports.now());
      });
      ports.changes.queued(sendMailKind);
    }
    const rows = mails.map(({ to, what, payment = '-' }) => [
      to,
      what,
      payment,
      dryRun ? 'to be sent' : 'queued',
    ]);
    const done = 'Queued. The running server sends them within a second, or the next one at its start.';
    return `${table(['To', 'Mail', 'Payment ID', 'Result'], rows)}\n\n${verdict(dryRun, done)}`;
  },
};

async function ofAddress({ db }: AdminPorts, email: string): Promise<Resent[]> {
  const user = await findUser(db, email);
  const receipts = (await findPayments(db, email)).flatMap(mailOf);
  if (user === undefined || user.email_confirmed === 1) return receipts;
  const order: MailOrder = { template: 'resend_confirmation', email: user.email };
  return [{ to: user.email, what: 'confirmation', order }, ...receipts];
}

async function ofPayment(ports: AdminPorts, id: string): Promise<Resent[]> {
  const byPayment = ports.db.selectFrom('checkouts').select('id').where('payment_id', '=', id);
  const checkoutId = (await byPayment.executeTakeFirst())?.id ?? id;
  const row = await currentCheckout(ports, checkoutId);
  return row === undefined ? [] : mailOf(row);
}

/** Of a grant there is no receipt, only the way to register. */
function mailOf({ id, email, user_id, paid_at, status, amount_cents }: CheckoutsTable): Resent[] {
  if (paid_at === null || status !== 'paid') return [];
  const about = { to: email, payment: id };
  if (amount_cents > 0) {
    const what = user_id === null ? 'receipt with the link to register' : 'receipt';
    return [{ ...about, what, order: { template: 'receipt', checkout_id: id } }];
  }
  if (user_id !== null) return [];
  return [
    { ...about, what: 'link to register', order: { template: 'finish_registration', checkout_id: id } },
  ];
}
