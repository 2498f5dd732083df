import type { FastifyInstance } from 'fastify';
import { getReport } from '#contract/reports.ts';
import * as services from '../services/get-report.ts';
import { attachment } from './attachment.ts';
import { accountOfSession, createRateLimit } from './limit-rate.ts';
import { route } from './route.ts';

export function reportRoute(app: FastifyInstance): void {
  const reports = createRateLimit(app, 'report', { keyOf: accountOfSession });
  route(app, getReport, async ({ user, params, query, request, reply }) => {
    await reports.count(request);
    const file = await services.getReport(app.ports, user, { id: params.id, format: query.format });
    reply.header('content-type', file.mediaType).header('content-disposition', attachment(file.fileName));
    return file.bytes;
  });
}
