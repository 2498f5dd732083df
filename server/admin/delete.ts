import { deleteAccount } from '../services/delete-account.ts';
import { type Command, CommandRefused, verdict } from './command.ts';
import { findUser } from './find-payments.ts';
import { table } from './table.ts';

/** What the account's owner can do on the profile page. */
export const deleteUser: Command = {
  takes: 'EMAIL',
  summary: 'Deletes an account with its documents and analyses for good. Refund first where money goes back.',
  async run(ports, email, { dryRun }) {
    const user = await findUser(ports.db, email);
    if (user === undefined) throw new CommandRefused(`${email} has no account.`);
    const documents = await ports.db
      .selectFrom('documents')
      .select(['id', 'file_name', 'status'])
      .where('owner_id', '=', user.id)
      .execute();
    if (!dryRun) await deleteAccount(ports, user);
    const rows = [
      [user.email, 'account', user.id],
      ...documents.map(({ id, file_name, status }) => [file_name, `document, ${status}`, id]),
    ];
    return `${table(['Name', 'What', 'ID'], rows)}\n\n${verdict(dryRun, 'Deleted for good.')}`;
  },
};
