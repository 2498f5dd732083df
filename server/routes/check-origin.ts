import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** This site's origins: the one that the browser is at, then the one of the settings. */
export function siteOrigins(app: FastifyInstance, request: FastifyRequest): [string, ...string[]] {
  const visited = URL.parse(`${request.protocol}://${request.host}`)?.origin;
  return visited === undefined ? [app.settings.appUrl] : [visited, app.settings.appUrl];
}

/** Refuses calls that change something and come from a page of another site. Programs send no Origin and pass. */
export function checkOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return;
    if (!siteOrigins(app, request).includes(origin)) throw new AppError('origin_not_allowed');
  });
}
