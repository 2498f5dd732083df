import type { User } from '#contract/auth.ts';
import type { UsersTable } from '../db/schema.ts';

type UserColumns = Omit<UsersTable, 'password_hash' | 'phone' | 'bio'>;

/** A user as the API gives it. */
export function presentUser(row: UserColumns): User {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    email_confirmed: row.email_confirmed === 1,
    created_at: row.created_at,
  };
}
