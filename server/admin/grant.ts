import { emailSchema } from '#contract/auth.ts';
import { timestamp } from '../db/timestamp.ts';
import { newGrant } from '../services/new-grant.ts';
import { type Command, CommandRefused, verdict } from './command.ts';
import { findPayments, findUser } from './find-payments.ts';
import { table } from './table.ts';

/** Access without a payment, as a payment of nothing. */
export const grant: Command = {
  takes: 'EMAIL',
  summary: 'Unlocks analysis for an account, or registration for an address without one, without payment.',
  async run({ db, now, appUrl, security }, argument, { dryRun }) {
    const parsed = emailSchema.safeParse(argument);
    if (!parsed.success) throw new CommandRefused(`${argument} is not an email address.`);
    const email = parsed.data.toLowerCase();
    const user = await findUser(db, email);
    const paid = (await findPayments(db, email)).some(({ status }) => status === 'paid');
    if (paid) throw new CommandRefused(`${email} has access already.`);
    const names = { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' };
    const row = newGrant({ id: user?.id ?? null, email, ...names }, timestamp(now()));
    if (!dryRun) {
      await db.insertInto('checkouts').values(row).execute();
      if (user !== undefined) security.tell('access_granted', { account: user.id });
    }
    const account = user === undefined ? 'none yet' : 'yes';
    const access = dryRun ? 'to be granted' : 'granted';
    const link =
      user === undefined && !dryRun
        ? ` Send them this link to register, or mail it with: npm run admin -- resend ${email}\n${appUrl}/register?session_id=${row.id}`
        : '';
    return `${table(['Email', 'Account', 'Access'], [[email, account, access]])}\n\n${verdict(dryRun, 'Granted.')}${link}`;
  },
};
