import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { StateRow } from '#contract/state-law.ts';
import { statuteCount } from './compare-states.ts';

/** One card a state. */
export function StateGrid({ rows }: { rows: readonly StateRow[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-3">
      {rows.map(({ slug, name, statutes }) => (
        <li key={slug}>
          <Link
            to={`/hoa-laws/${slug}`}
            className="group flex h-full items-center justify-between gap-3 rounded-box border border-line bg-surface sm:px-4 sm:py-3 px-3 py-2.5 hover:border-edge"
          >
            <span className="flex flex-col">
              <span className="font-serif text-lg leading-snug font-semibold group-hover:underline">
                {name}
              </span>
              <span className="tabular text-sm text-muted">{statuteCount(statutes.length)}</span>
            </span>
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-accent max-sm:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
