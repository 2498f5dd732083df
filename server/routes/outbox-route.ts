import type { FastifyInstance } from 'fastify';
import { listOutbox } from '#contract/outbox.ts';
import { AppError } from '../app-error.ts';
import { route } from './route.ts';

const shown = 50;

/** Shows the mail that stayed on this machine: for a site under development, never in production. */
export function outboxRoute(app: FastifyInstance): void {
  const { outbox } = app.ports;
  route(app, listOutbox, async () => {
    if (app.settings.production || outbox === undefined) throw new AppError('not_found');
    return { data: await outbox.latest(shown) };
  });
}
