import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DatabaseTransaction } from '../db/schema.ts';
import { enqueue } from './queue.ts';

export const sendMailKind = 'send_mail';

/** What can change in how an account is signed in to, beside the password. */
export const signInChanges = [
  'codes_on',
  'codes_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'provider_linked',
] as const;
export type SignInChange = (typeof signInChanges)[number];

/** What a mail is about. Its text, and any token in it, is made when it is sent: no row ever holds a token in clear. */
export const mailOrderSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('confirm_email'), user_id: z.string() }),
  z.object({ template: z.literal('account_ready'), user_id: z.string() }),
  z.object({ template: z.literal('password_changed'), user_id: z.string() }),
  z.object({ template: z.literal('documents_expire'), user_id: z.string() }),
  z.object({
    template: z.literal('sign_in_changed'),
    user_id: z.string(),
    change: z.enum(signInChanges),
  }),
  z.object({ template: z.literal('receipt'), checkout_id: z.string() }),
  /** To whoever paid twice. */
  z.object({ template: z.literal('second_payment'), checkout_id: z.string() }),
  /** To whoever was granted access and has no account yet. */
  z.object({ template: z.literal('finish_registration'), checkout_id: z.string() }),
  /** To whoever has the address: nobody may, so that asking tells nothing. */
  z.object({ template: z.literal('resend_confirmation'), email: z.string() }),
  z.object({ template: z.literal('reset_password'), email: z.string() }),
  /** To an address that has paid: how to finish its registration, or to log in. */
  z.object({ template: z.literal('way_in'), email: z.string() }),
  z.object({ template: z.literal('confirm_newsletter'), email: z.string() }),
]);
export type MailOrder = z.infer<typeof mailOrderSchema>;

/** Queues a mail as part of the caller's transaction. No effect while the same one waits to be sent. */
export function queueMail(trx: DatabaseTransaction, order: MailOrder, now: number): Promise<void> {
  return enqueue(trx, { kind: sendMailKind, subject: mailSubject(order), lane: null, payload: order }, now);
}

/** Names the job in the table and the log, where no e-mail address stands. */
export function mailSubject(order: MailOrder): string {
  if ('change' in order) return `${order.template} ${order.user_id} ${order.change}`;
  if ('user_id' in order) return `${order.template} ${order.user_id}`;
  if ('checkout_id' in order) return `${order.template} ${order.checkout_id}`;
  return `${order.template} ${createHash('sha256').update(order.email).digest('hex').slice(0, 32)}`;
}
