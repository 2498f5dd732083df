import type { Timestamp } from './schema.ts';

/** Milliseconds since 1970 as the databases store them. */
export const timestamp = (ms: number): Timestamp => new Date(ms).toISOString();
