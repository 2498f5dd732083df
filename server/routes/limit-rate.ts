import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { securityOf } from './security-of.ts';

const minute = 60_000;

interface Limit {
  max: number;
  /** Milliseconds. */
  window: number;
}

/**
 * How often one caller may do what costs something or could be guessed at. By address is generous, since a household or
 * an office may share one.
 */
export const limits = {
  loginByAddress: { max: 100, window: 5 * minute },
  /** Wrong passwords for one account: see limit-guesses.ts. One address alone never uses up what all strangers have. */
  guessesOfCaller: { max: 10, window: 10 * minute },
  guessesOfDevice: { max: 10, window: 10 * minute },
  guessesOfStrangers: { max: 100, window: 60 * minute },
  /** Wrong codes after the right password: see limit-guesses.ts. */
  codesOfCaller: { max: 10, window: 10 * minute },
  codesOfDevice: { max: 10, window: 10 * minute },
  codesOfStrangers: { max: 20, window: 24 * 60 * minute },
  /** Of an account that is signed in, to turn codes off. */
  ownCodes: { max: 20, window: 24 * 60 * minute },
  /** Each keeps a row for some minutes. */
  signInSteps: { max: 60, window: 10 * minute },
  signup: { max: 60, window: 10 * minute },
  signupByAccount: { max: 20, window: 10 * minute },
  checkout: { max: 60, window: 10 * minute },
  checkoutByAccount: { max: 20, window: 10 * minute },
  /** Each may ask the payment provider. */
  paymentChecks: { max: 120, window: 10 * minute },
  upload: { max: 120, window: 10 * minute },
  modelReading: { max: 60, window: 10 * minute },
  uploadByAddress: { max: 240, window: 10 * minute },
  /** Mails to an address that somebody typed, of each kind: resets, confirmations, the newsletter, ways to register. */
  mail: { max: 60, window: 10 * minute },
  mailByAccount: { max: 5, window: 60 * minute },
  /** Tokens of mailed links. */
  tokens: { max: 60, window: 10 * minute },
  /** The own password, asked for again. */
  ownPassword: { max: 10, window: 10 * minute },
  /** A locked file's, which is work to try. */
  filePassword: { max: 20, window: 10 * minute },
  /** A report of a long document is a second's work. */
  report: { max: 60, window: 10 * minute },
  /** Opening the facts of a home's documents, which may be fifty. */
  readHome: { max: 300, window: 10 * minute },
  /** Questions put to the documents of a home, and versions compared. */
  ask: { max: 120, window: 10 * minute },
  /** By a link, for whoever has it: the report, and the pages of the documents. */
  sharedHome: { max: 60, window: 10 * minute },
  sharedPages: { max: 600, window: 10 * minute },
  export: { max: 10, window: 10 * minute },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;
type KeyOf = (request: FastifyRequest) => string;

/** The caller's address; of IPv6 the network, since whoever has one address there has all of its network. */
export const callerAddress: KeyOf = (request) => normalizeIP(request.ip);

/** The account that a call is about, by the address in its body. */
export function accountInBody(field: 'email' | 'customer_email'): KeyOf {
  return (request) => (request.body as Record<typeof field, string>)[field].toLowerCase();
}

/** The account that calls. */
export const accountOfSession: KeyOf = (request) => request.session.user?.id ?? callerAddress(request);

export interface RateLimit {
  /** Counts this call. Throws the limit's code once there were too many. */
  count(request: FastifyRequest): Promise<void>;
  /** Takes back what was counted of this call. */
  forgive(request: FastifyRequest): Promise<void>;
}

const sweepEvery = 10 * minute;

/** Counts calls by `keyOf`. `kind` sets apart what is counted under one limit; `code` is what a call beyond it is told. */
export function createRateLimit(
  app: FastifyInstance,
  name: LimitName,
  {
    keyOf = callerAddress,
    kind = '',
    code = 'too_many_requests',
  }: { keyOf?: KeyOf; kind?: string; code?: 'too_many_requests' | 'log_in_paused' | 'codes_paused' } = {},
): RateLimit {
  const { uses, now } = app.ports;
  const { max, window } = limits[name];
  // A hash: what is stored names neither address nor account.
  const keyFor = (request: FastifyRequest) =>
    createHash('sha256')
      .update(`${name} ${kind} ${keyOf(request)}`)
      .digest('hex');
  let swept = 0;
  return {
    async count(request) {
      const time = now();
      if (time - swept > sweepEvery) {
        swept = time;
        await uses.sweep(time);
      }
      const { count, endsAt } = await uses.count({ key: keyFor(request), window, now: time });
      if (count <= max) return;
      securityOf(request).tell('limit_reached', { account: request.session?.user?.id, limit: name });
      throw new AppError(code, { retryAfter: (endsAt - time) / 1000 });
    },
    forgive: (request) => uses.forgive(keyFor(request)),
  };
}

/** Counts calls of a kind that mail to the address in their body: by the caller's address, and by that one. */
export function mailLimit(
  app: FastifyInstance,
  kind: string,
  keyOf: KeyOf = accountInBody('email'),
): Pick<RateLimit, 'count'> {
  const byAddress = createRateLimit(app, 'mail', { kind });
  const byAccount = createRateLimit(app, 'mailByAccount', { kind, keyOf });
  return {
    async count(request) {
      await byAddress.count(request);
      await byAccount.count(request);
    },
  };
}
