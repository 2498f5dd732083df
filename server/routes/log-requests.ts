import type { FastifyInstance } from 'fastify';

/** One line per answered request. The route's pattern stands for its address, which may hold an id that is a secret. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.session?.user?.id,
      },
      'request',
    );
  });
}
