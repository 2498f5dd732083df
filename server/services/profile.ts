import type { z } from 'zod';
import type { Profile, profileBodySchema } from '#contract/users.ts';
import type { SignedIn } from '../access.ts';
import type { Database } from '../db/schema.ts';

const columns = ['first_name', 'last_name', 'email', 'phone', 'bio'] as const;

export function getProfile(db: Database, user: SignedIn): Promise<Profile> {
  return db.selectFrom('users').select(columns).where('id', '=', user.id).executeTakeFirstOrThrow();
}

export function updateProfile(
  db: Database,
  user: SignedIn,
  profile: z.output<typeof profileBodySchema>,
): Promise<Profile> {
  return db
    .updateTable('users')
    .set(profile)
    .where('id', '=', user.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
