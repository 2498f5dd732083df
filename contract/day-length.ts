/** Milliseconds of a day. */
export const dayLength = 24 * 3_600_000;
