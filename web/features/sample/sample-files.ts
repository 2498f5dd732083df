import type { QueryClient } from '@tanstack/react-query';
import type { Analysis } from '#contract/analysis.ts';
import type { getPage } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';

type Page = EndpointOutput<typeof getPage>;

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** The analysis of a sample document and its pages: files of the site. */
export const fetchSample = (id: string) =>
  Promise.all([
    fetchJson<Analysis>(`/sample/${id}/analysis.json`),
    fetchJson<readonly Page[]>(`/sample/${id}/pages.json`),
  ]);

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
