/** 0 or 1: neither database's own boolean, so that one row shape serves both. */
export type Flag = 0 | 1;

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it: compares as text. */
export type Timestamp = string;
