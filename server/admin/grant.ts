import { randomBytes } from 'node:crypto';
import { emailSchema } from '#contract/auth.ts';
import { price } from '#contract/limits.ts';
import type { CheckoutsTable } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { type Command, CommandRefused, verdict } from './command.ts';
import { findPayments, findUser } from './find-payments.ts';
import { table } from './table.ts';

/** Access without a payment, as a payment of nothing. */
export const grant: Command = {
  takes: 'EMAIL',
  summary:
    'Opens the analysis to an account, or a registration to an address that has none, without payment.',
  async run({ db, now, appUrl }, argument, { dryRun }) {
    const parsed = emailSchema.safeParse(argument);
    if (!parsed.success) throw new CommandRefused(`${argument} is not an email address.`);
    const email = parsed.data.toLowerCase();
    const user = await findUser(db, email);
    const paid = (await findPayments(db, email)).some(({ status }) => status === 'paid');
    if (paid) throw new CommandRefused(`${email} has access already.`);
    const id = `grant_${randomBytes(18).toString('base64url')}`;
    const at = timestamp(now());
    const row: CheckoutsTable = {
      id,
      email,
      name: user === undefined ? '' : `${user.first_name} ${user.last_name}`,
      password_hash: null,
      amount_cents: 0,
      currency: price.currency,
      status: 'paid',
      success_url: '',
      cancel_url: '',
      user_id: user?.id ?? null,
      account_created: 0,
      created_at: at,
      paid_at: at,
      payment_id: null,
      asked_at: null,
    };
    if (!dryRun) await db.insertInto('checkouts').values(row).execute();
    const account = user === undefined ? 'none yet' : 'yes';
    const access = dryRun ? 'to be granted' : 'granted';
    const link =
      user === undefined && !dryRun
        ? ` Send them this link to register, or mail it with: npm run admin -- resend ${email}\n${appUrl}/register?session_id=${id}`
        : '';
    return `${table(['Email', 'Account', 'Access'], [[email, account, access]])}\n\n${verdict(dryRun, 'Granted.')}${link}`;
  },
};
