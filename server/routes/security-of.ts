import type { FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';
import type { SecurityLog } from '../security-log.ts';

/** The log of security for what this caller does. */
export const securityOf = (request: FastifyRequest): SecurityLog =>
  request.server.ports.security.of(request.ip);

/** The ports, as used for this caller. */
export const portsOf = (request: FastifyRequest): Ports => ({
  ...request.server.ports,
  security: securityOf(request),
});
