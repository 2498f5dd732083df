import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { healthz, readyz } from '#contract/health.ts';
import { AppError } from '../app-error.ts';
import { route } from './route.ts';

export function healthRoutes(app: FastifyInstance): void {
  route(app, healthz, async () => ({ status: 'ok' }));

  route(app, readyz, async ({ request }) => {
    try {
      await Promise.all([sql`select 1`.execute(app.ports.db), app.ports.blobs.check()]);
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new AppError('not_ready');
    }
    return { status: 'ok', database: 'ok', storage: 'ok' };
  });
}
