import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * This site's origins, the one that the browser is at first. By the name of the settings that is the settings' own, since
 * a proxy in front may speak https where this server hears http.
 */
export function siteOrigins(app: FastifyInstance, request: FastifyRequest): [string, ...string[]] {
  const { appUrl } = app.settings;
  const visited = URL.parse(`${request.protocol}://${request.host}`);
  return visited === null || visited.host === new URL(appUrl).host ? [appUrl] : [visited.origin, appUrl];
}

/** Refuses calls that change something and come from a page of another site. Programs send no Origin and pass. */
export function checkOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return;
    if (!siteOrigins(app, request).includes(origin)) throw new AppError('origin_not_allowed');
  });
}
