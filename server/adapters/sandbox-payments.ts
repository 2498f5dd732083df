import { randomBytes } from 'node:crypto';
import type { Payments } from './payments.ts';

/** A page of the site itself stands in for the payment provider. No money moves. */
export const sandboxPayments: Payments = {
  name: 'sandbox',
  // Whoever knows the id may claim the account that it pays for: it has to be unguessable.
  newId: () => `cs_sandbox_${randomBytes(24).toString('base64url')}`,
  checkoutUrl: (checkoutId, origin) => `${origin}/checkout/sandbox/${encodeURIComponent(checkoutId)}`,
};
