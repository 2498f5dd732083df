import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as auth from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import { checkConfirmation, confirmEmail } from '../services/confirm-email.ts';
import { logIn } from '../services/log-in.ts';
import { logOut } from '../services/log-out.ts';
import { refreshSession } from '../services/refresh-session.ts';
import { requestMail } from '../services/request-mail.ts';
import { signUp } from '../services/sign-up.ts';
import { knowDevice } from './device-cookie.ts';
import { guessLimit } from './limit-guesses.ts';
import { accountInBody, createRateLimit, mailLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { portsOf, securityOf } from './security-of.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';

export function authRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const logins = createRateLimit(app, 'loginByAddress');
  const guesses = guessLimit(app, 'log_in');
  const codes = guessLimit(app, 'code');
  const signups = createRateLimit(app, 'signup');
  const signupsByAccount = createRateLimit(app, 'signupByAccount', { keyOf: accountInBody('email') });
  const tokens = createRateLimit(app, 'tokens');
  const mails = mailLimit(app, 'confirmation');
  const reminders = mailLimit(app, 'registration');

  route(
    app,
    auth.login,
    async ({ body, request, reply }) => {
      await logins.count(request);
      // Counted before it is known to fail: of many guesses at once no more are tried than one after another.
      const forgive = await guesses.count(request);
      try {
        const browser = { userAgent: request.headers['user-agent'], before: sessionToken(request) };
        let forgiveCode = async () => {};
        const countCode = async () => {
          forgiveCode = await codes.count(request);
        };
        const { user, token, withCode } = await logIn(portsOf(request), body, browser, countCode);
        await forgive();
        await forgiveCode();
        setSessionCookie(app, reply, token);
        await knowDevice(request, reply, user.id, { withCode });
        securityOf(request).tell('sign_in', { account: user.id });
        return user;
      } catch (error) {
        const wrong = error instanceof AppError && error.code === 'invalid_credentials';
        if (!wrong) await forgive();
        tellRefusal(request, error);
        throw error;
      }
    },
    { config: { takesNul: true }, preValidation: asText },
  );

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
    // Without a payment's id the address may be mailed.
    if (body.session_id === undefined) await reminders.count(request);
    const user = await signUp(portsOf(request), body);
    securityOf(request).tell('access_granted', { account: user.id });
    return user;
  });

  route(app, auth.resendConfirmation, async ({ body, request }) => {
    await mails.count(request);
    await requestMail(ports, 'resend_confirmation', body.email);
    return { ok: true };
  });

  route(app, auth.confirmEmail, async ({ body, request }) => {
    await tokens.count(request);
    return { already_confirmed: await confirmEmail(ports, body) };
  });

  route(app, auth.checkConfirmation, async ({ body, request }) => {
    await tokens.count(request);
    return { confirmed: await checkConfirmation(ports, body.token) };
  });
}

function tellRefusal(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof AppError)) return;
  const { account } = error.extras;
  if (error.code === 'invalid_credentials') securityOf(request).tell('sign_in_refused', { account });
  if (error.code === 'email_not_confirmed') securityOf(request).tell('sign_in_unconfirmed', { account });
}

/**
 * Whatever came as an email and a password, as text: what no account can have is refused in the words and the time of a wrong
 * password, not told apart from it.
 */
async function asText(request: FastifyRequest): Promise<void> {
  const { email, password, code } = Object(request.body) as Record<string, unknown>;
  request.body = { email: textOf(email), password: textOf(password), code: textOf(code)?.slice(0, 60) };
}

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'string' && !value.includes('\0') ? value : JSON.stringify(value);
}
