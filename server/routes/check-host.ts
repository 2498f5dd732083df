import type { FastifyInstance } from 'fastify';
import { errorTable } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import { isLoopbackName } from '../loopback.ts';
import { securityOf } from './security-of.ts';

/** Says whether the process is well, and nothing of what it holds. A probe asks for an address, not for a name. */
const probes = ['/healthz', '/readyz'];

/**
 * Refuses requests for another host than the site's (APP_URL's) or this machine's own names. A page of another site can
 * make a browser on this machine ask here under a name of its own (DNS rebinding), but not under one of these.
 */
export function checkHost(app: FastifyInstance): void {
  const { appUrl, anyHost, metricsToken } = app.settings;
  const own = new URL(appUrl);
  app.addHook('onRequest', async (request, reply) => {
    const asked = URL.parse(`${request.protocol}://${request.host}`);
    if (asked !== null && (isLoopbackName(asked.hostname) || (!anyHost && asked.host === own.host))) return;
    const path = request.url.split('?', 1)[0] ?? '';
    // Whoever has the token is no page of another site.
    if (probes.includes(path) || (path === '/metrics' && metricsToken !== undefined)) return;
    securityOf(request).tell('host_refused');
    if (path.startsWith('/api/')) throw new AppError('host_not_known');
    const [status, sentence] = errorTable.host_not_known;
    return reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
  });
}
