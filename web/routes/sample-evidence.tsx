import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { citedPageCounts } from '../features/analysis/evidence/cited-pages.ts';
import { EvidencePanel } from '../features/analysis/evidence/evidence-panel.tsx';
import { seedPages } from '../features/sample/sample-files.ts';

/** Pages of the sample are files of the site: they are never asked for from the API, nor kept with a user's own. */
const client = new QueryClient();
const seeded = new Set<string>();

/** The panel that shows a page of a user's document, over the pages of a sample. Loaded when a first page is opened. */
export default function SampleEvidence({ analysis }: { analysis: ShownAnalysis }) {
  // Before the panel looks for a page.
  if (!seeded.has(analysis.document_id)) {
    seeded.add(analysis.document_id);
    seedPages(client, analysis);
  }
  const { total_pages: totalPages, unreadable_pages: unreadable } = analysis;
  const read = { totalPages, unreadable, cited: citedPageCounts({ ...analysis, sections: [] }) };
  return (
    <QueryClientProvider client={client}>
      <EvidencePanel read={read} />
    </QueryClientProvider>
  );
}
