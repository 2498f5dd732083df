import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInStep } from '#contract/limits.ts';
import * as signIn from '#contract/sign-in.ts';
import { AppError } from '../app-error.ts';
import { getSignInWays } from '../services/get-sign-in-ways.ts';
import * as passkeys from '../services/passkeys.ts';
import * as secondFactor from '../services/second-factor.ts';
import { siteOrigins } from './check-origin.ts';
import { knowDevice } from './device-cookie.ts';
import { accountOfSession, createRateLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { portsOf, securityOf } from './security-of.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';
import { clearStepCookie, setStepCookie, stepToken } from './step-cookie.ts';

/** Codes of an app, and passkeys: what a user does with the own ones, and logging in with a passkey. */
export function signInRoutes(app: FastifyInstance): void {
  const { db } = app.ports;
  const ownPassword = createRateLimit(app, 'ownPassword', { keyOf: accountOfSession });
  const ownCodes = createRateLimit(app, 'ownCodes', { keyOf: accountOfSession });
  const logins = createRateLimit(app, 'loginByAddress');
  const steps = createRateLimit(app, 'signInSteps');
  const place = (request: FastifyRequest) => ({ origin: siteOrigins(app, request)[0] });

  /** Whoever is in an account and has its password guesses no code to turn codes off. Recovery codes are not guessed. */
  const countingCode = async <T>(
    request: FastifyRequest,
    code: string,
    act: () => Promise<T>,
  ): Promise<T> => {
    if (!secondFactor.isGuessable(code)) return act();
    await ownCodes.count(request);
    const result = await act();
    await ownCodes.forgive(request);
    return result;
  };

  route(app, signIn.getSignInWays, ({ user }) => getSignInWays(db, user));

  route(app, signIn.startSecondFactor, async ({ user, body, request }) => {
    await ownPassword.count(request);
    return secondFactor.startSecondFactor(portsOf(request), user, body.password);
  });

  route(app, signIn.confirmSecondFactor, async ({ user, body, request, reply }) => {
    await ownPassword.count(request);
    const recovery_codes = await secondFactor.confirmSecondFactor(portsOf(request), user, body.code);
    await knowDevice(request, reply, user.id, { withCode: true });
    return { recovery_codes };
  });

  route(app, signIn.renewRecoveryCodes, async ({ user, body, request }) => {
    await ownPassword.count(request);
    const renew = () => secondFactor.renewRecoveryCodes(portsOf(request), user, body);
    return { recovery_codes: await countingCode(request, body.code, renew) };
  });

  route(app, signIn.removeSecondFactor, async ({ user, body, request }) => {
    await ownPassword.count(request);
    const remove = () => secondFactor.removeSecondFactor(portsOf(request), user, body);
    await countingCode(request, body.code, remove);
    return { removed: true };
  });

  route(app, signIn.startPasskey, async ({ user, body, request, reply }) => {
    await ownPassword.count(request);
    const { options, step } = await passkeys.startPasskey(
      portsOf(request),
      user,
      body.password,
      place(request),
    );
    setStepCookie(reply, step, signInStep.passkey);
    return options;
  });

  route(app, signIn.addPasskey, async ({ user, body, request, reply }) => {
    await steps.count(request);
    clearStepCookie(reply);
    const answer = { ...body, step: stepToken(request) };
    return passkeys.addPasskey(portsOf(request), user, answer, place(request));
  });

  route(app, signIn.renamePasskey, ({ user, params, body }) =>
    passkeys.renamePasskey(db, user, params.passkeyId, body.name),
  );

  route(app, signIn.removePasskey, async ({ user, params, body, request }) => {
    await ownPassword.count(request);
    const which = { id: params.passkeyId, password: body.password };
    await passkeys.removePasskey(portsOf(request), user, which);
    return { removed: true };
  });

  route(app, signIn.startPasskeyLogin, async ({ request, reply }) => {
    await steps.count(request);
    const { options, step } = await passkeys.startPasskeyLogin(app.ports, place(request));
    setStepCookie(reply, step, signInStep.passkey);
    return options;
  });

  route(app, signIn.logInWithPasskey, async ({ body, request, reply }) => {
    await logins.count(request);
    clearStepCookie(reply);
    try {
      const browser = { userAgent: request.headers['user-agent'], before: sessionToken(request) };
      const answer = { ...body, step: stepToken(request) };
      const { user, token } = await passkeys.logInWithPasskey(app.ports, answer, place(request), browser);
      setSessionCookie(app, reply, token);
      await knowDevice(request, reply, user.id);
      securityOf(request).tell('sign_in', { account: user.id });
      return user;
    } catch (error) {
      if (error instanceof AppError)
        securityOf(request).tell('passkey_refused', { account: error.extras.account });
      throw error;
    }
  });
}
