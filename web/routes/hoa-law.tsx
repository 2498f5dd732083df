import { isRouteErrorResponse, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router';
import type { StateLaw } from '#contract/state-law.ts';
import { AtAGlance } from '../features/laws/at-a-glance.tsx';
import { Rights } from '../features/laws/rights.tsx';
import { findState, stateRows, summaryOf, toldSubjects } from '../features/laws/state-laws.server.ts';
import { StateNotFound } from '../features/laws/state-not-found.tsx';
import {
  Considerations,
  ForBuyers,
  LegalNote,
  Provisions,
  Resources,
  Statutes,
} from '../features/laws/state-page.tsx';
import { Breadcrumbs } from '../frame/breadcrumbs.tsx';
import { ErrorScreen } from '../frame/error-screen.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, type Crumb, webPage } from '../frame/structured-data.ts';
import { LinkButton } from '../ui/link-button.tsx';

/** Runs when the pages are built; null for a slug that is no state, which becomes the page for all such slugs. */
export const loader = ({ params }: LoaderFunctionArgs) => {
  const state = findState(params.slug);
  return state === null
    ? { state, summary: '', subjects: [], cells: [] }
    : {
        state,
        summary: summaryOf(state),
        subjects: toldSubjects(state.slug),
        cells: stateRows.find(({ slug }) => slug === state.slug)?.cells ?? [],
      };
};

const crumbsOf = ({ name }: Pick<StateLaw, 'name'>): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: 'HOA Laws', to: '/hoa-laws' },
  { label: name },
];

interface Loaded {
  state: StateLaw | null;
  summary: string;
}

export const meta = ({ loaderData }: { loaderData?: Loaded | undefined }) => {
  const state = loaderData?.state;
  if (!state) return [...pageMeta('State Not Found'), { name: 'robots', content: 'noindex' }];
  const { name, slug, statutes } = state;
  const path = `/hoa-laws/${slug}`;
  const title = `${name} HOA Laws`;
  const description = loaderData.summary;
  return publicMeta({
    path,
    title,
    description,
    data: [
      {
        ...webPage(path, title, description),
        dateModified: state.lastChecked,
        about: statutes.map((statute) => ({
          '@type': 'Legislation',
          name: statute.name,
          legislationIdentifier: statute.citation,
          legislationJurisdiction: { '@type': 'State', name },
          ...(statute.source !== null && { url: statute.source }),
        })),
      },
      breadcrumbs(crumbsOf(state), path),
    ],
  });
};

export default function HoaLaw() {
  const { state, subjects, cells } = useLoaderData<typeof loader>();
  if (!state) return <StateNotFound />;
  return (
    <div className="page-width flex flex-col gap-10 py-8 lg:py-12">
      <header className="flex flex-col gap-4">
        <Breadcrumbs crumbs={crumbsOf(state)} separator="/" />
        <h1 className="text-4xl sm:text-5xl">{state.name} HOA Laws</h1>
        <p className="max-w-measure text-lg text-muted">{state.description}</p>
      </header>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label="At a glance" className="lg:sticky lg:top-24 lg:order-last">
          <AtAGlance cells={cells} />
        </aside>
        <div className="flex max-w-measure min-w-0 flex-col gap-12">
          <ForBuyers state={state} />
          <Rights subjects={subjects} officialSite={state.officialSite} />
          <Provisions state={state} />
          <Statutes state={state} />
          <Considerations state={state} />
          <LegalNote state={state} />
          <Resources state={state} />
          <div className="screen-only">
            <LinkButton to="/hoa-laws" variant="secondary">
              Back to all states
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A slug that is no state has no data either, where the app asks for it. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <StateNotFound />;
  return <ErrorScreen error={error} />;
}
