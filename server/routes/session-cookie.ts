import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { session } from '#contract/limits.ts';
import { findSession, type SessionUser } from '../services/find-session.ts';
import { refreshSession } from '../services/refresh-session.ts';

export interface RequestSession {
  user: SessionUser | null;
  /** What to say where a user is needed. */
  refusal: 'authentication_required' | 'session_expired';
}

declare module 'fastify' {
  interface FastifyRequest {
    session: RequestSession;
  }
}

const isSecure = ({ settings }: FastifyInstance) => settings.appUrl.startsWith('https:');

/** By the prefix a browser takes it from this very host on https only, and from no neighbor under the same domain. */
export const ownCookie = (app: FastifyInstance, name: 'session' | 'device' | 'step'): string =>
  isSecure(app) ? `__Host-${name}` : name;

/** No script reads a cookie of ours, and no other site sends it along with a change. */
export const cookieOptions = (app: FastifyInstance) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(app) }) as const;

/** The token that the request's cookie carries. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[ownCookie(request.server, 'session')];

export function setSessionCookie(app: FastifyInstance, reply: FastifyReply, token: string): void {
  const maxAge = session.lifetime / 1000;
  reply.setCookie(ownCookie(app, 'session'), token, { ...cookieOptions(app), maxAge });
}

/** Ends what the browser keeps of a session: its cookie, and what it has of the account's documents in its cache. */
export function clearSessionCookie(reply: FastifyReply): void {
  const app = reply.server;
  reply.header('clear-site-data', '"cache"');
  reply.clearCookie(ownCookie(app, 'session'), { path: '/', secure: isSecure(app) });
}

/** Puts who calls on the request. With `renews`, a session past its window is rotated rather than refused. */
export async function identify(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  renews: boolean,
): Promise<void> {
  const token = sessionToken(request);
  if (token === undefined) {
    request.session = { user: null, refusal: 'authentication_required' };
    return;
  }
  let user = await findSession(app.ports, token);
  if (user === null && renews) {
    const next = await refreshSession(app.ports, token);
    if (next !== null) {
      setSessionCookie(app, reply, next);
      user = await findSession(app.ports, next);
    }
  }
  request.session = { user, refusal: 'session_expired' };
}
