import { runInNewContext } from 'node:vm';

/**
 * What the work gives, or an Error once it has taken so many milliseconds. For a library that may go round for ever over a
 * damaged file: V8 itself breaks the work off, wherever it is, and no `finally` in it is run.
 */
export function inTime<T>(milliseconds: number, work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: milliseconds }) as T;
}
