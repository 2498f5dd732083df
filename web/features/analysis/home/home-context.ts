import { createContext, useContext } from 'react';
import type { HomeDocumentRow } from '#contract/homes.ts';

/** The documents of the home on show, by their ids. */
const Context = createContext<ReadonlyMap<string, HomeDocumentRow>>(new Map());

export const HomeDocumentsProvider = Context.Provider;

/** The name of a document of this home; empty where it is none. */
export function useNameOf(): (id: string) => string {
  const documents = useContext(Context);
  return (id) => documents.get(id)?.file_name ?? '';
}

/** The document that a statement of a home's page is about: the id of each begins with it. */
export const documentOf = (source: string): string => source.split('/', 1)[0] ?? '';
