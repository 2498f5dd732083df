import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../api/client.ts';
import { ApiFailure, isInconclusive } from '../api/failure.ts';
import { keepSession } from './keep-session.ts';
import { dropAllText } from './kept-text.ts';
import { createSessionStore, type SessionState, type Verification } from './session-store.ts';

/** Loaded with the first question: the pages of text do without the contract and its schemas. */
const authContract = () => import('#contract/auth.ts');

async function askServer(): Promise<Verification> {
  try {
    await call((await authContract()).me, {});
    return 'confirmed';
  } catch (error) {
    return error instanceof ApiFailure && !isInconclusive(error.status) ? 'refused' : 'no_answer';
  }
}

export const sessionStore = createSessionStore(askServer);
sessionStore.whenGone((_, lost) => {
  if (!lost) dropAllText();
});
// Before anything is drawn: nobody who is signed in is taken for a visitor meanwhile.
if (typeof window !== 'undefined') sessionStore.reread();

const prerendered: SessionState = { record: null, loading: true, expired: false };

/** Who is logged in. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => prerendered);
}

/** Keeps the session in step for as long as the component is on the page. */
export function useSessionUpkeep(): void {
  useEffect(() => keepSession(sessionStore), []);
}

/**
 * Ends the session, also where the page is left at once. Whatever the server answers, and if it does not within 5 seconds,
 * this browser forgets it.
 */
export async function signOut(): Promise<void> {
  try {
    await call((await authContract()).logout, {}, { timeout: 5_000, keepalive: true });
  } catch {
    // The specification ignores it.
  } finally {
    sessionStore.clear();
  }
}
