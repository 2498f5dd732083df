import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownDevice } from '#contract/limits.ts';
import { rememberDevice } from '../services/known-devices.ts';
import { cookieOptions, ownCookie } from './session-cookie.ts';

/** The token by which a browser is known that an account's owner logged in at. */
export const deviceToken = (request: FastifyRequest): string | undefined =>
  request.cookies[ownCookie(request.server, 'device')];

/** The account's owner is at this browser: guesses made elsewhere keep nobody out here. */
export async function knowDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  { withCode = false }: { withCode?: boolean } = {},
): Promise<void> {
  const app = request.server;
  const token = await rememberDevice(app.ports, userId, deviceToken(request));
  if (withCode) await rememberDevice(app.ports, userId, token, 'code');
  const maxAge = knownDevice.lifetime / 1000;
  reply.setCookie(ownCookie(app, 'device'), token, { ...cookieOptions(app), maxAge });
}
