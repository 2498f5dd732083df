import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions, ownCookie } from './session-cookie.ts';

/** The token of a sign-in that this browser has begun. */
export const stepToken = (request: FastifyRequest): string | undefined =>
  request.cookies[ownCookie(request.server, 'step')];

/** `lifetime` in milliseconds. */
export function setStepCookie(reply: FastifyReply, token: string, lifetime: number): void {
  const app = reply.server;
  reply.setCookie(ownCookie(app, 'step'), token, { ...cookieOptions(app), maxAge: lifetime / 1000 });
}

export function clearStepCookie(reply: FastifyReply): void {
  const app = reply.server;
  reply.clearCookie(ownCookie(app, 'step'), { path: '/', secure: cookieOptions(app).secure });
}
