import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { passwordMinLength } from './limits.ts';

const breaksLines = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Letters that nobody sees: of no width, or to turn the direction of others. They come along when text is copied, and make
 * two names look like one. Selectors of a letter's shape stay.
 */
const unseen = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** Text of one line: what stands in mails and tables. `name` is what the field is called. */
export const lineSchema = (name: string, max: number) =>
  z
    .string({ error: `${name} is required` })
    .overwrite((text) => text.replace(unseen, ''))
    .trim()
    .max(max, `${name} must be at most ${max} characters`)
    .refine((text) => !breaksLines.test(text), `${name} must be plain text on one line`);

const required = (name: string, max: number) => lineSchema(name, max).min(1, `${name} is required`);

export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email')
  .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'Please enter a valid email');

/** In NFC: keyboards differ in how they write a letter with an accent. */
export const passwordSchema = z
  .string({ error: 'Password is required' })
  .normalize('NFC')
  .min(1, 'Password is required')
  .min(passwordMinLength, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

/** The same once more; whether it is the same is for the form to compare. */
export const passwordConfirmSchema = z.string({ error: 'Passwords do not match' }).normalize('NFC');

const brokenLink = 'This link is not complete. Please open it again from the email.';
/** What a link in a mail proves its reader by. */
export const mailedTokenSchema = z.string({ error: brokenLink }).min(1, brokenLink).max(200, brokenLink);

export const firstNameSchema = required('First name', 100);
export const lastNameSchema = required('Last name', 100);

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email_confirmed: z.boolean(),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

const ok = z.object({ ok: z.literal(true) });

const bothNeeded = 'Please enter both email and password.';

/** Of any length: what no account can have is as wrong as a wrong password, and says no more. */
export const loginBodySchema = z.object({
  email: z.string({ error: bothNeeded }).trim().min(1, bothNeeded),
  password: z.string({ error: bothNeeded }).min(1, bothNeeded),
  /** Where the account asks for one: of its authenticator app, or a recovery code. */
  code: z.string().trim().max(60).optional(),
});

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary:
    'Signs in and sets the session cookie. An account with an authenticator app answers second_factor_needed until a code comes along.',
  body: loginBodySchema,
  response: userSchema,
});

export const me = endpoint({
  name: 'me',
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed_in',
  summary: 'The signed-in user. Renews the session automatically.',
  response: userSchema,
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Ends the session.',
  response: ok,
});

export const refresh = endpoint({
  name: 'refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  summary: 'Rotates the session token in the cookie.',
  response: ok,
});

export const signupBodySchema = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    password_confirm: passwordConfirmSchema,
    first_name: firstNameSchema,
    last_name: lastNameSchema,
    session_id: z.string().min(1).max(200).optional(),
  })
  .refine((b) => b.password === b.password_confirm, {
    path: ['password_confirm'],
    message: 'Passwords do not match',
  });

export const signup = endpoint({
  name: 'signup',
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary:
    'Makes the account that a completed payment stands for. Without the id of one an address that has paid is mailed its way in.',
  body: signupBodySchema,
  status: 201,
  response: userSchema,
});

const mailedToken = z.object({ token: mailedTokenSchema });

export const checkConfirmation = endpoint({
  name: 'checkConfirmation',
  method: 'POST',
  path: '/api/auth/check-confirmation',
  access: 'public',
  summary:
    'How a mailed confirmation link stands. Changes nothing: programs that look at mail open links too.',
  body: mailedToken,
  response: z.object({ confirmed: z.boolean() }),
});

export const confirmEmailBodySchema = mailedToken
  .extend({
    password: passwordSchema.optional(),
    /** Given where the password is a new one. */
    password_confirm: passwordConfirmSchema.optional(),
  })
  .refine((b) => b.password_confirm === undefined || b.password === b.password_confirm, {
    path: ['password_confirm'],
    message: 'Passwords do not match',
  });

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  summary:
    'Confirms an e-mail address by the token of the link that was mailed, with the password of the account; typed twice, it becomes that. Safe to repeat.',
  body: confirmEmailBodySchema,
  response: z.object({ already_confirmed: z.boolean() }),
});

export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'public',
  summary: 'Mails the confirmation link again. The same answer whether or not the address has an account.',
  body: z.object({ email: emailSchema }),
  status: 202,
  response: ok,
});
