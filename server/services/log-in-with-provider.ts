import { emailSchema, firstNameSchema, lastNameSchema, type User } from '#contract/auth.ts';
import { signInStep } from '#contract/limits.ts';
import type { Identity, IdentityProvider } from '../adapters/identity-provider.ts';
import { AppError } from '../app-error.ts';
import type { DatabaseTransaction, UsersTable } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { queueMail, sendMailKind } from '../jobs/queue-mail.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { ChangePorts } from './change-sign-in.ts';
import { insertUser } from './create-account.ts';
import { newGrant } from './new-grant.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { beginStep, endStep } from './sign-in-steps.ts';
import { startSession } from './start-session.ts';

type Ports = ChangePorts & { provider: IdentityProvider | undefined };

const step = { kind: 'provider', user_id: null, lifetime: signInStep.provider } as const;

/** Where to send the browser, and the token of the step. Throws provider_not_set, provider_away. */
export async function startProviderLogin(
  ports: Ports,
  returnTo: string,
): Promise<{ url: string; step: string }> {
  if (ports.provider === undefined) throw new AppError('provider_not_set');
  const { url, expected } = await ports.provider.begin(returnTo);
  return { url, step: await beginStep(ports, { ...step, data: expected }) };
}

/**
 * Signs in whom the provider names. The account is the one that this identity was linked to; else, at its first time, the one with
 * its address, where both the provider and the account's owner have proven that address: otherwise whoever registers another's
 * address, here or there, would meet its owner inside. Else it gets an account where the operator gives them away. Throws
 * provider_not_set, _refused, _away, _email_unproven, _needs_password, _unknown.
 */
export async function finishProviderLogin(
  ports: Ports,
  { address, token }: { address: URL; token: string | undefined },
  browser: { userAgent?: string | undefined; before?: string | undefined },
): Promise<{ user: User; token: string }> {
  const { provider, db } = ports;
  if (provider === undefined) throw new AppError('provider_not_set');
  const expected = await endStep(ports, token, step);
  if (expected === undefined) throw new AppError('provider_refused');
  const { state = '', nonce = '', verifier = '' } = expected;
  const identity = await provider.finish(address, { state, nonce, verifier });
  // Nobody knows it: a password is set by a mailed link.
  const unusable = await hashPassword(newToken());
  const { user, isNew } = await db.transaction().execute(async (trx) => {
    const known = await linkedUser(trx, identity);
    if (known !== undefined) return { user: known, isNew: false };
    const found = (await ownerOfAddress(trx, identity)) ?? (await newUser(trx, ports, identity, unusable));
    await link(trx, ports, identity, found.id);
    return { user: found, isNew: true };
  });
  if (isNew) {
    ports.changes.queued(sendMailKind);
    ports.security.tell('provider_linked', { account: user.id });
  }
  return { user: presentUser(user), token: await startSession(ports, user.id, browser) };
}

const keyOf = ({ issuer, subject }: Identity) => hashToken(`${issuer} ${subject}`);

function linkedUser(trx: DatabaseTransaction, identity: Identity): Promise<UsersTable | undefined> {
  return trx
    .selectFrom('users')
    .innerJoin('identities', 'identities.user_id', 'users.id')
    .selectAll('users')
    .where('identities.key', '=', keyOf(identity))
    .executeTakeFirst();
}

async function ownerOfAddress(
  trx: DatabaseTransaction,
  { email, emailVerified }: Identity,
): Promise<UsersTable | undefined> {
  if (email === undefined || !emailVerified) throw new AppError('provider_email_unproven');
  const user = await trx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  if (user?.email_confirmed === 0) throw new AppError('provider_needs_password', { account: user.id });
  return user;
}

/** An account with access as after a payment of nothing: the provider has proven the address. */
async function newUser(
  trx: DatabaseTransaction,
  { provider, now }: Ports,
  { email, firstName, lastName }: Identity,
  password_hash: string,
): Promise<UsersTable> {
  const address = emailSchema.safeParse(email);
  if (!provider?.makesAccounts || !address.success) throw new AppError('provider_unknown');
  const name = address.data.split('@')[0] ?? '';
  const account = {
    email: address.data,
    password_hash,
    first_name: firstNameSchema.catch(name.slice(0, 100)).parse(firstName),
    last_name: lastNameSchema.catch('').parse(lastName),
  };
  const user = await insertUser(trx, { ...account, email_confirmed: 1 }, now());
  if (user === undefined) throw new AppError('provider_refused');
  await trx
    .insertInto('checkouts')
    .values(newGrant(user, timestamp(now())))
    .execute();
  return user;
}

async function link(
  trx: DatabaseTransaction,
  { now }: Ports,
  identity: Identity,
  user_id: string,
): Promise<void> {
  const { issuer, subject } = identity;
  await trx
    .insertInto('identities')
    .values({ key: keyOf(identity), user_id, issuer, subject, created_at: timestamp(now()) })
    .execute();
  await queueMail(trx, { template: 'sign_in_changed', user_id, change: 'provider_linked' }, now());
}
