import { deleteAccount } from '../services/delete-account.ts';
import { type Command, CommandRefused, verdict } from './command.ts';
import { findPayments, findUser } from './find-payments.ts';
import { table } from './table.ts';

/** What the account's owner can do on the profile page, and the same for an address without an account. */
export const deleteUser: Command = {
  takes: 'EMAIL',
  summary:
    'Deletes an account and everything in it for good, or what is stored about an address without an account. If money is to be returned, refund it first.',
  async run({ db, ...ports }, email, { dryRun }) {
    const user = await findUser(db, email);
    const address = email.toLowerCase();
    const [documents, payments, subscriptions] = await Promise.all([
      db
        .selectFrom('documents')
        .select(['id', 'file_name', 'status'])
        .where('owner_id', '=', user?.id ?? '')
        .execute(),
      findPayments(db, address),
      db.selectFrom('newsletter').select('email').where('email', '=', address).execute(),
    ]);
    const result = dryRun ? 'to be deleted' : 'deleted';
    const cleared = dryRun ? 'name and address to be cleared' : 'name and address cleared';
    const rows = [
      ...(user === undefined ? [] : [[user.email, 'account', user.id, result]]),
      ...documents.map(({ id, file_name, status }) => [file_name, `document, ${status}`, id, result]),
      ...payments.map(({ id, status }) => [address, `payment, ${status}`, id, cleared]),
      ...subscriptions.map(() => [address, 'newsletter', '-', result]),
    ];
    if (rows.length === 0) throw new CommandRefused(`Nothing is stored about ${email}.`);
    if (!dryRun) await deleteAccount({ db, ...ports }, { id: user?.id ?? null, email: address });
    return `${table(['Name', 'What', 'ID', 'Result'], rows)}\n\n${verdict(dryRun, 'Deleted for good.')}`;
  },
};
