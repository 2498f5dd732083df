import { type ReactNode, useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalysisHeader } from './analysis-header.tsx';
import { EvidenceProvider } from './evidence/evidence-context.tsx';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import type { ShownAnalysis } from './read-analysis.ts';
import { FinancialTab } from './tabs/financial-tab.tsx';
import { KeyPointsTab } from './tabs/key-points-tab.tsx';
import { RestrictionsTab } from './tabs/restrictions-tab.tsx';
import { SectionsTab } from './tabs/sections-tab.tsx';
import { SummaryTab } from './tabs/summary-tab.tsx';

interface AnalysisViewProps {
  documentId: string;
  analysis: ShownAnalysis;
  /** The newer view copies, prints and lists the sections; the older one only copies. */
  view: 'newer' | 'older';
}

interface TabEntry {
  id: string;
  label: string;
  content: ReactNode;
}

function tabsOf(analysis: ShownAnalysis, view: AnalysisViewProps['view']): TabEntry[] {
  const tabs: TabEntry[] = [
    { id: 'summary', label: 'Summary', content: <SummaryTab analysis={analysis} /> },
    { id: 'key-points', label: 'Key Points', content: <KeyPointsTab analysis={analysis} /> },
    { id: 'restrictions', label: 'Restrictions', content: <RestrictionsTab analysis={analysis} /> },
    { id: 'financial', label: 'Financial', content: <FinancialTab analysis={analysis} /> },
  ];
  if (view === 'newer' && analysis.sections.length > 0) {
    tabs.push({ id: 'sections', label: 'Sections', content: <SectionsTab analysis={analysis} /> });
  }
  return tabs;
}

/** A finished analysis: the text on the left, the page it stands on beside it. */
export function AnalysisView({ documentId, analysis, view }: AnalysisViewProps) {
  const [tab, setTab] = useState('summary');
  return (
    <EvidenceProvider key={documentId} documentId={documentId}>
      <div className="page-width flex flex-col gap-8 py-8 lg:max-w-[92rem] lg:py-10">
        <AnalysisHeader analysis={analysis} copyLabel={view === 'newer' ? 'Copy' : 'Copy to Clipboard'} />
        <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] print:block">
          <Tabs
            label="Parts of the analysis"
            items={tabsOf(analysis, view)}
            selected={tab}
            onSelect={setTab}
          />
          <EvidencePanel totalPages={analysis.total_pages} />
        </div>
      </div>
    </EvidenceProvider>
  );
}
