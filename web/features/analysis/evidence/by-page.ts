import type { Citation } from '#contract/page.ts';

export interface CitedPage {
  readonly page: number;
  /** Index of the first citation on that page among those of the statement. */
  readonly index: number;
}

/** The pages that a statement cites, each once, in the order of its citations. */
export function citedPages(citations: readonly Citation[]): CitedPage[] {
  const pages = new Map<number, CitedPage>();
  citations.forEach(({ page }, index) => {
    if (!pages.has(page)) pages.set(page, { page, index });
  });
  return [...pages.values()];
}
