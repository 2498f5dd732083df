import { AppError } from '../app-error.ts';

/**
 * Runs at most `atOnce` pieces of work at a time, the others in the order in which they came. Throws too_many_requests
 * where `longest` wait already.
 */
export function createTurns(atOnce: number, longest: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= longest) throw new AppError('too_many_requests', { retryAfter: 10 });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
