import { useEffect, useSyncExternalStore } from 'react';
import { sessionStore } from '../../../session/session.ts';
import { sendFile } from '../send-file.ts';
import { createManyStore, type ManyItem } from './many-store.ts';

export const many = createManyStore({ send: sendFile });

let owner: string | null | undefined;
sessionStore.subscribe(() => {
  const { record, loading } = sessionStore.getState();
  if (loading) return;
  const user = record?.user.id ?? null;
  if (owner !== undefined && owner !== user) many.forget();
  owner = user;
});

/** The files on their way into a home. `onArrived` hears of each that the server has. */
export function useMany(homeId: string, onArrived: () => void): readonly ManyItem[] {
  const items = useSyncExternalStore(many.subscribe, many.getItems, many.getItems);
  useEffect(() => many.whenArrived(onArrived), [onArrived]);
  const sending = items.some(({ state }) => state === 'sending' || state === 'waiting');
  // A reload would break them off.
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);
  return items.filter((item) => item.homeId === homeId);
}
