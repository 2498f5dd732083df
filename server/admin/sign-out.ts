import { endAllSessions } from '../services/end-sessions.ts';
import { type Command, CommandRefused, verdict } from './command.ts';
import { findUser } from './find-payments.ts';

/** For an account that somebody else may be in. */
export const signOut: Command = {
  takes: 'EMAIL',
  summary: 'Ends every session of an account, and forgets the browsers that it was logged in to from.',
  async run({ db }, email, { dryRun }) {
    const user = await findUser(db, email);
    if (user === undefined) throw new CommandRefused(`There is no account with the address ${email}.`);
    const ended = dryRun
      ? (
          await db
            .selectFrom('sessions')
            .select('family_id')
            .distinct()
            .where('user_id', '=', user.id)
            .execute()
        ).length
      : await endAllSessions(db, user.id);
    return `Sessions of ${user.email}: ${ended}.\n\n${verdict(dryRun, 'Ended.')}`;
  },
};
