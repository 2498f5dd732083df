import type { User } from '#contract/auth.ts';
import { session as limits } from '#contract/limits.ts';
import { parseSessionRecord, type SessionRecord } from './session-record.ts';
import { forget, readStored, store } from './storage.ts';
import { leftKey, refreshAttemptKey, sessionKey } from './storage-keys.ts';

export interface SessionState {
  readonly record: SessionRecord | null;
  /** True until the first verification has finished. */
  readonly loading: boolean;
  /** The last session ended without a logout. */
  readonly expired: boolean;
}

/** 'refused': the server knows of no session. 'no_answer': it could not be asked, or not answer; that says nothing. */
export type Verification = 'confirmed' | 'refused' | 'no_answer';

/** Told before a user is gone from the page: their id, and whether the session was lost or they left. */
export type Gone = (userId: string, lost: boolean) => void;

export const loginEvent = 'plaindeed:login';

/**
 * The session as this browser knows it: logged in while a record is stored. `verify` asks the server; without its
 * confirmation the record goes.
 */
export function createSessionStore(verify: () => Promise<Verification>) {
  let raw: string | null = null;
  let state: SessionState = { record: null, loading: true, expired: false };
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const goneListeners = new Set<Gone>();

  const tellGone = (lost: boolean) => {
    const user = state.record?.user.id;
    if (user !== undefined) for (const listener of goneListeners) listener(user, lost);
  };

  const set = (next: SessionState) => {
    const { record, loading, expired } = next;
    if (record === state.record && loading === state.loading && expired === state.expired) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** Reads the stored record again; a corrupt one is discarded. */
  const reread = () => {
    const stored = readStored(sessionKey);
    if (stored === raw) return;
    raw = stored;
    const record = stored === null ? null : parseSessionRecord(stored);
    // By another tab, or by what is no record.
    if (record === null) tellGone(readStored(leftKey) !== state.record?.user.id);
    if (stored !== null && record === null) drop();
    else set({ ...state, record });
  };

  /** The user leaves. */
  const clear = () => {
    tellGone(false);
    if (state.record) store(leftKey, state.record.user.id);
    drop();
  };

  const drop = () => {
    forget(sessionKey, refreshAttemptKey);
    raw = null;
    confirmedAt = Number.NEGATIVE_INFINITY;
    set({ ...state, record: null });
  };

  /** The server knows the session no more. A visitor without one has lost nothing. */
  const lose = () => {
    const expired = state.expired || state.record !== null;
    tellGone(true);
    drop();
    set({ ...state, expired });
  };

  const keep = (record: SessionRecord, rest: Partial<SessionState> = {}) => {
    raw = JSON.stringify(record);
    store(sessionKey, raw);
    set({ ...state, ...rest, record });
  };

  /** Stores the record of a login and says so to the rest of the page. */
  const signIn = (user: User, email: string) => {
    forget(refreshAttemptKey, leftKey);
    confirmedAt = Date.now();
    keep({ user, email, loginTime: confirmedAt }, { loading: false, expired: false });
    window.dispatchEvent(new Event(loginEvent));
  };

  /** The user is called otherwise now; the login stays the one it was. */
  const rename = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>) => {
    reread();
    if (state.record) keep({ ...state.record, user: { ...state.record.user, first_name, last_name } });
  };

  const ask = async (): Promise<boolean> => {
    const asked = raw;
    const outcome = await verify();
    // Somebody logged in or out while the question was under way: its answer is about the session before.
    reread();
    if (raw === asked) {
      if (outcome === 'confirmed') confirmedAt = Date.now();
      else if (outcome === 'refused') lose();
    }
    set({ ...state, loading: false });
    return state.record !== null;
  };

  /** Whether somebody is logged in, asking the server unless it confirmed it under 30 seconds ago. */
  const check = (): Promise<boolean> => {
    reread();
    if (state.record === null || Math.abs(Date.now() - confirmedAt) < limits.verifySkipWindow) {
      set({ ...state, loading: false });
      return Promise.resolve(state.record !== null);
    }
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Returns what ends it. */
    whenGone: (listener: Gone) => {
      goneListeners.add(listener);
      return () => {
        goneListeners.delete(listener);
      };
    },
    reread,
    clear,
    lose,
    signIn,
    rename,
    check,
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
