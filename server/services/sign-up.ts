import type { z } from 'zod';
import type { signupBodySchema, User } from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import { sendMailKind } from '../jobs/queue-mail.ts';
import { type CheckoutPorts, currentCheckout } from './check-checkout.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { requestMail } from './request-mail.ts';

/**
 * Makes the account that a completed payment stands for: that of the session named. Without a session nobody knows who
 * asks: an address that has paid is mailed its way in, and the answer is that of any other. Throws password_too_common,
 * payment_invalid, email_taken, payment_check_failed.
 */
export async function signUp(ports: CheckoutPorts, body: z.output<typeof signupBodySchema>): Promise<User> {
  const { db, now, changes } = ports;
  const { session_id, first_name, last_name } = body;
  const email = body.email.toLowerCase();
  refuseCommonPassword(body.password, email);
  if (session_id === undefined) {
    await requestMail(ports, 'way_in', email);
    throw new AppError('payment_invalid');
  }
  await currentCheckout(ports, session_id);
  const password_hash = await hashPassword(body.password);
  const user = await db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('checkouts')
      .select('id')
      .where('id', '=', session_id)
      .where('status', '=', 'paid')
      .where('user_id', 'is', null)
      .executeTakeFirst();
    if (payment === undefined) throw new AppError('payment_invalid');
    const account = { email, password_hash, first_name, last_name };
    const created = await createAccount(trx, account, 'confirm_email', now());
    if (created === null) throw new AppError('email_taken');
    const { numUpdatedRows } = await trx
      .updateTable('checkouts')
      .set({ user_id: created.id, opened_account: 1 })
      .where('id', '=', payment.id)
      .where('user_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AppError('payment_invalid');
    return created;
  });
  changes.queued(sendMailKind);
  return user;
}
