import { hash, verify } from '@node-rs/argon2';

/** argon2id, by its number: the package's enum exists for the compiler only. */
const ARGON2ID = 2;
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const nobodys = hashPassword('no account has this');

/** False as well where there is no account; takes the same time then. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodys), password);
  return matches && stored !== undefined;
}
