import type { FastifyInstance } from 'fastify';
import { paymentWebhook } from '#contract/payments.ts';
import { AppError } from '../app-error.ts';
import { receivePaymentNotice } from '../services/receive-payment-notice.ts';
import { route } from './route.ts';
import { portsOf } from './security-of.ts';

/** A notice with all that it is about; the provider's are well below this. */
const bodyLimit = 512 * 1024;

/** The body is taken as it came: its bytes are what is signed. */
export async function paymentWebhookRoute(app: FastifyInstance): Promise<void> {
  const { ports } = app;
  if (ports.sandbox !== undefined) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(
      scope,
      paymentWebhook,
      async ({ request }) => {
        const signature = request.headers['stripe-signature'];
        if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
          throw new AppError('webhook_invalid');
        }
        await receivePaymentNotice(portsOf(request), { body: request.body, signature });
        return { received: true };
      },
      { bodyLimit },
    );
  });
}
