import { useEffect, useSyncExternalStore } from 'react';
import { session as limits } from '#contract/limits.ts';
import { call } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';
import { createSessionStore, loginEvent, type SessionState, type Verification } from './session-store.ts';

/** Loaded with the first question: the pages of text do without the contract and its schemas. */
const authContract = () => import('#contract/auth.ts');

async function askServer(): Promise<Verification> {
  try {
    await call((await authContract()).me, {});
    return 'confirmed';
  } catch (error) {
    return error instanceof ApiFailure && error.noResponse ? 'no_answer' : 'refused';
  }
}

export const sessionStore = createSessionStore(askServer);

const prerendered: SessionState = { record: null, loading: true };

/** Who is logged in. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => prerendered);
}

/** Keeps the session verified while the site is open: on load, every 5 minutes, and when another tab changes it. */
export function useSessionUpkeep(): void {
  useEffect(() => {
    const check = () => void sessionStore.check();
    check();
    const verifying = setInterval(check, limits.verifyInterval);
    const rereading = setInterval(sessionStore.reread, limits.navigationReread);
    window.addEventListener('storage', sessionStore.reread);
    window.addEventListener(loginEvent, sessionStore.reread);
    window.addEventListener('online', check);
    return () => {
      clearInterval(verifying);
      clearInterval(rereading);
      window.removeEventListener('storage', sessionStore.reread);
      window.removeEventListener(loginEvent, sessionStore.reread);
      window.removeEventListener('online', check);
    };
  }, []);
}

/** Ends the session. Whatever the server answers, this browser forgets it. */
export async function signOut(): Promise<void> {
  await call((await authContract()).logout, {}).catch(() => undefined);
  sessionStore.clear();
}
