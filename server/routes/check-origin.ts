import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { securityOf } from './security-of.ts';

/**
 * This site's origins, the one to send the browser to first. Where APP_URL is set that is the only one. Else the site is
 * whatever name of this machine it is visited as: see check-host.ts.
 */
export function siteOrigins(app: FastifyInstance, request: FastifyRequest): [string, ...string[]] {
  const { appUrl, anyHost } = app.settings;
  if (!anyHost) return [appUrl];
  const visited = URL.parse(`${request.protocol}://${request.host}`);
  return visited === null || visited.host === new URL(appUrl).host ? [appUrl] : [visited.origin, appUrl];
}

/** Refuses calls that change something and come from a page of another site. Programs send no Origin and pass. */
export function checkOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return;
    if (siteOrigins(app, request).includes(origin)) return;
    securityOf(request).tell('origin_refused');
    throw new AppError('origin_not_allowed');
  });
}
