import type { CheckoutsTable, Database, UsersTable } from '../db/schema.ts';

/** The account of an address, in any case of letters. */
export function findUser(db: Database, email: string): Promise<UsersTable | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/** The payments that belong to an address: those of its account, and those of nobody yet that were made with it. */
export function findPayments(db: Database, email: string): Promise<CheckoutsTable[]> {
  const address = email.toLowerCase();
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where((w) =>
      w.or([
        w('user_id', 'in', (e) => e.selectFrom('users').select('id').where('email', '=', address)),
        w.and([w('email', '=', address), w('user_id', 'is', null)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}
