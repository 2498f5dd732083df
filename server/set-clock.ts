import type { Timestamp } from './db/column-types.ts';
import { timestamp } from './db/timestamp.ts';

/*
 * Clocks are set back, and set right after they were wrong. Times stored before then lie ahead of the clock, further than
 * anything puts them: such a time counts as passed, so that nothing is held for longer than twice what it was to be held for.
 */

/** Whether a span of `length` milliseconds that was to end at `until` has ended. */
export const hasEnded = (until: number, length: number, now: number): boolean =>
  until <= now || until > now + 2 * length;

/** The latest end that a span of `length` milliseconds is believed to have. */
export const latestEnd = (length: number, now: number): Timestamp => timestamp(now + 2 * length);
