import { uuidv7 } from 'uuidv7';
import type { User } from '#contract/auth.ts';
import type { DatabaseTransaction, UsersTable } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { queueMail } from '../jobs/queue-mail.ts';
import { presentUser } from './present-user.ts';

export type NewAccount = Pick<UsersTable, 'email' | 'password_hash' | 'first_name' | 'last_name'>;

/** Adds a user whose address is yet to be confirmed, and queues the mail for it; null where the address is taken. */
export async function createAccount(
  trx: DatabaseTransaction,
  account: NewAccount,
  template: 'confirm_email' | 'account_ready',
  now: number,
): Promise<User | null> {
  const row = await insertUser(trx, { ...account, email_confirmed: 0 }, now);
  if (row === undefined) return null;
  await queueMail(trx, { template, user_id: row.id }, now);
  return presentUser(row);
}

/** Undefined where the address is taken. */
export function insertUser(
  trx: DatabaseTransaction,
  account: NewAccount & Pick<UsersTable, 'email_confirmed'>,
  now: number,
): Promise<UsersTable | undefined> {
  return trx
    .insertInto('users')
    .values({
      ...account,
      id: uuidv7(),
      email: account.email.toLowerCase(),
      phone: '',
      bio: '',
      created_at: timestamp(now),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}
