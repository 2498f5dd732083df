import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while the browser takes it over: what depends on the query is not known there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
