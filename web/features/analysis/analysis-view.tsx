import { type ReactNode, useMemo } from 'react';
import { reportWords } from '#content/report-words.ts';
import { makeReport } from '#report/make-report.ts';
import { noAssociationHint } from '#report/no-association.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { summaryParts } from '#report/summary-parts.ts';
import { Alert } from '../../ui/alert.tsx';
import { usePrinting } from '../../ui/printing.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalysisHeader, type ResultsView } from './analysis-header.tsx';
import { citedPageCounts } from './evidence/cited-pages.ts';
import { EvidenceProvider } from './evidence/evidence-context.tsx';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import { PrintedReport } from './print/printed-report.tsx';
import { FindersProvider } from './second-reader/finders.tsx';
import { FinancialTab } from './tabs/financial-tab.tsx';
import { KeyPointsTab } from './tabs/key-points-tab.tsx';
import { RestrictionsTab } from './tabs/restrictions-tab.tsx';
import { SectionsTab } from './tabs/sections-tab.tsx';
import { SummaryTab } from './tabs/summary-tab.tsx';
import { usePlace } from './use-place.ts';

interface AnalysisViewProps {
  documentId: string;
  analysis: ShownAnalysis;
  view: ResultsView;
}

/** As wide as any page on the left, so that the text stands under the header; on to the edge on the right, for the page. */
const frame =
  'grid w-full max-w-[112rem] grid-cols-[minmax(0,1fr)] items-start gap-x-10 pt-5 pb-8 sm:pt-8 lg:py-10 screen-only ' +
  'lg:grid-cols-2 xl:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] ' +
  'pr-[clamp(1rem,4vw,2.5rem)] pl-[max(clamp(1rem,4vw,2.5rem),calc((100vw_-_72rem)_/_2_+_2.5rem))]';

interface TabEntry {
  id: string;
  label: string;
  content: ReactNode;
}

function tabsOf(analysis: ShownAnalysis, view: ResultsView): TabEntry[] {
  const header = <AnalysisHeader analysis={analysis} view={view} />;
  const below = (tab: ReactNode) => (
    <div className="flex flex-col gap-10">
      {header}
      {tab}
    </div>
  );
  const tabs: TabEntry[] = [
    {
      id: 'summary',
      label: 'Summary',
      content: <SummaryTab analysis={analysis} parts={summaryParts(analysis)} header={header} />,
    },
    { id: 'key-points', label: 'Key Points', content: below(<KeyPointsTab analysis={analysis} />) },
    { id: 'restrictions', label: 'Restrictions', content: below(<RestrictionsTab analysis={analysis} />) },
    { id: 'financial', label: 'Financial', content: below(<FinancialTab analysis={analysis} />) },
  ];
  if (view === 'newer' && analysis.sections.length > 0) {
    tabs.push({ id: 'sections', label: 'Sections', content: below(<SectionsTab analysis={analysis} />) });
  }
  return tabs;
}

/** A finished analysis: the text on the left, the page it stands on beside it. */
export function AnalysisView({ documentId, analysis, view }: AnalysisViewProps) {
  const { place, selectTab, show, close } = usePlace();
  const { opened } = place;
  const control = useMemo(() => ({ opened, show, close }), [opened, show, close]);
  const printing = usePrinting();
  const tabs = useMemo(() => tabsOf(analysis, view), [analysis, view]);
  const read = useMemo(
    () => ({
      totalPages: analysis.total_pages,
      // A section cites where it begins, which no statement rests on.
      cited: citedPageCounts({ ...analysis, sections: [] }),
      unreadable: analysis.unreadable_pages,
    }),
    [analysis],
  );
  const first = tabs[0]?.id;
  const tab = tabs.some(({ id }) => id === place.tab) ? (place.tab ?? undefined) : first;
  return (
    <EvidenceProvider key={documentId} documentId={documentId} control={control}>
      <FindersProvider analysis={analysis}>
        {printing && <PrintedReport report={makeReport(analysis)} />}
        <div className={frame}>
          <div className="flex min-w-0 flex-col gap-3 sm:gap-5">
            <h1 className="text-2xl sm:text-4xl">{reportWords.heading}</h1>
            {analysis.not_association && (
              <Alert tone="caution" title={reportWords.notAssociation}>
                <p>{noAssociationHint(analysis.facts)}</p>
              </Alert>
            )}
            <div className="screen-only">
              <Tabs
                label="Parts of the analysis"
                items={tabs}
                {...(tab && { selected: tab })}
                onSelect={(id) => selectTab(id === first ? null : id)}
              />
            </div>
          </div>
          <EvidencePanel read={read} />
        </div>
      </FindersProvider>
    </EvidenceProvider>
  );
}
