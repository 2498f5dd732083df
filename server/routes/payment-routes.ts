import type { FastifyInstance } from 'fastify';
import * as payments from '#contract/payments.ts';
import { AppError } from '../app-error.ts';
import { getCheckout, isClaimable, madeAccount } from '../services/get-checkout.ts';
import { getPaymentStatus } from '../services/get-payment-status.ts';
import { payInSandbox } from '../services/pay-in-sandbox.ts';
import { correctPaymentEmail, paymentSession } from '../services/payment-session.ts';
import { requestMail } from '../services/request-mail.ts';
import { startCheckout } from '../services/start-checkout.ts';
import { siteOrigins } from './check-origin.ts';
import { accountInBody, createRateLimit, mailLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { portsOf } from './security-of.ts';

export function paymentRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const checkouts = createRateLimit(app, 'checkout');
  const checkoutsByAccount = createRateLimit(app, 'checkoutByAccount', {
    keyOf: accountInBody('customer_email'),
  });
  const reminders = mailLimit(app, 'registration', accountInBody('customer_email'));
  const corrections = mailLimit(app, 'correction');
  const correctionsByPayment = createRateLimit(app, 'mailByAccount', {
    kind: 'correction of a payment',
    keyOf: ({ params }) => (params as { sessionId: string }).sessionId,
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
      const origins = siteOrigins(app, request);
      const { url } = await startCheckout(portsOf(request), body, { user, origins }).catch(
        async (error: unknown) => {
          if (error instanceof AppError && error.code === 'already_paid' && !user?.paid) {
            await reminders.count(request);
            await requestMail(ports, 'way_in', body.customer_email);
          }
          throw error;
        },
      );
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
    return { valid: await isClaimable(portsOf(request), params.sessionId) };
  });

  route(app, payments.checkAccountCreation, async ({ params, request }) => {
    await checks.count(request);
    return { account_created: await madeAccount(portsOf(request), params.sessionId) };
  });

  route(app, payments.getPaymentSession, async ({ params, request }) => {
    await checks.count(request);
    return paymentSession(portsOf(request), params.sessionId);
  });

  route(app, payments.correctPaymentEmail, async ({ params, body, request }) => {
    await corrections.count(request);
    await correctionsByPayment.count(request);
    return { email: await correctPaymentEmail(portsOf(request), params.sessionId, body.email) };
  });

  const { sandbox } = ports;
  if (sandbox === undefined) return;

  route(app, payments.getSandboxCheckout, ({ params }) => getCheckout(ports.db, params.sessionId));

  route(app, payments.completeSandboxCheckout, ({ params, request }) =>
    payInSandbox(portsOf(request), sandbox, params.sessionId),
  );
}
