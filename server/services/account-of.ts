import type { Database } from '../db/schema.ts';

/** The id of the account of an address in lower case. */
export async function accountOf(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}
