import type { User } from '#contract/auth.ts';

/** What the browser keeps of a login. The session itself is in a cookie that no script can read. */
export interface SessionRecord {
  readonly user: User;
  /** As typed at login. */
  readonly email: string;
  /** Epoch milliseconds. */
  readonly loginTime: number;
}

/** Reads a stored record; null where it is not one. */
export function parseSessionRecord(raw: string): SessionRecord | null {
  try {
    const { user, email, loginTime } = JSON.parse(raw) as Partial<SessionRecord>;
    const whole =
      typeof user === 'object' &&
      user !== null &&
      typeof user.email === 'string' &&
      typeof email === 'string' &&
      typeof loginTime === 'number';
    return whole ? { user, email, loginTime } : null;
  } catch {
    return null;
  }
}
