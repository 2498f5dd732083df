import { session as limits } from '#contract/limits.ts';
import { loginEvent, type SessionStore } from './session-store.ts';

/**
 * Keeps a session in step while the site is open: verified now, every 5 minutes and when the network is back; its record
 * read again every 5 seconds, when another tab stores one, and at a login. Returns what stops it.
 */
export function keepSession({ check, reread }: Pick<SessionStore, 'check' | 'reread'>): () => void {
  const verify = () => void check();
  verify();
  const verifying = setInterval(verify, limits.verifyInterval);
  const rereading = setInterval(reread, limits.navigationReread);
  const heard = [
    ['storage', reread],
    [loginEvent, reread],
    ['online', verify],
  ] as const;
  for (const [event, listener] of heard) window.addEventListener(event, listener);
  return () => {
    clearInterval(verifying);
    clearInterval(rereading);
    for (const [event, listener] of heard) window.removeEventListener(event, listener);
  };
}
