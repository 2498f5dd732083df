import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SampleDocument, sampleDocuments } from '#content/sample.ts';
import type { Analysis } from '#contract/analysis.ts';
import type { getPage } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';

type Page = EndpointOutput<typeof getPage>;

export interface Sample {
  readonly id: string;
  /** As the API gives the analysis of a user's document, and its pages. */
  readonly analysis: Analysis;
  readonly pages: readonly Page[];
}

/** Where the picture of a page of a sample document is, in the built site. */
export const pictureFile = (id: string, page: number) => `sample/${id}/${page}.png`;

async function makeOne({ id, file, type, shownAs }: SampleDocument): Promise<Sample> {
  const outcome = await readDocument(await readFile(join('fixtures', file)));
  if (!outcome.ok) throw new Error(`${file}: ${outcome.message}`);
  const { pages } = outcome;
  return {
    id,
    analysis: {
      ...analyze(pages, { documentType: type }),
      document_id: id,
      status: 'analysis_complete',
      message: 'Complete',
      document_name: shownAs,
      file_name: shownAs,
      // A sample has no day of its own: the page does not show it.
      created_at: '2026-01-01T00:00:00.000Z',
    },
    pages: pages.map((page) => ({
      ...page,
      total_pages: pages.length,
      image_url: `/${pictureFile(id, page.number)}`,
    })),
  };
}

let made: Promise<Sample[]> | undefined;

/** The sample documents, read and analyzed as a user's are. Made once. */
export function makeSamples(): Promise<Sample[]> {
  made ??= Promise.all(sampleDocuments.map(makeOne));
  return made;
}
