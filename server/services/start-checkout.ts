import type { z } from 'zod';
import { price } from '#contract/limits.ts';
import type { createCheckoutSession } from '#contract/payments.ts';
import type { SignedIn } from '../access.ts';
import type { Payments } from '../adapters/payments.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashPassword } from './passwords.ts';
import { sameSiteUrl } from './same-site.ts';

const placeholder = '{CHECKOUT_SESSION_ID}';

/**
 * Stores a checkout and answers with where the browser pays for it. `origins` are this site's, the one the browser is
 * at first. Throws redirect_not_allowed, already_paid.
 */
export async function startCheckout(
  { db, now, payments }: { db: Database; now: () => number; payments: Payments },
  body: z.output<typeof createCheckoutSession.body>,
  { user, origins }: { user: SignedIn | null; origins: readonly [string, ...string[]] },
): Promise<{ url: string }> {
  const id = payments.newId();
  const success_url = sameSiteUrl(body.success_url.replaceAll(placeholder, id), origins);
  const cancel_url = sameSiteUrl(body.cancel_url, origins);
  const email = body.customer_email.toLowerCase();
  if (user?.paid || (await hasPaidAccount(db, email))) throw new AppError('already_paid');
  await db
    .insertInto('checkouts')
    .values({
      id,
      email,
      name: body.customer_name,
      password_hash: body.password === undefined ? null : await hashPassword(body.password),
      amount_cents: price.cents,
      currency: price.currency,
      status: 'open',
      success_url,
      cancel_url,
      user_id: user?.id ?? null,
      account_created: 0,
      created_at: timestamp(now()),
      paid_at: null,
    })
    .execute();
  return { url: payments.checkoutUrl(id, origins[0]) };
}

async function hasPaidAccount(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('checkouts', 'checkouts.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('checkouts.status', '=', 'paid')
    .executeTakeFirst();
  return row !== undefined;
}
