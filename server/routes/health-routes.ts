import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { healthz, readyz } from '#contract/health.ts';
import { AppError } from '../app-error.ts';
import { isStorageFull } from '../storage-full.ts';
import { comeBackAfter } from './handle-errors.ts';
import { route } from './route.ts';

/** In milliseconds. What asks whether to send visitors here gives up sooner than a statement does. */
const patience = 1_500;

async function tooLong(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error(`no answer within ${ms} ms`);
}

export function healthRoutes(app: FastifyInstance): void {
  route(app, healthz, async () => ({ status: 'ok' }));

  route(app, readyz, async ({ request }) => {
    const { db, blobs } = app.ports;
    const storage = blobs.check().then(
      () => 'ok' as const,
      (error: unknown) => {
        if (!isStorageFull(error)) throw error;
        return 'full' as const;
      },
    );
    try {
      const checks = Promise.all([storage, sql`select 1`.execute(db)]);
      const [stored] = await Promise.race([checks, tooLong(patience)]);
      return { status: 'ok', database: 'ok', storage: stored };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new AppError('not_ready', { retryAfter: comeBackAfter });
    }
  });
}
