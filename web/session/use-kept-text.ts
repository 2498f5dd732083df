import { useEffect, useRef, useState } from 'react';
import { dropText, keepText, keptText, type Typed } from './kept-text.ts';
import { sessionStore } from './session.ts';

/** What the user who is signed in had typed into a form when the session was lost; null where nothing is kept. */
export function lostText(form: string): Typed | null {
  const user = sessionStore.getState().record?.user.id;
  return user === undefined ? null : keptText(user, form);
}

/**
 * Keeps what is typed into a form if the session is lost while it is on the page, for when its user is back: returns that
 * then. `typed` says what stands in it now, without secrets. Saved, cancelled or left, nothing is kept.
 */
export function useKeptText(form: string, typed: () => Typed): Typed | null {
  const [kept] = useState(() => lostText(form));
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    const stop = sessionStore.whenGone((user, lost) => {
      if (lost) keepText(user, form, latest.current());
    });
    return () => {
      stop();
      const user = sessionStore.getState().record?.user.id;
      if (user !== undefined) dropText(user, form);
    };
  }, [form]);
  return kept;
}
