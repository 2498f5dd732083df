import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { summaryParts } from '#report/summary-parts.ts';
import { EvidenceProvider } from '../../evidence/evidence-context.tsx';
import { FinancialTab } from '../financial-tab.tsx';
import { KeyPointsTab } from '../key-points-tab.tsx';
import { RestrictionsTab } from '../restrictions-tab.tsx';
import { SectionsTab } from '../sections-tab.tsx';
import { SummaryTab } from '../summary-tab.tsx';

export const Summary = ({ analysis }: { analysis: ShownAnalysis }) => (
  <SummaryTab analysis={analysis} parts={summaryParts(analysis)} header={null} />
);
/** Every tab, as it stands without the head of the page. */
export const tabs = [Summary, KeyPointsTab, RestrictionsTab, FinancialTab, SectionsTab];
export const render = (Tab: (typeof tabs)[number], analysis: ShownAnalysis) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <EvidenceProvider documentId="d1">
        <Tab analysis={analysis} />
      </EvidenceProvider>
    </MemoryRouter>,
  );
/** A word that explains itself is a word of its sentence; its explanation is not. */
const term = /<span[^>]* popover="auto".*?<\/span><\/span>/gs;
/** What a reader reads of a page. */
export const plain = (html: string) =>
  html
    .replace(term, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +([:,.;?!])/g, '$1')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** What can be seen of a page as it opens, a line a block: nothing that is folded, and no page numbers. */
export const visible = (html: string) =>
  plain(
    html
      .replace(term, '')
      .replace(/<details[^>]*>(<summary.*?<\/summary>).*?<\/details>/gs, '$1')
      .replace(/<button[^>]*>p\. \d+.*?<\/button>/gs, '')
      .replace(/<span class="sr-only">.*?<\/span>/gs, '')
      .replace(/<(?:li|dt|dd|p|h\d|div|summary|section|article)\b/g, '\n$&'),
  );
