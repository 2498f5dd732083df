import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ListedDocument, listDocuments } from '#contract/documents.ts';
import { call } from '../../api/client.ts';

const queryKey = ['documents'];

/** The list of an answer: it may be the answer itself or its `data`; anything else is no documents. */
export function readList(body: unknown): ListedDocument[] {
  if (Array.isArray(body)) return body;
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  return Array.isArray(data) ? data : [];
}

/** The user's documents. `useProgress` keeps those current that are being analyzed. */
export function useDocuments() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => readList(await call(listDocuments, {}, { signal })),
  });
}

export const reloadDocuments = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey });

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
