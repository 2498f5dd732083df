import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prometheusContentType } from 'prom-client';
import { metrics } from '#contract/health.ts';
import { AppError } from '../app-error.ts';
import { isLoopbackAddress } from '../loopback.ts';
import { createMetrics } from '../metrics.ts';
import { route } from './route.ts';

/** Counts every answered call, and tells the figures to whoever may know them. */
export function metricsRoute(app: FastifyInstance): void {
  const figures = createMetrics(app.ports);
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'unknown' } = request.routeOptions;
    figures.observe(
      { method: request.method, route: url, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  route(app, metrics, async ({ request, reply }) => {
    refuseStrangers(app, request);
    reply.type(prometheusContentType);
    return Buffer.from(await figures.text());
  });
}

/**
 * With METRICS_TOKEN only who sends it, from wherever. Without one only a program on this machine, and never in
 * production: a proxy on this machine looks like one.
 */
function refuseStrangers({ settings }: FastifyInstance, request: FastifyRequest): void {
  const { metricsToken, production } = settings;
  if (metricsToken !== undefined) {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw new AppError('authentication_required');
    }
  } else if (production || !isLocal(request)) throw new AppError('not_found');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
/** In the same time wherever they differ. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function isLocal({ socket, headers }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined)
  );
}
