/** How often something happened in the present span, and when that ends, in milliseconds since 1970. */
export interface Count {
  count: number;
  endsAt: number;
}

/** Counts uses of keys, each in a span of time that starts with the first use. For limits: nothing here is for good. */
export interface Uses {
  /** Counts one use. `window` in milliseconds, `now` in milliseconds since 1970. Of any number at once each gets its own count. */
  count(use: { key: string; window: number; now: number }): Promise<Count>;
  /** Takes one use back that turned out to be none. */
  forgive(key: string): Promise<void>;
  /** Drops the counts of spans that have ended. */
  sweep(now: number): Promise<void>;
}
