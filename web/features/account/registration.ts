import type { FieldErrors } from 'react-hook-form';
import { z } from 'zod';
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  passwordConfirmSchema,
  passwordSchema,
} from '#contract/auth.ts';
import { joinedErrors } from './joined-errors.ts';

/** The registration form: the fields of a signup and the box that agrees to the terms. */
export const registrationSchema = z
  .object({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: passwordConfirmSchema,
    terms: z.boolean(),
  })
  .check((context) => {
    const { password, confirmPassword, terms } = context.value;
    const issue = (path: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [path], message });
    if (password !== confirmPassword) issue('confirmPassword', 'Passwords do not match');
    if (!terms) issue('terms', 'You must agree to the terms and conditions');
  });
export type Registration = z.output<typeof registrationSchema>;

export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

const order = ['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'terms'] as const;
const typed = ['firstName', 'lastName', 'email', 'password'] as const;

/** Everything that needs mending, before the payment. */
export function summaryBeforePayment(errors: FieldErrors<Registration>): string {
  return joinedErrors(errors, order);
}

/** After the payment, empty fields are one sentence and come before the rest. */
export function summaryAfterPayment(errors: FieldErrors<Registration>, values: Registration): string {
  if (typed.some((name) => values[name].trim() === '')) return 'Please fill in all required fields';
  return summaryBeforePayment(errors);
}
