import type { FastifyInstance } from 'fastify';
import * as reading from '#contract/model-reading.ts';
import { getModelUse } from '#contract/users.ts';
import { getModelUse as modelUseOf } from '../services/get-model-use.ts';
import { getModelReading, startModelReading, stopModelReading } from '../services/model-reading.ts';
import { accountOfSession, createRateLimit } from './limit-rate.ts';
import { route } from './route.ts';

export function modelRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const readings = createRateLimit(app, 'modelReading', { keyOf: accountOfSession });

  route(app, reading.getModelReading, ({ user, params }) => getModelReading(ports, user, params.id));

  route(app, reading.startModelReading, async ({ user, params, body, request }) => {
    // It may cost whoever runs the site.
    await readings.count(request);
    return startModelReading(ports, user, params.id, { agreedTo: body.agreed_to, again: body.again });
  });

  route(app, reading.stopModelReading, ({ user, params }) => stopModelReading(ports, user, params.id));

  route(app, getModelUse, ({ user }) => modelUseOf(ports, user));
}
