import type { FastifyInstance } from 'fastify';
import * as auth from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import { confirmEmail } from '../services/confirm-email.ts';
import { logIn } from '../services/log-in.ts';
import { logOut } from '../services/log-out.ts';
import { refreshSession } from '../services/refresh-session.ts';
import { requestMail } from '../services/request-mail.ts';
import { signUp } from '../services/sign-up.ts';
import { accountInBody, createRateLimit, limits, mailLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';

export function authRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const logins = createRateLimit(app, limits.loginByAddress);
  const failedLogins = createRateLimit(app, limits.failedLoginsByAccount, accountInBody('email'));
  const signups = createRateLimit(app, limits.signup);
  const signupsByAccount = createRateLimit(app, limits.signupByAccount, accountInBody('email'));
  const tokens = createRateLimit(app, limits.tokens);
  const mails = mailLimit(app);

  route(app, auth.login, async ({ body, request, reply }) => {
    await logins.count(request);
    await failedLogins.check(request);
    try {
      const { user, token } = await logIn(ports, body, request.headers['user-agent']);
      setSessionCookie(app, reply, token);
      return user;
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_credentials')
        await failedLogins.count(request);
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
