import type { FastifyInstance } from 'fastify';
import * as newsletter from '#contract/newsletter.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from '../services/newsletter.ts';
import { createRateLimit, mailLimit } from './limit-rate.ts';
import { route } from './route.ts';

export function newsletterRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const mails = mailLimit(app, 'newsletter');
  const tokens = createRateLimit(app, 'tokens');

  route(app, newsletter.subscribeNewsletter, async ({ body, request }) => {
    await mails.count(request);
    await subscribeNewsletter(ports, body.email);
    return { ok: true };
  });

  route(app, newsletter.unsubscribeNewsletter, async ({ query, request }) => {
    await tokens.count(request);
    await unsubscribeNewsletter(ports, query.token);
    return { ok: true };
  });

  route(app, newsletter.confirmNewsletter, async ({ body, request }) => {
    await tokens.count(request);
    await confirmNewsletter(ports, body.token);
    return { ok: true };
  });
}
