import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getDocumentStatus, listDocumentsUnderWay } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { call } from '../../api/client.ts';

/** Pages of a scan are read about as fast. */
const every = 2_000;

export type UnderWay = EndpointOutput<typeof listDocumentsUnderWay>['data'][number];

/** Documents whose analysis went on while the page was open, in order; `isOver` once the server works on it no more. */
export interface Followed extends UnderWay {
  readonly isOver: boolean;
}

/** The list that was shown with what the server says now: what it says no more stays, as over. */
export function follow(shown: readonly Followed[], now: readonly UnderWay[]): Followed[] {
  const going = new Set(now.map((its) => its.document_id));
  const over = shown.filter((its) => !going.has(its.document_id));
  return [...over.map((its) => ({ ...its, isOver: true })), ...now.map((its) => ({ ...its, isOver: false }))];
}

/**
 * The user's documents that are under way, asked for again while there are any; those that end stay in the list.
 * `shown`: the document that the page follows already, of which the list has news whenever that changes.
 */
export function useUnderWay(shown: string | null): readonly Followed[] {
  const { data } = useQuery({
    queryKey: ['documents', 'under-way', shown],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(listDocumentsUnderWay, {}, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.length ? every : false),
    staleTime: 0,
    gcTime: 0,
  });
  const [list, setList] = useState<{ of: typeof data; all: readonly Followed[] }>({ of: undefined, all: [] });
  if (data !== undefined && list.of !== data) setList({ of: data, all: follow(list.all, data) });
  return list.all;
}

/** How the analysis of a document ended; undefined until it is known. */
export function useEnd(documentId: string, isOver: boolean) {
  const { data } = useQuery({
    queryKey: ['documents', 'end', documentId],
    queryFn: ({ signal }) => call(getDocumentStatus, { params: { id: documentId } }, { signal }),
    enabled: isOver,
  });
  return data?.status;
}
