import type { FastifyInstance } from 'fastify';
import * as payments from '#contract/payments.ts';
import { getCheckout, getPaymentStatus, isClaimable, madeAccount } from '../services/get-checkout.ts';
import { payInSandbox } from '../services/pay-in-sandbox.ts';
import { startCheckout } from '../services/start-checkout.ts';
import { siteOrigins } from './check-origin.ts';
import { accountInBody, createRateLimit } from './limit-rate.ts';
import { route } from './route.ts';

export function paymentRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const checkouts = createRateLimit(app, 'checkout');
  const checkoutsByAccount = createRateLimit(app, 'checkoutByAccount', {
    keyOf: accountInBody('customer_email'),
  });
  const checks = createRateLimit(app, 'paymentChecks');

  // Visitors may call these, so a user whose session is past its window is not refused: it would be taken for a visitor.
  const asUser = { renewsSession: true };

  route(
    app,
    payments.createCheckoutSession,
    async ({ body, user, request }) => {
      await checkouts.count(request);
      await checkoutsByAccount.count(request);
      const { url } = await startCheckout(ports, body, { user, origins: siteOrigins(app, request) });
      return { success: true, url };
    },
    asUser,
  );

  route(
    app,
    payments.getPaymentStatus,
    async ({ user }) => ({ payment_status: await getPaymentStatus(ports, user) }),
    asUser,
  );

  route(app, payments.verifyPaymentSession, async ({ params, request }) => {
    await checks.count(request);
    return { valid: await isClaimable(ports, params.sessionId) };
  });

  route(app, payments.checkAccountCreation, async ({ params, request }) => {
    await checks.count(request);
    return { account_created: await madeAccount(ports, params.sessionId) };
  });

  const { sandbox } = ports;
  if (sandbox === undefined) return;

  route(app, payments.getSandboxCheckout, ({ params }) => getCheckout(ports.db, params.sessionId));

  route(app, payments.completeSandboxCheckout, ({ params }) =>
    payInSandbox(ports, sandbox, params.sessionId),
  );
}
