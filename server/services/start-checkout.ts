import type { z } from 'zod';
import { price } from '#contract/limits.ts';
import type { createCheckoutSession } from '#contract/payments.ts';
import type { SignedIn } from '../access.ts';
import { checkoutPlaceholder } from '../adapters/payments.ts';
import { AppError } from '../app-error.ts';
import { timestamp } from '../db/timestamp.ts';
import type { CheckoutPorts } from './check-checkout.ts';
import { endOpenCheckouts } from './end-open-checkouts.ts';
import { newCheckout } from './new-checkout.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { refuseSecondPayment } from './refuse-second-payment.ts';
import { sameSiteUrl } from './same-site.ts';

/**
 * Stores a checkout and answers with where the browser pays for it. `origins` are this site's, the one the browser is
 * at first. Throws redirect_not_allowed, password_too_common, checkout_failed, and where there is a payment already
 * what refuseSecondPayment throws.
 */
export async function startCheckout(
  ports: CheckoutPorts,
  body: z.output<typeof createCheckoutSession.body>,
  { user, origins }: { user: SignedIn | null; origins: readonly [string, ...string[]] },
): Promise<{ url: string }> {
  const { db, now, payments } = ports;
  const success_url = returnUrl(body.success_url, origins);
  const cancel_url = sameSiteUrl(body.cancel_url, origins);
  if (body.password !== undefined) refuseCommonPassword(body.password, body.customer_email);
  const email = body.customer_email.toLowerCase();
  await asked(refuseSecondPayment(ports, { email, user }));
  const password_hash = body.password === undefined ? null : await hashPassword(body.password);
  const checkout = {
    email,
    customer: {
      name: body.customer_name,
      firstName: body.first_name ?? body.customer_name,
      lastName: body.last_name ?? '',
    },
    amountCents: price.cents,
    currency: price.currency,
    successUrl: success_url,
    cancelUrl: cancel_url,
    origin: origins[0],
  };
  const { id, url } = await payments.start(checkout).catch((cause: unknown) => {
    throw new AppError('checkout_failed', { cause });
  });
  const stored = { ...checkout, successUrl: success_url.replaceAll(checkoutPlaceholder, id) };
  // Nobody can pay before this is stored: the address is not known to the browser yet.
  await db
    .insertInto('checkouts')
    .values({ ...newCheckout(id, stored, timestamp(now())), password_hash, user_id: user?.id ?? null })
    .execute();
  // Another may have been begun since this one looked.
  await asked(endOpenCheckouts(ports, { email, user, but: id }));
  return { url };
}

/** Where the provider could not be asked, no checkout was started. */
async function asked(question: Promise<void>): Promise<void> {
  await question.catch((error: unknown) => {
    const unknown = error instanceof AppError && error.code === 'payment_check_failed';
    throw unknown ? new AppError('checkout_failed', { cause: error.cause }) : error;
  });
}

/** The address in full, the placeholder in it as the provider wants it. */
const returnUrl = (address: string, origins: readonly string[]) =>
  sameSiteUrl(address, origins).replaceAll(encodeURI(checkoutPlaceholder), checkoutPlaceholder);
