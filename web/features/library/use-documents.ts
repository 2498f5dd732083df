import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ListedDocument, listDocuments, listFindings } from '#contract/documents.ts';
import { call } from '../../api/client.ts';

const queryKey = ['documents'];
/** Milliseconds between two looks at whether a language model still reads a document. It takes minutes. */
const lookEvery = 5_000;

const isRead = ({ model_reads: isReading }: ListedDocument): boolean => isReading === true;

/** The list of an answer: it may be the answer itself or its `data`; anything else is no documents. */
export function readList(body: unknown): ListedDocument[] {
  if (Array.isArray(body)) return body;
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  return Array.isArray(data) ? data : [];
}

const documentsQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => readList(await call(listDocuments, {}, { signal })),
  refetchInterval: ({ state: { data } }) => (data?.some(isRead) ? lookEvery : false),
});

/** The user's documents. `useProgress` keeps those current that are being analyzed. */
export const useDocuments = () => useQuery(documentsQuery);

/** What each of the newest documents says above all, by its id. */
const findingsQuery = queryOptions({
  queryKey: ['findings'],
  queryFn: async ({ signal }) => {
    const { data } = await call(listFindings, {}, { signal });
    return new Map(data.map(({ document_id, finding }) => [document_id, finding]));
  },
});

const noFindings: ReadonlyMap<string, string> = new Map();

/** What each of the newest documents says above all, by its id. None until they are there, or where nobody has paid. */
export const useFindings = (): ReadonlyMap<string, string> => useQuery(findingsQuery).data ?? noFindings;

/** Asks for the documents of whoever is logged in as far as this browser knows, while the session is still verified. */
export function useEarlyDocuments(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId !== undefined) void client.prefetchQuery(documentsQuery);
  }, [client, userId]);
}

export async function reloadDocuments(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    client.invalidateQueries({ queryKey: findingsQuery.queryKey }),
  ]);
}

/** Changes the list as it is known here. */
export function changeDocuments(
  client: QueryClient,
  change: (documents: readonly ListedDocument[]) => ListedDocument[],
): void {
  client.setQueryData<ListedDocument[]>(queryKey, (documents) => documents && change(documents));
}

/** The list as it is known here. */
export const knownDocuments = (client: QueryClient): readonly ListedDocument[] =>
  client.getQueryData<ListedDocument[]>(queryKey) ?? [];

/** What was known of one document, such as its analysis, is no longer so. */
export function forgetDocument(client: QueryClient, id: string): void {
  for (const about of ['analysis', 'document', 'page']) client.removeQueries({ queryKey: [about, id] });
}
