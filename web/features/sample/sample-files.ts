import type { QueryClient } from '@tanstack/react-query';
import type { Analysis } from '#contract/analysis.ts';
import type { getPage } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import type { SummaryParts } from '#report/summary-parts.ts';

type Page = EndpointOutput<typeof getPage>;

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** A sample document as it is shown, with what its summary leads with. */
export interface ShownSample {
  readonly analysis: ShownAnalysis;
  readonly parts: SummaryParts;
}

/**
 * A sample document by its file. What reads the file and works out the summary is code that the first one, which stands
 * in the page, does without.
 */
export async function fetchSample(id: string): Promise<ShownSample> {
  const [raw, { readAnalysis }, { summaryParts }] = await Promise.all([
    fetchJson<Analysis>(`/sample/${id}/analysis.json`),
    import('#report/read-analysis.ts'),
    import('#report/summary-parts.ts'),
  ]);
  const analysis = readAnalysis(raw);
  return { analysis, parts: summaryParts(analysis) };
}

/**
 * Puts the pages of a sample document where the parts of the analysis look for pages. They come in one file; a page that
 * is asked for before it has come waits for it.
 */
export function seedPages(client: QueryClient, { document_id: id, total_pages: total }: ShownAnalysis): void {
  let file: Promise<readonly Page[]> | undefined;
  const pages = () => {
    file ??= fetchJson<readonly Page[]>(`/sample/${id}/pages.json`);
    return file;
  };
  const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  void client.prefetchQuery({
    queryKey: ['pages', id],
    queryFn: async () => ({ pages: await pages() }),
    ...kept,
  });
  for (let number = 1; number <= (total ?? 0); number += 1) {
    void client.prefetchQuery({
      queryKey: ['page', id, number],
      queryFn: async () => {
        const page = (await pages())[number - 1];
        if (!page) throw new Error(`There is no page ${number} of ${id}.`);
        return page;
      },
      ...kept,
    });
  }
}
