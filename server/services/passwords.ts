import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './take-turns.ts';

/** argon2id, by its number: the package's enum exists for the compiler only. */
const ARGON2ID = 2;
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/*
 * Hashing runs in the few threads that reading and writing files needs as well: a burst of log-ins that took them all
 * would stop uploads and page loads. Half of those threads, and one core, stay free.
 */
const turn = createTurns(Math.min(2, Math.max(1, availableParallelism() - 1)), 2000);

/** Hashed in NFC: keyboards differ in how they write a letter with an accent. */
export const hashPassword = (password: string): Promise<string> =>
  turn(() => hash(password.normalize('NFC'), cost));

const nobodys = hashPassword('no account has this');

/** False as well where there is no account; takes the same time then. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const compared = stored ?? (await nobodys);
  // Hashes of before are of what was typed then, in either form.
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    const matches = await turn(() => verify(compared, form));
    if (matches) return stored !== undefined;
  }
  return false;
}
