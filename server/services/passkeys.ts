import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { uuidv7 } from 'uuidv7';
import { site } from '#content/site.ts';
import type { User } from '#contract/auth.ts';
import { passkeysPerAccount, signInStep } from '#contract/limits.ts';
import type { Passkey } from '#contract/sign-in.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import type { PasskeysTable } from '../db/tables-of-sign-in.ts';
import { timestamp } from '../db/timestamp.ts';
import { type ChangePorts, changeSignIn } from './change-sign-in.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { presentUser } from './present-user.ts';
import { beginStep, endStep } from './sign-in-steps.ts';
import { startSession } from './start-session.ts';

/** Where the browser is: a passkey is of that host and no other, and answers pages of that origin alone. */
export interface Place {
  origin: string;
}
const hostOf = ({ origin }: Place) => new URL(origin).hostname;

/** Loaded at the first use: most log-ins are by password. */
const library = () => import('@simplewebauthn/server');
/** EdDSA, ES256 and RS256, by their numbers in COSE. */
const supportedAlgorithmIDs = [-8, -7, -257];

const lifetime = signInStep.passkey;
const added = (user: SignedIn) => ({ kind: 'passkey_added', user_id: user.id, lifetime }) as const;
const login = { kind: 'passkey_login', user_id: null, lifetime } as const;

/** What the browser is to be asked, and the token of the step. Throws password_wrong, too_many_passkeys. */
export async function startPasskey(
  ports: ChangePorts,
  user: SignedIn,
  password: string,
  place: Place,
): Promise<{ options: Record<string, unknown>; step: string }> {
  await checkOwnPassword(ports, user, { field: 'password', password });
  const known = await passkeysOf(ports.db, user.id);
  if (known.length >= passkeysPerAccount) throw new AppError('too_many_passkeys');
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(place),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`.trim(),
    timeout: lifetime,
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: JSON.parse(transports),
    })),
    // It is to stand for password and code: found without an address, and opened by a finger, a face or a number.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const step = await beginStep(ports, { ...added(user), data: { challenge: options.challenge } });
  return { options: { ...options }, step };
}

/** Throws passkey_refused, too_many_passkeys. */
export async function addPasskey(
  ports: ChangePorts,
  user: SignedIn,
  { name, response, step }: { name: string; response: unknown; step: string | undefined },
  place: Place,
): Promise<Passkey> {
  const kept = await endStep(ports, step, added(user));
  const { verifyRegistrationResponse } = await library();
  const made = await verified(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: kept?.challenge ?? '',
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (kept === undefined || !made?.verified) throw new AppError('passkey_refused');
  const { credential, credentialBackedUp } = made.registrationInfo;
  const row: PasskeysTable = {
    id: uuidv7(),
    user_id: user.id,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    backed_up: credentialBackedUp ? 1 : 0,
    name,
    created_at: timestamp(ports.now()),
    last_used_at: null,
  };
  await changeSignIn(
    ports,
    user,
    ['passkey_added', 'passkey_added'],
    async (trx) => {
      const conflict = trx.insertInto('passkeys').values(row);
      const { numInsertedOrUpdatedRows } = await conflict
        .onConflict((c) => c.column('credential_id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw new AppError('passkey_refused');
      if ((await passkeysOf(trx, user.id)).length > passkeysPerAccount)
        throw new AppError('too_many_passkeys');
    },
    { keepsSessions: true },
  );
  return present(row);
}

/** Throws passkey_not_found, for another person's as for one that is gone. */
export async function renamePasskey(
  db: Database,
  user: SignedIn,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('passkey_not_found');
  return present(row);
}

/** Throws password_wrong, passkey_not_found. */
export async function removePasskey(
  ports: ChangePorts,
  user: SignedIn,
  { id, password }: { id: string; password: string },
): Promise<void> {
  await checkOwnPassword(ports, user, { field: 'password', password });
  await changeSignIn(ports, user, ['passkey_removed', 'passkey_removed'], async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw new AppError('passkey_not_found');
  });
}

/** The same for everybody: who logs in shows when the browser answers. */
export async function startPasskeyLogin(
  ports: { db: Database; now: () => number },
  place: Place,
): Promise<{ options: Record<string, unknown>; step: string }> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(place),
    timeout: lifetime,
    userVerification: 'required',
  });
  const step = await beginStep(ports, { ...login, data: { challenge: options.challenge } });
  return { options: { ...options }, step };
}

/** Signs in by a passkey, which its owner has opened on a device that is theirs: no code is asked for. Throws passkey_refused. */
export async function logInWithPasskey(
  ports: { db: Database; now: () => number },
  { response, step }: { response: { id: string }; step: string | undefined },
  place: Place,
  browser: { userAgent?: string | undefined; before?: string | undefined },
): Promise<{ user: User; token: string }> {
  const kept = await endStep(ports, step, login);
  const row = await ports.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (kept === undefined || row === undefined) throw new AppError('passkey_refused');
  const answer = response as unknown as AuthenticationResponseJSON;
  const { verifyAuthenticationResponse } = await library();
  const result = await verified(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: kept.challenge ?? '',
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
        transports: JSON.parse(row.transports),
      },
    }),
  );
  const owner = Buffer.from(answer.response?.userHandle ?? '', 'base64url').toString();
  if (!result?.verified || owner !== row.user_id)
    throw new AppError('passkey_refused', { account: row.user_id });
  // A counter that was read before another use is no proof: that use came first.
  const { numUpdatedRows } = await ports.db
    .updateTable('passkeys')
    .set({ counter: result.authenticationInfo.newCounter, last_used_at: timestamp(ports.now()) })
    .where('id', '=', row.id)
    .where('counter', '=', row.counter)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('passkey_refused', { account: row.user_id });
  const user = await ports.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  return { user: presentUser(user), token: await startSession(ports, user.id, browser) };
}

export function passkeysOf(db: Pick<Database, 'selectFrom'>, userId: string): Promise<PasskeysTable[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

export const present = ({ id, name, created_at, last_used_at }: PasskeysTable): Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
});

/** Undefined where the library throws: whatever a browser sent that is no answer to what was asked. */
async function verified<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
