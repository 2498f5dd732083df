import type { SignInWays } from '#contract/sign-in.ts';
import type { SignedIn } from '../access.ts';
import type { Database } from '../db/schema.ts';
import { passkeysOf, present } from './passkeys.ts';

/** How the user signs in beside the password. */
export async function getSignInWays(db: Database, user: SignedIn): Promise<SignInWays> {
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const codes = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', user.id)
    .execute();
  const providers = await db
    .selectFrom('identities')
    .select(['issuer', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  return {
    second_factor: { since: factor?.confirmed_at ?? null, recovery_codes_left: codes.length },
    passkeys: (await passkeysOf(db, user.id)).map(present),
    providers,
  };
}
