import { useQuery } from '@tanstack/react-query';
import { getPage } from '#contract/documents.ts';
import { call } from '../../../api/client.ts';

/** One page of a document: text, lines and whether it has a picture. Pages never change. */
export function usePage(id: string, number: number) {
  return useQuery({
    queryKey: ['page', id, number],
    queryFn: ({ signal }) => call(getPage, { params: { id, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
