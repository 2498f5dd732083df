import { session } from '#contract/limits.ts';
import { readStored, store } from '../session/storage.ts';
import { refreshAttemptKey } from '../session/storage-keys.ts';
import { isInconclusive } from './failure.ts';

export type RefreshOutcome = 'refreshed' | 'refused' | 'no_answer';

/** Sends the refresh call; settles with its HTTP status, 0 where no answer came. */
export type SendRefresh = () => Promise<number>;

function lastAttempt(): number {
  const at = Number(readStored(refreshAttemptKey));
  return Number.isFinite(at) ? at : 0;
}

/** One tab at a time, where the browser can: the others wait, and find the attempt already made. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('plaindeed.refresh', work) : work();
}

/** The time of an attempt of this tab that got no answer: within its 10 seconds nothing is known of the session. */
let unanswered = 0;

async function attempt(send: SendRefresh): Promise<RefreshOutcome> {
  const last = lastAttempt();
  // Made a moment ago, here or in another tab: the cookie is as fresh as it gets, so the call is simply made again.
  // An attempt to come was made before the clock was set back.
  if (Math.abs(Date.now() - last) < session.refreshThrottle)
    return last === unanswered ? 'no_answer' : 'refreshed';
  const now = Date.now();
  store(refreshAttemptKey, String(now));
  const status = await send();
  if (isInconclusive(status)) {
    unanswered = now;
    return 'no_answer';
  }
  return status < 400 ? 'refreshed' : 'refused';
}

let underWay: Promise<RefreshOutcome> | null = null;

/** Renews the session, once for all the calls that need it at the same time and at most once per 10 seconds. */
export function refreshSession(send: SendRefresh): Promise<RefreshOutcome> {
  underWay ??= inTurn(() => attempt(send)).finally(() => {
    underWay = null;
  });
  return underWay;
}
