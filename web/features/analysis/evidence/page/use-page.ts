import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getPage, listPages } from '#contract/documents.ts';
import { call } from '../../../../api/client.ts';

/** One page of a document: text, lines and the address of its picture. A page that has been read never changes. */
const pageQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['page', id, number],
    queryFn: ({ signal }) => call(getPage, { params: { id, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const usePage = (id: string, number: number) => useQuery(pageQuery(id, number));

/** The page, from the cache where it is there; undefined where it does not come. */
export const fetchPage = (client: QueryClient, id: string, number: number) =>
  client.ensureQueryData(pageQuery(id, number)).catch(() => undefined);

/** Whether a page is there already. */
export const pageInCache = (client: QueryClient, id: string, number: number): boolean =>
  client.getQueryData(pageQuery(id, number).queryKey) !== undefined;

/** The text of every page, once it is `wanted`. */
export const useAllPages = (id: string, wanted: boolean) =>
  useQuery({
    queryKey: ['pages', id],
    queryFn: ({ signal }) => call(listPages, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });

/** Has the pages of a document fetched anew: some have been read since. */
export const forgetPages = (client: QueryClient, id: string) =>
  Promise.all(['page', 'pages'].map((kind) => client.invalidateQueries({ queryKey: [kind, id] })));
