import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isKnownDevice } from '../services/known-devices.ts';
import { deviceToken } from './device-cookie.ts';
import { accountInBody, callerAddress, createRateLimit } from './limit-rate.ts';

const account = accountInBody('email');

/** What is guessed, by what makes its browser known. */
const kinds = {
  log_in: {
    code: 'log_in_paused',
    device: 'guessesOfDevice',
    caller: 'guessesOfCaller',
    strangers: 'guessesOfStrangers',
  },
  code: {
    code: 'codes_paused',
    device: 'codesOfDevice',
    caller: 'codesOfCaller',
    strangers: 'codesOfStrangers',
  },
} as const;

/**
 * Limits guesses of an account's password ('log_in'), or of its codes once the password was right, without closing it to its
 * owner: they are counted by who guesses, and of all strangers together. A browser where its owner gave the same before is
 * no stranger, and has a count of its own. Recovery codes and passkeys are not counted: nobody guesses those.
 */
export function guessLimit(app: FastifyInstance, given: keyof typeof kinds) {
  const { code, device, caller, strangers } = kinds[given];
  const ofDevice = createRateLimit(app, device, {
    code,
    keyOf: (request) => `${deviceToken(request)} ${account(request)}`,
  });
  const ofCaller = createRateLimit(app, caller, {
    code,
    keyOf: (request) => `${callerAddress(request)} ${account(request)}`,
  });
  const ofStrangers = createRateLimit(app, strangers, { code, keyOf: account });

  return {
    /** Counts a guess. Throws log_in_paused or codes_paused once there were too many. Returns what takes it back, where it was right. */
    async count(request: FastifyRequest): Promise<() => Promise<void>> {
      const isKnown = await isKnownDevice(app.ports.db, deviceToken(request), account(request), given);
      const counts = isKnown ? [ofDevice] : [ofCaller, ofStrangers];
      for (const one of counts) await one.count(request);
      return async () => {
        for (const one of counts) await one.forgive(request);
      };
    },
  };
}
