import { z } from 'zod';
import { emailSchema, mailedTokenSchema, passwordConfirmSchema, passwordSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

const ok = z.object({ ok: z.literal(true) });

/** The new password, twice. */
const newPassword = { password: passwordSchema, password_confirm: passwordConfirmSchema };
const isSame = (b: { password: string; password_confirm: string }) => b.password === b.password_confirm;
const differs = { path: ['password_confirm'], message: 'Passwords do not match' };

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Mails a link to set a new password. The same answer whether or not the address has an account.',
  body: z.object({ email: emailSchema }),
  status: 202,
  response: ok,
});

export const resetPasswordBodySchema = z
  .object({ token: mailedTokenSchema, ...newPassword })
  .refine(isSame, differs);

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary:
    'Sets a new password by the token of the link that was mailed, and signs the account out everywhere.',
  body: resetPasswordBodySchema,
  response: ok,
});

export const changePasswordBodySchema = z
  .object({
    current_password: z
      .string({ error: 'Current password is required' })
      .min(1, 'Current password is required'),
    ...newPassword,
  })
  .refine(isSame, differs);

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'signed_in',
  summary: 'Sets a new password and ends every other session. Renews the session automatically.',
  body: changePasswordBodySchema,
  response: ok,
});
