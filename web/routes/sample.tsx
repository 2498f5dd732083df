import { firstAnalysis, firstPages } from 'virtual:sample';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { sample, sampleDocuments } from '#content/sample.ts';
import { EvidenceProvider, useEvidence } from '../features/analysis/evidence/evidence-context.tsx';
import { SummaryTab } from '../features/analysis/tabs/summary-tab.tsx';
import { DocumentSwitch } from '../features/sample/document-switch.tsx';
import { FirstPage, FirstQuote } from '../features/sample/first-page.tsx';
import { fetchSample } from '../features/sample/sample-files.ts';
import { TakeAlong } from '../features/sample/take-along.tsx';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, webPage } from '../frame/structured-data.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { type ShownSample, workOutSample } from './work-out-sample.ts';

const { title, description, lead, hint, withoutScripts, notes, closing } = sample;

/** Runs when the pages are built. */
export const loader = () => workOutSample(firstAnalysis, firstPages);

/** Another of the samples. What works it out is code that the first one does without. */
async function loadSample(id: string): Promise<ShownSample> {
  const [[analysis, pages], { workOutSample: workOut }] = await Promise.all([
    fetchSample(id),
    import('./work-out-sample.ts'),
  ]);
  return workOut(analysis, pages);
}

export const meta = () =>
  publicMeta({
    path: '/sample',
    title,
    description,
    data: [
      webPage('/sample', title, description),
      breadcrumbs([{ label: 'Home', to: '/' }, { label: title }], '/sample'),
    ],
  });

/** Each is much code, and most visitors look at the summary first. */
const KeyPointsTab = lazy(async () => {
  const { KeyPointsTab: tab } = await import('../features/analysis/tabs/key-points-tab.tsx');
  return { default: tab };
});
const RestrictionsTab = lazy(async () => {
  const { RestrictionsTab: tab } = await import('../features/analysis/tabs/restrictions-tab.tsx');
  return { default: tab };
});
const FinancialTab = lazy(async () => {
  const { FinancialTab: tab } = await import('../features/analysis/tabs/financial-tab.tsx');
  return { default: tab };
});
const SectionsTab = lazy(async () => {
  const { SectionsTab: tab } = await import('../features/analysis/tabs/sections-tab.tsx');
  return { default: tab };
});

const SampleEvidence = lazy(() => import('./sample-evidence.tsx'));

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;

/** The first page until another is asked for: what shows pages with their marks is much code for a page of text. */
function PageBeside({ sample: { analysis, evidence } }: { sample: ShownSample }) {
  const { opened } = useEvidence();
  const [asked, setAsked] = useState(false);
  if (opened && !asked) setAsked(true);
  const first = <FirstPage id={analysis.document_id} name={analysis.file_name} evidence={evidence} />;
  if (!asked) return first;
  return (
    <Suspense fallback={first}>
      <SampleEvidence analysis={analysis} />
    </Suspense>
  );
}

/** The parts that show a user's analysis, over one of the sample's. */
function Results({ shown, children }: { shown: ShownSample; children: ReactNode }) {
  const { analysis, parts, evidence } = shown;
  const header = (
    <header className="flex flex-col gap-2">
      <h2 className="text-2xl wrap-anywhere sm:text-3xl">{analysis.file_name}</h2>
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
        <Badge>{sampleDocuments.find(({ id }) => id === analysis.document_id)?.longLabel}</Badge>
        <span>{counted(analysis.word_count ?? 0, 'word')}</span>
        <span>{counted(analysis.total_pages ?? 0, 'page')}</span>
      </p>
      <p className="script-only text-sm text-muted">{hint}</p>
      <TakeAlong id={analysis.document_id} name={analysis.file_name} />
      <p className="without-scripts text-sm text-muted">{withoutScripts}</p>
    </header>
  );
  const below = (tab: ReactNode) => (
    <div className="flex flex-col gap-10">
      {header}
      <Suspense fallback={<Loading />}>{tab}</Suspense>
    </div>
  );
  const summary = (
    <SummaryTab
      analysis={analysis}
      parts={parts}
      header={
        <>
          <FirstQuote evidence={evidence} />
          {header}
        </>
      }
    />
  );
  const tabs = [
    { id: 'summary', label: 'Summary', content: summary },
    { id: 'key-points', label: 'Key Points', content: below(<KeyPointsTab analysis={analysis} />) },
    { id: 'restrictions', label: 'Restrictions', content: below(<RestrictionsTab analysis={analysis} />) },
    { id: 'financial', label: 'Financial', content: below(<FinancialTab analysis={analysis} />) },
    ...(analysis.sections.length > 0
      ? [{ id: 'sections', label: 'Sections', content: below(<SectionsTab analysis={analysis} />) }]
      : []),
  ];
  return (
    <EvidenceProvider documentId={analysis.document_id}>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2 sm:gap-4">
          {children}
          <Tabs label="Parts of the analysis" items={tabs} />
        </div>
        <PageBeside sample={shown} />
      </div>
    </EvidenceProvider>
  );
}

function Samples({ first }: { first: ShownSample }) {
  const firstId = first.analysis.document_id;
  const [shown, setShown] = useState(firstId);
  const [loaded, setLoaded] = useState<Readonly<Record<string, ShownSample>>>({ [firstId]: first });
  const [failed, setFailed] = useState(false);
  const ready = loaded[shown];
  useEffect(() => {
    if (ready) return;
    setFailed(false);
    loadSample(shown).then(
      (fetched) => setLoaded((before) => ({ ...before, [shown]: fetched })),
      () => setFailed(true),
    );
  }, [shown, ready]);
  const documents = <DocumentSwitch shown={shown} onShow={setShown} />;
  if (ready) {
    return (
      <Results key={shown} shown={ready}>
        {documents}
      </Results>
    );
  }
  return (
    <div className="page-width flex flex-col gap-8">
      {documents}
      {failed ? <p role="alert">This sample could not be loaded. Please try again.</p> : <Loading />}
    </div>
  );
}

export default function Sample() {
  const first = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-12 pt-3 pb-8 sm:py-8 lg:py-12">
      <header className="page-width -mb-8 flex flex-col gap-1 sm:-mb-4 sm:gap-3">
        <h1 className="text-2xl sm:text-5xl">{title}</h1>
        <p className="max-w-measure text-muted sm:text-lg">{lead}</p>
      </header>
      <Samples first={first} />
      <section className="page-width flex flex-col gap-5">
        <h2 className="text-3xl">{notes.title}</h2>
        <ul className="grid gap-5 md:grid-cols-3">
          {notes.items.map((item) => (
            <li key={item} className="border-t-2 border-ink pt-4">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section className="screen-only page-width">
        <div className="flex flex-col items-start gap-4 rounded-box bg-accent-soft p-6 sm:p-8">
          <h2 className="text-2xl">{closing.title}</h2>
          <p>{closing.text}</p>
          <LinkButton to="/analyze" size="large">
            Analyze My Documents
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
