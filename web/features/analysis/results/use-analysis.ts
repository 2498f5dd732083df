import { useQuery, useQueryClient } from '@tanstack/react-query';
import { olderResults } from '#contract/limits.ts';
import { AnalysisUnavailable, type Loaded, loadAnalysis } from '../load-analysis.ts';

/** What was loaded, and how many answers it took. */
export type Attempted = Loaded & { readonly attempts: number };

const mayAskAgain = (error: Error) => error instanceof AnalysisUnavailable && error.again;

interface UseAnalysisOptions {
  /** Asks again after this many milliseconds while the document is being processed; null leaves that to the caller. */
  every: number | null;
}

/**
 * The analysis of a document, or where it is. An answer that took too long is asked for again every 3 s, up to 5 times;
 * `tries` counts those and the answers that it was still processing.
 */
export function useAnalysis(id: string, { every }: UseAnalysisOptions) {
  const client = useQueryClient();
  const queryKey = ['analysis', id];
  const query = useQuery<Attempted>({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<Attempted>(queryKey)?.attempts ?? 0;
      return { ...(await loadAnalysis(id, signal)), attempts: before + 1 };
    },
    retry: (count, error) => mayAskAgain(error) && count < olderResults.maxRetries,
    retryDelay: olderResults.timeoutRetry,
    refetchInterval: ({ state }) => (every !== null && state.data?.state === 'processing' ? every : false),
    refetchOnWindowFocus: ({ state }) => state.data?.state !== 'complete',
  });
  return { ...query, tries: (query.data?.attempts ?? 0) + query.failureCount };
}

/** The sentence for an error that stays. */
export function whyUnavailable(error: Error): string {
  return mayAskAgain(error)
    ? 'Document analysis is taking longer than expected. Please try again later.'
    : error.message;
}
