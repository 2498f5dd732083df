import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const minute = 60_000;

export interface Limit {
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
  failedLoginsByAccount: { max: 10, window: 10 * minute },
  signup: { max: 60, window: 10 * minute },
  signupByAccount: { max: 20, window: 10 * minute },
  checkout: { max: 60, window: 10 * minute },
  checkoutByAccount: { max: 20, window: 10 * minute },
  /** Each may ask the payment provider. */
  paymentChecks: { max: 120, window: 10 * minute },
  upload: { max: 120, window: 10 * minute },
  uploadByAddress: { max: 240, window: 10 * minute },
  /** Mails to an address that somebody typed: resets, confirmations, the newsletter. */
  mail: { max: 60, window: 10 * minute },
  mailByAccount: { max: 5, window: 60 * minute },
  /** Tokens of mailed links. */
  tokens: { max: 60, window: 10 * minute },
  /** The own password, asked for again. */
  ownPassword: { max: 10, window: 10 * minute },
  export: { max: 10, window: 10 * minute },
} as const satisfies Record<string, Limit>;

/** The account that a call is about, by the address in its body. */
export function accountInBody(field: 'email' | 'customer_email'): (request: FastifyRequest) => string {
  return (request) => (request.body as Record<typeof field, string>)[field].toLowerCase();
}

/** The account that calls. */
export const accountOfSession = (request: FastifyRequest): string => request.session.user?.id ?? request.ip;

export interface RateLimit {
  /** Counts this call. Throws too_many_requests once there were too many. */
  count(request: FastifyRequest): Promise<void>;
  /** The same without counting. */
  check(request: FastifyRequest): Promise<void>;
}

/** Counts calls by `keyOf`, or by the caller's address, in this process. */
export function createRateLimit(
  app: FastifyInstance,
  { max, window }: Limit,
  keyOf?: (request: FastifyRequest) => string,
): RateLimit {
  const limiter = app.createRateLimit({
    max,
    timeWindow: window,
    ...(keyOf && { keyGenerator: keyOf }),
  });
  const apply = async (request: FastifyRequest, increment: boolean) => {
    const result = await limiter(request, { increment });
    if (result.isAllowed || !result.isExceeded) return;
    throw new AppError('too_many_requests', { retryAfter: result.ttlInSeconds });
  };
  return {
    count: (request) => apply(request, true),
    check: (request) => apply(request, false),
  };
}

/** Counts calls that mail to the address in their body: by the caller's address, and by that one for all such calls. */
export function mailLimit(app: FastifyInstance): Pick<RateLimit, 'count'> {
  const byAddress = createRateLimit(app, limits.mail);
  const byAccount = createRateLimit(app, limits.mailByAccount, accountInBody('email'));
  return {
    async count(request) {
      await byAddress.count(request);
      await byAccount.count(request);
    },
  };
}
