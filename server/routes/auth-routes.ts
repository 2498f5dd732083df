import type { FastifyInstance } from 'fastify';
import * as auth from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import { confirmEmail } from '../services/confirm-email.ts';
import { logIn } from '../services/log-in.ts';
import { logOut } from '../services/log-out.ts';
import { refreshSession } from '../services/refresh-session.ts';
import { requestMail } from '../services/request-mail.ts';
import { signUp } from '../services/sign-up.ts';
import { accountInBody, createRateLimit, mailLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';

export function authRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const logins = createRateLimit(app, 'loginByAddress');
  const failedLogins = createRateLimit(app, 'failedLoginsByAccount', { keyOf: accountInBody('email') });
  const signups = createRateLimit(app, 'signup');
  const signupsByAccount = createRateLimit(app, 'signupByAccount', { keyOf: accountInBody('email') });
  const tokens = createRateLimit(app, 'tokens');
  const mails = mailLimit(app, 'confirmation');

  route(app, auth.login, async ({ body, request, reply }) => {
    await logins.count(request);
    // Counted before it is known to fail: of many guesses at once no more are tried than one after another.
    await failedLogins.count(request);
    try {
      const browser = { userAgent: request.headers['user-agent'], before: sessionToken(request) };
      const { user, token } = await logIn(ports, body, browser);
      await failedLogins.forgive(request);
      setSessionCookie(app, reply, token);
      return user;
    } catch (error) {
      const wrong = error instanceof AppError && error.code === 'invalid_credentials';
      if (!wrong) await failedLogins.forgive(request);
      throw error;
    }
  });

  route(app, auth.me, async ({ user: { paid: _, sessionId: __, ...user } }) => user, { renewsSession: true });

  route(app, auth.logout, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token !== undefined) await logOut(ports.db, token);
    clearSessionCookie(reply);
    return { ok: true };
  });

  route(app, auth.refresh, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token === undefined) throw new AppError('authentication_required');
    const next = await refreshSession(ports, token);
    if (next === null) throw new AppError('session_expired');
    setSessionCookie(app, reply, next);
    return { ok: true };
  });

  route(app, auth.signup, async ({ body, request }) => {
    await signups.count(request);
    await signupsByAccount.count(request);
    return signUp(ports, body);
  });

  route(app, auth.resendConfirmation, async ({ body, request }) => {
    await mails.count(request);
    await requestMail(ports, 'resend_confirmation', body.email);
    return { ok: true };
  });

  route(app, auth.confirmEmail, async ({ body, request }) => {
    await tokens.count(request);
    await confirmEmail(ports, body.token);
    return { ok: true };
  });
}
