import { Secret, TOTP } from 'otpauth';
import { site } from '#content/site.ts';
import { errorTable } from '#contract/errors.ts';
import { signInStep } from '#contract/limits.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { newDocumentKey, openDocumentKey } from '../sealing/document-key.ts';
import type { MasterKeys } from '../sealing/master-keys.ts';
import { hasEnded } from '../set-clock.ts';
import { type ChangePorts, changeSignIn, tellOwner } from './change-sign-in.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { renewCodes, spendRecoveryCode } from './recovery-codes.ts';

export interface CodePorts extends ChangePorts {
  masterKeys: MasterKeys;
}

/** Seconds that a code stands for. One before and one after count too: clocks of phones differ. */
const period = 30;
/** Bytes that the algorithm takes: an app has them typed where it cannot see the picture. */
const secretBytes = 20;
const isCode = (code: string) => /^\d{6}$/.test(code);
const plain = (code: string) => code.replace(/[\s-]/g, '');

/** What the secret of an account's app is sealed for: it opens as nothing else's. */
export const sealedFor = (userId: string): string => `second factor of ${userId}`;

/** Makes a secret, which takes the place of one that was never confirmed. Throws password_wrong, second_factor_is_on. */
export async function startSecondFactor(
  ports: CodePorts,
  user: SignedIn,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { db, masterKeys, now } = ports;
  await checkOwnPassword(ports, user, { field: 'password', password });
  const secret = newDocumentKey(masterKeys.current(), sealedFor(user.id));
  const values = { secret, created_at: timestamp(now()), last_step: 0 };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ ...values, user_id: user.id, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new AppError('second_factor_is_on');
  const app = appOf(masterKeys, { user_id: user.id, secret }, user.email);
  return { secret: app.secret.base32, uri: app.toString() };
}

/** Turns codes on by the first one, and resolves to the recovery codes. Throws code_wrong, second_factor_is_on, _is_off. */
export async function confirmSecondFactor(ports: CodePorts, user: SignedIn, code: string): Promise<string[]> {
  const { db, now } = ports;
  const row = await db
    .selectFrom('second_factors')
    .select(['created_at', 'confirmed_at'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (row && row.confirmed_at !== null) throw new AppError('second_factor_is_on');
  const end = Date.parse(row?.created_at ?? '') + signInStep.secondFactor;
  if (row === undefined || hasEnded(end, signInStep.secondFactor, now()))
    throw new AppError('second_factor_is_off');
  if (!(await spendAppCode(ports, user.id, code))) throw wrongCode();
  return changeSignIn(ports, user, ['codes_on', 'second_factor_on'], async (trx) => {
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: timestamp(now()) })
      .where('user_id', '=', user.id)
      .execute();
    return renewCodes(trx, user.id);
  });
}

/** Throws password_wrong, code_wrong, second_factor_is_off. */
export async function renewRecoveryCodes(
  ports: CodePorts,
  user: SignedIn,
  given: { password: string; code: string },
): Promise<string[]> {
  await checkBoth(ports, user, given);
  return changeSignIn(ports, user, ['recovery_codes_renewed', 'recovery_codes_renewed'], (trx) =>
    renewCodes(trx, user.id),
  );
}

/** Turns codes off. Throws password_wrong, code_wrong, second_factor_is_off. */
export async function removeSecondFactor(
  ports: CodePorts,
  user: SignedIn,
  given: { password: string; code: string },
): Promise<void> {
  await checkBoth(ports, user, given);
  await changeSignIn(ports, user, ['codes_off', 'second_factor_off'], (trx) =>
    deleteSecondFactor(trx, user.id),
  );
}

export async function deleteSecondFactor(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Whether the account asks for a code. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Spends a code that was typed: one of the app, once, or a recovery code, of which the owner is told. Throws code_wrong. */
export async function spendCode(ports: CodePorts, userId: string, code: string): Promise<void> {
  if (isCode(plain(code))) {
    if (await spendAppCode(ports, userId, code)) return;
  } else if (await spendRecoveryCode(ports.db, userId, code)) {
    await tellOwner(ports, userId, 'recovery_code_used');
    ports.security.tell('recovery_code_used', { account: userId });
    return;
  }
  ports.security.tell('second_factor_refused', { account: userId });
  throw wrongCode();
}

/** Whether it may be guessed at, as six digits may and a recovery code may not. */
export const isGuessable = (code: string): boolean => isCode(plain(code));

async function checkBoth(
  ports: CodePorts,
  user: SignedIn,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await checkOwnPassword(ports, user, { field: 'password', password });
  if (!(await hasSecondFactor(ports.db, user.id))) throw new AppError('second_factor_is_off');
  await spendCode(ports, user.id, code);
}

const wrongCode = () => new AppError('code_wrong', { fields: { code: errorTable.code_wrong[1] } });

/** Whether the app shows that code, or did a moment ago, and it was not used. From here on it is. */
async function spendAppCode(
  { db, masterKeys, now }: CodePorts,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined || !isCode(plain(code))) return false;
  const time = now();
  const delta = appOf(masterKeys, row).validate({ token: plain(code), timestamp: time, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(time / 1000 / period) + delta;
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function appOf(masters: MasterKeys, row: { user_id: string; secret: string }, label = ''): TOTP {
  const bytes = openDocumentKey(masters, sealedFor(row.user_id), row.secret).subarray(0, secretBytes);
  const buffer = new Uint8Array(bytes).buffer;
  return new TOTP({ issuer: site.name, label, secret: new Secret({ buffer }), period, digits: 6 });
}
