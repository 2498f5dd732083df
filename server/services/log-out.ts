import type { Database } from '../db/schema.ts';
import { hashToken } from '../tokens.ts';

/** Ends the session that the token belongs to, with every token it ever had. No error for an unknown token. */
export async function logOut(db: Database, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('family_id', '=', ({ selectFrom }) =>
      selectFrom('sessions').select('family_id').where('token_hash', '=', hashToken(token)),
    )
    .execute();
}
