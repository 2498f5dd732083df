import { z } from 'zod';
import { lineSchema, userSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

const password = z.string({ error: 'Password is required' }).min(1, 'Password is required');
/** As typed: with spaces and hyphens where somebody put them, six digits or a recovery code. */
const code = z
  .string({ error: 'Code is required' })
  .trim()
  .min(1, 'Code is required')
  .max(60, 'Code is too long');

const secondFactorSchema = z.object({
  /** When codes were turned on; null where they are off. */
  since: z.iso.datetime().nullable(),
  recovery_codes_left: z.number().int(),
});

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const signInWaysSchema = z.object({
  second_factor: secondFactorSchema,
  passkeys: z.array(passkeySchema),
  /** Accounts elsewhere that sign in here, such as at an employer. */
  providers: z.array(z.object({ issuer: z.string(), created_at: z.iso.datetime() })),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

export const getSignInWays = endpoint({
  name: 'getSignInWays',
  method: 'GET',
  path: '/api/users/me/sign-in',
  access: 'signed_in',
  summary: 'How the user signs in beside the password: codes of an app, passkeys, providers.',
  response: signInWaysSchema,
});

export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/api/users/me/second-factor',
  access: 'signed_in',
  summary:
    'Makes a secret for an authenticator app, given the password. Nothing asks for codes until one has been confirmed.',
  body: z.object({ password }),
  response: z.object({
    /** In base32, to be typed. */
    secret: z.string(),
    /** The same for the app, to be drawn as a picture. */
    uri: z.string(),
  }),
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/users/me/second-factor/confirm',
  access: 'signed_in',
  summary:
    'Turns codes on by the first one of the app. Ends every other session, and gives the recovery codes, which are never shown again.',
  body: z.object({ code }),
  response: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/users/me/second-factor/recovery-codes',
  access: 'signed_in',
  summary: 'Makes new recovery codes, given password and code. The ones before end.',
  body: z.object({ password, code }),
  response: recoveryCodes,
});

export const removeSecondFactor = endpoint({
  name: 'removeSecondFactor',
  method: 'DELETE',
  path: '/api/users/me/second-factor',
  access: 'signed_in',
  summary: 'Turns codes off, given password and code. Ends every other session.',
  body: z.object({ password, code }),
  response: z.object({ removed: z.literal(true) }),
});

const passkeyName = lineSchema('Name', 60).min(1, 'Name is required');
/** What the browser's own interface for passkeys takes and gives, as JSON. */
const browserOptions = z.record(z.string(), z.unknown());
const broken = 'The answer of your browser is not complete. Please try again.';
const browserResponse = z.looseObject({ id: z.string(broken).min(1, broken).max(2000, broken) }, broken);

export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/users/me/passkeys/options',
  access: 'signed_in',
  summary: 'Begins to add a passkey, given the password: what the browser is to be asked.',
  body: z.object({ password }),
  response: browserOptions,
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/users/me/passkeys',
  access: 'signed_in',
  summary: 'Adds the passkey that the browser made.',
  body: z.object({ name: passkeyName, response: browserResponse }),
  status: 201,
  response: passkeySchema,
});

const passkeyParams = z.object({ passkeyId: z.string().min(1).max(200) });

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/api/users/me/passkeys/:passkeyId',
  access: 'signed_in',
  summary: 'Gives a passkey another name.',
  params: passkeyParams,
  body: z.object({ name: passkeyName }),
  response: passkeySchema,
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/users/me/passkeys/:passkeyId',
  access: 'signed_in',
  summary: 'Removes a passkey, given the password. Ends every other session.',
  params: passkeyParams,
  body: z.object({ password }),
  response: z.object({ removed: z.literal(true) }),
});

export const startPasskeyLogin = endpoint({
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'public',
  summary: 'Begins a log-in with a passkey: what the browser is to be asked. The same for everybody.',
  response: browserOptions,
});

export const logInWithPasskey = endpoint({
  name: 'logInWithPasskey',
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary:
    'Signs in by the answer of a passkey, which stands for password and code, and sets the session cookie.',
  body: z.object({ response: browserResponse }),
  response: userSchema,
});

export const listProviders = endpoint({
  name: 'listProviders',
  method: 'GET',
  path: '/api/auth/providers',
  access: 'public',
  summary: 'Where else a user of this site can sign in: what the button says.',
  response: z.object({ data: z.array(z.object({ name: z.string() })) }),
});

export const startProviderLogin = endpoint({
  name: 'startProviderLogin',
  method: 'GET',
  path: '/api/auth/provider/start',
  access: 'public',
  summary: 'Sends the browser to the provider (OpenID Connect) to sign in there.',
  status: 303,
  response: { mediaType: 'text/plain' },
});

export const finishProviderLogin = endpoint({
  name: 'finishProviderLogin',
  method: 'GET',
  path: '/api/auth/provider/callback',
  access: 'public',
  summary:
    'Where the provider sends the browser back to. Sets the session cookie and goes on to the log-in page, which says how it went.',
  status: 303,
  response: { mediaType: 'text/plain' },
});

/** How the log-in page is told that somebody came back from the provider: 'done', or the code of a refusal. */
export const providerOutcome = 'provider';
