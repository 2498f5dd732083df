import { randomInt } from 'node:crypto';
import { recoveryCodes } from '#contract/limits.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { hashToken } from '../tokens.ts';

/** Crockford's: nothing in it is taken for another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** 130 bits, which nobody guesses, so that a plain hash keeps them: 'x7k29-mfa03-cdbq4-t8wne-3kq7vz'. */
const newCode = (): string =>
  Array.from({ length: 26 }, () => letters[randomInt(32)])
    .join('')
    .replace(/.{5}(?=.{5})/g, '$&-');

const keyOf = (userId: string, code: string) =>
  hashToken(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Puts new codes in place of the account's. They are stored as hashes: nobody is told them again. */
export async function renewCodes(trx: DatabaseTransaction, userId: string): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: recoveryCodes.count }, newCode);
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: keyOf(userId, code) })))
    .execute();
  return codes;
}

/** Whether it is one of the account's, which it is no longer then. Typed with hyphens or without, in any case of letters. */
export async function spendRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', keyOf(userId, code))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
