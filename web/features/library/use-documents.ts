import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListedDocument, listDocuments } from '#contract/documents.ts';
import { olderResults } from '#contract/limits.ts';
import { call } from '../../api/client.ts';
import { retryDocument } from '../../api/retry-document.ts';
import { isPending } from './select-documents.ts';

const queryKey = ['documents'];

/** The list of an answer: it may be the answer itself or its `data`; anything else is no documents. */
export function readList(body: unknown): ListedDocument[] {
  if (Array.isArray(body)) return body;
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  return Array.isArray(data) ? data : [];
}

/** The user's documents, asked for again while any of them is being analyzed. */
export function useDocuments() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => readList(await call(listDocuments, {}, { signal })),
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? olderResults.reprocessPoll : false),
  });
}

/** Has a failed document analyzed again, reloads the list, then calls `onRetried` with its id. */
export function useRetry(onRetried: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await retryDocument(id);
      await client.invalidateQueries({ queryKey });
      return id;
    },
    onSuccess: (id) => {
      // What was known of it before the retry is no longer so.
      client.removeQueries({ queryKey: ['analysis', id] });
      onRetried(id);
    },
  });
}
