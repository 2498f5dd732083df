import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const minute = 60_000;

export interface Limit {
  max: number;
  /** Milliseconds. */
  window: number;
}

/** How often one caller may do what costs something or could be guessed at. */
export const limits = {
  loginByAddress: { max: 100, window: 5 * minute },
  failedLoginsByAccount: { max: 10, window: 10 * minute },
  signup: { max: 60, window: 10 * minute },
  checkout: { max: 60, window: 10 * minute },
  upload: { max: 120, window: 10 * minute },
} as const satisfies Record<string, Limit>;

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
