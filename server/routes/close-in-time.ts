import type { FastifyInstance } from 'fastify';

/** Milliseconds that answers under way are given when the server closes. */
const grace = 2000;

/**
 * Bounds the closing. Idle connections end at once; one whose request has not come in whole would hold it up for minutes,
 * and browsers open some ahead that may never carry any.
 */
export function closeInTime(app: FastifyInstance): void {
  let cut: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    cut = setTimeout(() => app.server.closeAllConnections(), grace);
  });
  app.addHook('onClose', async () => clearTimeout(cut));
}
