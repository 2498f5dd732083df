import type { Timestamp } from './column-types.ts';

/** Milliseconds since 1970 as the databases store them. */
export const timestamp = (ms: number): Timestamp => new Date(ms).toISOString();
