import type { FastifyInstance } from 'fastify';
import * as payments from '#contract/payments.ts';
import { completeCheckout } from '../services/complete-checkout.ts';
import { getCheckout, getPaymentStatus, isClaimable, madeAccount } from '../services/get-checkout.ts';
import { startCheckout } from '../services/start-checkout.ts';
import { siteOrigins } from './check-origin.ts';
import { createRateLimit, limits } from './limit-rate.ts';
import { route } from './route.ts';

export function paymentRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const checkouts = createRateLimit(app, limits.checkout);

  route(app, payments.createCheckoutSession, async ({ body, user, request }) => {
    await checkouts.count(request);
    const { url } = await startCheckout(ports, body, { user, origins: siteOrigins(app, request) });
    return { success: true, url };
  });

  route(app, payments.getPaymentStatus, async ({ user }) => ({
    payment_status: await getPaymentStatus(ports.db, user),
  }));

  route(app, payments.verifyPaymentSession, async ({ params }) => ({
    valid: await isClaimable(ports.db, params.sessionId),
  }));

  route(app, payments.checkAccountCreation, async ({ params }) => ({
    account_created: await madeAccount(ports.db, params.sessionId),
  }));

  if (ports.payments.name !== 'sandbox') return;

  route(app, payments.getSandboxCheckout, ({ params }) => getCheckout(ports.db, params.sessionId));

  route(app, payments.completeSandboxCheckout, ({ params }) => completeCheckout(ports, params.sessionId));
}
