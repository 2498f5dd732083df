import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isKnownDevice } from '../services/known-devices.ts';
import { deviceToken } from './device-cookie.ts';
import { accountInBody, callerAddress, createRateLimit } from './limit-rate.ts';

const account = accountInBody('email');

/**
 * Limits guesses of an account's password without closing it to its owner: they are counted by who guesses, and of all strangers
 * together. A browser that its owner logged in at is no stranger, and has a count of its own.
 */
export function guessLimit(app: FastifyInstance) {
  const code = 'log_in_paused';
  const ofDevice = createRateLimit(app, 'guessesOfDevice', {
    code,
    keyOf: (request) => `${deviceToken(request)} ${account(request)}`,
  });
  const ofCaller = createRateLimit(app, 'guessesOfCaller', {
    code,
    keyOf: (request) => `${callerAddress(request)} ${account(request)}`,
  });
  const ofStrangers = createRateLimit(app, 'guessesOfStrangers', { code, keyOf: account });

  return {
    /** Counts a guess. Throws log_in_paused once there were too many. Returns what takes it back, where it was right. */
    async count(request: FastifyRequest): Promise<() => Promise<void>> {
      const isKnown = await isKnownDevice(app.ports.db, deviceToken(request), account(request));
      const counts = isKnown ? [ofDevice] : [ofCaller, ofStrangers];
      for (const one of counts) await one.count(request);
      return async () => {
        for (const one of counts) await one.forgive(request);
      };
    },
  };
}
