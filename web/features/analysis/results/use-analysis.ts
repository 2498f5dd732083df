import { useQuery, useQueryClient } from '@tanstack/react-query';
import { olderResults } from '#contract/limits.ts';
import { forgetPages } from '../evidence/page/use-page.ts';
import { isReason, type Loaded, loadAnalysis } from '../load-analysis.ts';

/** What was loaded, and how many answers it took. */
export type Attempted = Loaded & { readonly attempts: number };

/** The recognition of one picture takes about as long. */
const pictureEvery = 3_000;

const isStillReading = (data: Attempted | undefined): boolean =>
  data?.state === 'complete' && data.analysis.still_reading;

interface UseAnalysisOptions {
  /** Asks again after this many milliseconds while the document is being processed; null leaves that to the caller. */
  every: number | null;
  /** How often an answer that took too long is asked for again, every 3 s. */
  retries: number;
}

/** The analysis of a document, or where it is. `tries` counts the answers, and the attempts that had none. */
export function useAnalysis(id: string, { every, retries }: UseAnalysisOptions) {
  const client = useQueryClient();
  const queryKey = ['analysis', id];
  const query = useQuery<Attempted>({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<Attempted>(queryKey);
      const after = { ...(await loadAnalysis(id, signal)), attempts: (before?.attempts ?? 0) + 1 };
      // Pages that were pictures have their text now.
      if (isStillReading(before) && !isStillReading(after)) void forgetPages(client, id);
      return after;
    },
    retry: (count, error) => isReason(error, 'time') && count < retries,
    retryDelay: olderResults.timeoutRetry,
    refetchInterval: ({ state: { data } }) => {
      if (isStillReading(data)) return pictureEvery;
      return every !== null && data?.state === 'processing' ? every : false;
    },
    refetchOnWindowFocus: ({ state }) => state.data?.state !== 'complete' || isStillReading(state.data),
    // Without a network it fails, and says so, instead of waiting without a word.
    networkMode: 'always',
  });
  return { ...query, tries: (query.data?.attempts ?? 0) + query.failureCount };
}
