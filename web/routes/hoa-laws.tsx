import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { laws } from '#content/laws.ts';
import { type FilterId, type StateRow, selectStates, statuteCount } from '../features/laws/compare-states.ts';
import { CompareTable } from '../features/laws/compare-table.tsx';
import { FindState } from '../features/laws/find-state.tsx';
import { StateGrid } from '../features/laws/state-grid.tsx';
import { stateRows } from '../features/laws/state-laws.server.ts';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, itemList, webPage } from '../frame/structured-data.ts';
import { Button } from '../ui/button.tsx';
import { Day } from '../ui/day.tsx';

/** Runs when the pages are built. */
export const loader = () => ({ rows: stateRows });

export const meta = ({ loaderData }: { loaderData?: { rows: readonly StateRow[] } | undefined }) =>
  publicMeta({
    path: '/hoa-laws',
    title: laws.title,
    description: laws.description,
    data: [
      {
        ...webPage('/hoa-laws', laws.title, laws.description),
        mainEntity: itemList(
          (loaderData?.rows ?? []).map(({ slug, name, statutes }) => ({
            name: `${name} HOA Laws`,
            path: `/hoa-laws/${slug}`,
            description: `${statuteCount(statutes.length)} on homeowners associations in ${name}`,
          })),
        ),
      },
      breadcrumbs([{ label: 'Home', to: '/' }, { label: 'HOA Laws' }], '/hoa-laws'),
    ],
  });

export default function HoaLaws() {
  const { rows } = useLoaderData<typeof loader>();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<FilterId>('all');
  const shown = selectStates(rows, search, filter);
  const clear = () => {
    setSearch('');
    setFilter('all');
  };
  return (
    <div className="page-width flex flex-col gap-14 py-12 lg:py-16">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{laws.title}</h1>
        <p className="text-lg text-muted">{laws.lead}</p>
        <p className="text-sm text-muted">
          Last revised <Day iso={laws.lastChecked} />
        </p>
      </header>
      <section id="find" className="flex flex-col gap-6">
        <h2 className="text-3xl">Find your state</h2>
        <FindState
          search={search}
          onSearch={setSearch}
          filter={filter}
          onFilter={setFilter}
          count={shown.length}
        />
        {shown.length > 0 ? (
          <StateGrid rows={shown} filter={filter} />
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p>No state matches. Try another word, or clear the search.</p>
            <Button variant="secondary" size="small" onClick={clear}>
              Clear search
            </Button>
          </div>
        )}
      </section>
      {shown.length > 0 && (
        <section id="compare" className="flex flex-col gap-5">
          <h2 className="text-3xl">{laws.compare.title}</h2>
          <p className="max-w-measure text-muted">{laws.compare.text}</p>
          <p className="script-only tabular flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            {shown.length === rows.length ? 'All 50 states' : `${shown.length} of 50 states`}
            <a href="#find" className="text-link">
              Search or filter
            </a>
          </p>
          <CompareTable rows={shown} />
        </section>
      )}
      <section className="flex max-w-measure flex-col gap-4">
        <h2 className="text-3xl">{laws.about.title}</h2>
        {laws.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className="flex flex-col gap-6">
        <h2 className="text-3xl">{laws.why.title}</h2>
        <div className="grid gap-6 md:grid-cols-2">
          {laws.why.groups.map(({ title, points }) => (
            <div key={title} className="rounded-box border border-line bg-surface p-6">
              <h3 className="mb-3 text-2xl">{title}</h3>
              <ul className="flex flex-col">
                {points.map((point) => (
                  <li key={point} className="border-t border-line py-2.5">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <p className="max-w-measure text-sm text-muted">{laws.disclaimer}</p>
    </div>
  );
}
