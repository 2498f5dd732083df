import { z } from 'zod';
import { passwordConfirmSchema, passwordSchema } from '#contract/auth.ts';

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({ password: passwordSchema, confirmPassword: passwordConfirmSchema })
  .check((context) => {
    const { password, confirmPassword } = context.value;
    if (password === confirmPassword) return;
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    });
  });
export type NewPassword = z.output<typeof newPasswordSchema>;

/** The same, with the password that it replaces. */
export const passwordChangeSchema = newPasswordSchema.safeExtend({
  currentPassword: z.string().min(1, 'Current password is required'),
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const newPasswordLabels = { password: 'New password', confirm: 'Confirm new password' };
