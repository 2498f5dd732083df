import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getModelReading,
  type ModelReading,
  startModelReading,
  stopModelReading,
} from '#contract/model-reading.ts';
import { call } from '../../../api/client.ts';

/** Milliseconds between two looks at how far the model is. */
const lookEvery = 2_000;

/** How far a language model is with a document, and what starts and stops it. The analysis is loaded anew as it grows. */
export function useModelReading(documentId: string, shown: ModelReading) {
  const client = useQueryClient();
  const queryKey = ['model-reading', documentId];
  const params = { id: documentId };
  const { data: reading = shown } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getModelReading, { params }, { signal }),
    initialData: shown,
    refetchInterval: ({ state: { data } }) => (data?.state === 'reading' ? lookEvery : false),
  });

  const isNews = reading.parts_read !== shown.parts_read || reading.state !== shown.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read since is news once more.
  useEffect(() => {
    if (isNews) void client.invalidateQueries({ queryKey: ['analysis', documentId] });
  }, [isNews, reading.parts_read, reading.state, client, documentId]);

  const onSuccess = (now: ModelReading) => client.setQueryData(queryKey, now);
  const start = useMutation({
    mutationFn: ({ again = false }: { again?: boolean }) =>
      call(startModelReading, {
        params,
        body: { again, ...(reading.goes_to === null ? {} : { agreed_to: reading.goes_to }) },
      }),
    onSuccess,
  });
  const stop = useMutation({ mutationFn: () => call(stopModelReading, { params }), onSuccess });
  return { reading, start, stop };
}
