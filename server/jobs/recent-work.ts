/** Milliseconds in which what an account has had counts half. */
const half = 60_000;
/** Milliseconds of a processor's time: a package of ten ordinary documents takes less. */
export const much = 8000;

/** Who has had the processors for long lately: their work gives way to that of others who have had less. */
export interface RecentWork {
  /** Counts milliseconds of a processor's time. */
  add(account: string, milliseconds: number): void;
  isMuch(account: string): boolean;
}

/** Counts in memory, for the pools of one server. `now` is in milliseconds. */
export function createRecentWork(now: () => number = Date.now): RecentWork {
  const had = new Map<string, { milliseconds: number; at: number }>();
  const left = (account: string) => {
    const { milliseconds = 0, at = 0 } = had.get(account) ?? {};
    return milliseconds * 0.5 ** (Math.max(0, now() - at) / half);
  };
  return {
    add(account, milliseconds) {
      had.set(account, { milliseconds: left(account) + milliseconds, at: now() });
      for (const other of had.keys()) if (left(other) < 1) had.delete(other);
    },
    isMuch: (account) => {
      const own = left(account);
      // Whoever has had less than half of what another had goes before that one, however long both are at it.
      return own > much && ![...had.keys()].some((other) => left(other) > 2 * own);
    },
  };
}
