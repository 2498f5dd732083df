import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type PageCalls, usePageCalls } from './page-calls.ts';

/** One page of a document: text, lines and the address of its picture. A page that has been read never changes. */
const pageQuery = (calls: PageCalls, id: string, number: number) =>
  queryOptions({
    queryKey: ['page', id, number],
    queryFn: ({ signal }) => calls.page(id, number, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const usePage = (id: string, number: number) => useQuery(pageQuery(usePageCalls(), id, number));

/** The page, from the cache where it is there; undefined where it does not come. */
export const fetchPage = (client: QueryClient, calls: PageCalls, id: string, number: number) =>
  client.ensureQueryData(pageQuery(calls, id, number)).catch(() => undefined);

/** Whether a page is there already. */
export const pageInCache = (client: QueryClient, calls: PageCalls, id: string, number: number): boolean =>
  client.getQueryData(pageQuery(calls, id, number).queryKey) !== undefined;

/** The text of every page, once it is `wanted`. */
export function useAllPages(id: string, wanted: boolean) {
  const calls = usePageCalls();
  return useQuery({
    queryKey: ['pages', id],
    queryFn: ({ signal }) => calls.pages(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
}

/** Has the pages of a document fetched anew: some have been read since. */
export const forgetPages = (client: QueryClient, id: string) =>
  Promise.all(['page', 'pages'].map((kind) => client.invalidateQueries({ queryKey: [kind, id] })));
