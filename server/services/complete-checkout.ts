import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import type { CheckoutsTable, Database, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { sendMailKind } from '../jobs/send-mail.ts';
import { createAccount } from './create-account.ts';

/**
 * Marks a checkout as paid, once; a repeat changes nothing. The payment goes to the account that started it or has its
 * address, or makes one where a password was given. Answers with the address to return to. Throws checkout_not_found.
 */
export async function completeCheckout(
  { db, now, changes }: { db: Database; now: () => number; changes: Changes },
  checkoutId: string,
): Promise<{ url: string }> {
  const url = await db.transaction().execute(async (trx) => {
    const paid = await trx
      .updateTable('checkouts')
      .set({ status: 'paid', paid_at: timestamp(now()) })
      .where('id', '=', checkoutId)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    if (paid !== undefined) await settle(trx, paid, now());
    const row = await trx
      .selectFrom('checkouts')
      .select('success_url')
      .where('id', '=', checkoutId)
      .executeTakeFirst();
    return row?.success_url;
  });
  if (url === undefined) throw new AppError('checkout_not_found');
  changes.queued(sendMailKind);
  return { url };
}

async function settle(trx: DatabaseTransaction, checkout: CheckoutsTable, now: number): Promise<void> {
  const owner = checkout.user_id ?? (await accountOf(trx, checkout.email));
  const made = owner === undefined && checkout.password_hash !== null;
  const created = made
    ? await createAccount(trx, accountFrom(checkout, checkout.password_hash ?? ''), now)
    : null;
  await trx
    .updateTable('checkouts')
    .set({
      password_hash: null,
      user_id: owner ?? created?.id ?? null,
      account_created: created === null ? 0 : 1,
    })
    .where('id', '=', checkout.id)
    .execute();
}

async function accountOf(trx: DatabaseTransaction, email: string): Promise<string | undefined> {
  const row = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

function accountFrom({ email, name }: CheckoutsTable, password_hash: string) {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last_name = words.length > 1 ? (words.pop() ?? '') : '';
  return { email, password_hash, first_name: words.join(' '), last_name };
}
