import { queueMail, sendMailKind } from '../jobs/queue-mail.ts';
import { endAllSessions } from '../services/end-sessions.ts';
import { deleteSecondFactor, hasSecondFactor } from '../services/second-factor.ts';
import { type Command, CommandRefused, verdict } from './command.ts';
import { findUser } from './find-payments.ts';

/** For an owner who has lost the phone and the recovery codes. Who asks, the operator has to find out. */
export const turnOffCodes: Command = {
  takes: 'EMAIL',
  summary:
    'Turns off the codes of an account whose owner has lost the app and the recovery codes, ends its sessions, and mails the owner. Make sure first that it is the owner who asks.',
  async run({ db, now, changes, security }, email, { dryRun }) {
    const user = await findUser(db, email);
    if (user === undefined || !(await hasSecondFactor(db, user.id)))
      throw new CommandRefused(`There is no account with the address ${email} that asks for codes.`);
    if (!dryRun) {
      await db.transaction().execute(async (trx) => {
        await deleteSecondFactor(trx, user.id);
        await endAllSessions(trx, user.id);
        await queueMail(trx, { template: 'sign_in_changed', user_id: user.id, change: 'codes_off' }, now());
      });
      changes.queued(sendMailKind);
      security.tell('second_factor_off', { account: user.id });
    }
    return `Codes of ${user.email}: ${dryRun ? 'to be turned off' : 'turned off'}.\n\n${verdict(dryRun, 'Done.')}`;
  },
};
