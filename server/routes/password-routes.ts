import type { FastifyInstance } from 'fastify';
import * as passwords from '#contract/passwords.ts';
import { changePassword } from '../services/change-password.ts';
import { requestMail } from '../services/request-mail.ts';
import { resetPassword } from '../services/reset-password.ts';
import { knowDevice } from './device-cookie.ts';
import { accountOfSession, createRateLimit, mailLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { portsOf, securityOf } from './security-of.ts';
import { setSessionCookie } from './session-cookie.ts';

export function passwordRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const mails = mailLimit(app, 'reset');
  const tokens = createRateLimit(app, 'tokens');
  const ownPassword = createRateLimit(app, 'ownPassword', { keyOf: accountOfSession });

  route(app, passwords.forgotPassword, async ({ body, request }) => {
    await mails.count(request);
    await requestMail(ports, 'reset_password', body.email);
    return { ok: true };
  });

  route(app, passwords.resetPassword, async ({ body, request, reply }) => {
    await tokens.count(request);
    // Whoever reads the account's mail gets in, whatever others guess meanwhile.
    const account = await resetPassword(ports, body);
    await knowDevice(request, reply, account);
    securityOf(request).tell('password_reset', { account });
    return { ok: true };
  });

  route(
    app,
    passwords.changePassword,
    async ({ body, user, request, reply }) => {
      await ownPassword.count(request);
      const userAgent = request.headers['user-agent'];
      const change = { current: body.current_password, next: body.password, userAgent };
      setSessionCookie(app, reply, await changePassword(portsOf(request), user, change));
      await knowDevice(request, reply, user.id);
      securityOf(request).tell('password_changed', { account: user.id });
      return { ok: true };
    },
    { renewsSession: true },
  );
}
