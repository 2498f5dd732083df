import type { z } from 'zod';
import type { signupBodySchema, User } from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { sendMailKind } from '../jobs/queue-mail.ts';
import { type CheckoutPorts, currentCheckout } from './check-checkout.ts';
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
  for (const id of body.session_id ? [body.session_id] : await openCheckouts(db, email)) {
    // The provider may know better than we do yet.
    await currentCheckout(ports, id);
  }
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

async function openCheckouts(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('email', '=', email)
    .where('status', 'in', ['open', 'pending'])
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
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
