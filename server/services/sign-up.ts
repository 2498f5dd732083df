import type { z } from 'zod';
import type { signupBodySchema, User } from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { sendMailKind } from '../jobs/queue-mail.ts';
import { askAboutOpen, type CheckoutPorts, currentCheckout } from './check-checkout.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/**
 * Makes the account that a completed payment stands for: that of the session named, or one by the same address. Throws
 * password_too_common, payment_invalid, email_taken, payment_check_failed.
 */
export async function signUp(ports: CheckoutPorts, body: z.output<typeof signupBodySchema>): Promise<User> {
  const { db, now, changes } = ports;
  const email = body.email.toLowerCase();
  refuseCommonPassword(body.password);
  if (body.session_id === undefined) await askAboutOpen(ports, email);
  else await currentCheckout(ports, body.session_id);
  const password_hash = await hashPassword(body.password);
  const user = await db.transaction().execute(async (trx) => {
    const payment = await findUnclaimed(trx, email, body.session_id);
    if (payment === undefined) throw new AppError('payment_invalid');
    const account = { email, password_hash, first_name: body.first_name, last_name: body.last_name };
    const created = await createAccount(trx, account, 'confirm_email', now());
    if (created === null) throw new AppError('email_taken');
    const { numUpdatedRows } = await trx
      .updateTable('checkouts')
      .set({ user_id: created.id })
      .where('id', '=', payment.id)
      .where('user_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AppError('payment_invalid');
    return created;
  });
  changes.queued(sendMailKind);
  return user;
}

function findUnclaimed(trx: DatabaseTransaction, email: string, sessionId: string | undefined) {
  const paid = trx
    .selectFrom('checkouts')
    .select('id')
    .where('status', '=', 'paid')
    .where('user_id', 'is', null);
  const wanted = sessionId === undefined ? paid.where('email', '=', email) : paid.where('id', '=', sessionId);
  return wanted.orderBy('created_at').executeTakeFirst();
}
