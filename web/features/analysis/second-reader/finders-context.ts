import { createContext, useContext } from 'react';
import type { Finder } from '#report/found-by.ts';

export interface Finders {
  /** Whether every statement says who found it; what a language model alone found says so anyway. */
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
  /** Who found the fact behind an id. */
  readonly of: (id: string) => Finder;
}

export const FindersContext = createContext<Finders | null>(null);

/** Who found what, where a language model read beside the rules; null where none did. */
export const useFinders = () => useContext(FindersContext);
