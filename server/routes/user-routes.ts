import type { FastifyInstance } from 'fastify';
import * as users from '#contract/users.ts';
import { checkOwnPassword } from '../services/check-own-password.ts';
import { deleteAccount } from '../services/delete-account.ts';
import { endAllSessions, endSession } from '../services/end-sessions.ts';
import { exportData } from '../services/export-data.ts';
import { listSessions } from '../services/list-sessions.ts';
import { getProfile, updateProfile } from '../services/profile.ts';
import { accountOfSession, createRateLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { portsOf } from './security-of.ts';
import { clearSessionCookie } from './session-cookie.ts';

export function userRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const { db } = ports;
  const ownPassword = createRateLimit(app, 'ownPassword', { keyOf: accountOfSession });
  const exports = createRateLimit(app, 'export', { keyOf: accountOfSession });

  route(app, users.getProfile, ({ user }) => getProfile(db, user));

  route(app, users.updateProfile, async ({ user, body }) => ({
    message: 'Profile updated successfully!',
    profile: await updateProfile(db, user, body),
  }));

  route(app, users.deleteAccount, async ({ user, body, request, reply }) => {
    await ownPassword.count(request);
    await checkOwnPassword(portsOf(request), user, { field: 'password', password: body.password });
    await deleteAccount(portsOf(request), user);
    clearSessionCookie(reply);
    return { deleted: true };
  });

  route(app, users.exportData, async ({ user, request, reply }) => {
    await exports.count(request);
    reply.header('content-disposition', 'attachment; filename="plaindeed-data.zip"');
    return exportData(ports, user);
  });

  route(app, users.listSessions, async ({ user }) => ({ data: await listSessions(ports, user) }));

  route(app, users.endSession, async ({ user, params, reply }) => {
    await endSession(db, user, params.sessionId);
    if (params.sessionId === user.sessionId) clearSessionCookie(reply);
    return { ended: true };
  });

  route(app, users.signOutEverywhere, async ({ user, reply }) => {
    const ended = await endAllSessions(db, user.id);
    clearSessionCookie(reply);
    return { ended };
  });
}
