import { createContext, useContext } from 'react';
import { documentTypeLabels } from '#contract/document-type.ts';
import type { HomeDocumentRow } from '#contract/homes.ts';
import { shortForm } from '#report/dates.ts';

const Context = createContext<ReadonlyMap<string, string>>(new Map());

export const HomeNamesProvider = Context.Provider;

/** How the page of a home calls a document of it; empty where it is none. */
export function useNameOf(): (id: string) => string {
  const names = useContext(Context);
  return (id) => names.get(id) ?? '';
}

/** 'Budget, 2024': by kind and date where that is of one document alone; else the name of its file, without its ending. */
export function namesOf(rows: readonly HomeDocumentRow[]): ReadonlyMap<string, string> {
  const kindOf = ({ document_type: type, date }: HomeDocumentRow) =>
    [documentTypeLabels[type], date && shortForm(date)].filter(Boolean).join(', ');
  const bearers = Map.groupBy(rows, kindOf);
  const isTelling = (row: HomeDocumentRow) =>
    row.document_type !== 'other' && bearers.get(kindOf(row))?.length === 1;
  return new Map(
    rows.map((row) => [row.id, isTelling(row) ? kindOf(row) : row.file_name.replace(/\.\w{2,4}$/, '')]),
  );
}

/** The document that a statement of a home's page is about: the id of each begins with it. */
export const documentOf = (source: string): string => source.split('/', 1)[0] ?? '';
