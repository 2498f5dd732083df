import type { FastifyInstance } from 'fastify';
import { signInStep } from '#contract/limits.ts';
import * as signIn from '#contract/sign-in.ts';
import { AppError } from '../app-error.ts';
import { describeError } from '../describe-error.ts';
import { finishProviderLogin, startProviderLogin } from '../services/log-in-with-provider.ts';
import { siteOrigins } from './check-origin.ts';
import { knowDevice } from './device-cookie.ts';
import { createRateLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { portsOf, securityOf } from './security-of.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';
import { clearStepCookie, setStepCookie, stepToken } from './step-cookie.ts';

/** Signing in through a provider that the operator has set. A browser comes here by itself: whatever happens, it gets a page. */
export function providerRoutes(app: FastifyInstance): void {
  const { provider } = app.ports;
  const steps = createRateLimit(app, 'signInSteps', { kind: 'provider' });
  const page = (outcome: string) => `/login?${signIn.providerOutcome}=${outcome}`;
  const empty = new Uint8Array();

  route(app, signIn.listProviders, async () => ({
    data: provider === undefined ? [] : [{ name: provider.name }],
  }));

  route(app, signIn.startProviderLogin, async ({ request, reply }) => {
    try {
      await steps.count(request);
      const returnTo = siteOrigins(app, request)[0] + signIn.finishProviderLogin.path;
      const { url, step } = await startProviderLogin(portsOf(request), returnTo);
      setStepCookie(reply, step, signInStep.provider);
      reply.header('location', url);
    } catch (error) {
      reply.header('location', page(codeOf(error)));
    }
    return empty;
  });

  route(app, signIn.finishProviderLogin, async ({ request, reply }) => {
    clearStepCookie(reply);
    try {
      await steps.count(request);
      const address = new URL(request.url, siteOrigins(app, request)[0]);
      const browser = { userAgent: request.headers['user-agent'], before: sessionToken(request) };
      const came = { address, token: stepToken(request) };
      const { user, token } = await finishProviderLogin(portsOf(request), came, browser);
      setSessionCookie(app, reply, token);
      await knowDevice(request, reply, user.id);
      securityOf(request).tell('sign_in', { account: user.id });
      reply.header('location', page('done'));
    } catch (error) {
      const code = codeOf(error);
      securityOf(request).tell('provider_refused', { account: (error as AppError).extras.account });
      request.log.info(
        { code, ...(error instanceof Error && error.cause ? { cause: describeError(error.cause) } : {}) },
        'a sign-in through the provider was refused',
      );
      reply.header('location', page(code));
    }
    return empty;
  });
}

/** Throws what is no refusal. */
function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  throw error;
}
