import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { CellLines } from './cell-lines.tsx';
import { type FilterId, ruleOf, type StateRow, statuteCount } from './compare-states.ts';

/** One card a state, with what it has of the rule that is filtered by. */
export function StateGrid({ rows, filter }: { rows: readonly StateRow[]; filter: FilterId }) {
  return (
    <ul
      className={classNames(
        'grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-3',
        filter === 'all' ? 'grid-cols-2' : 'grid-cols-1',
      )}
    >
      {rows.map((row) => {
        const rule = ruleOf(row, filter);
        return (
          <li key={row.slug}>
            <Link
              to={`/hoa-laws/${row.slug}`}
              className="group flex h-full items-center justify-between gap-3 rounded-box border border-line bg-surface sm:px-4 sm:py-3 px-3 py-2.5 hover:border-edge"
            >
              <span className="flex flex-col self-start">
                <span className="font-serif text-lg leading-snug font-semibold group-hover:underline">
                  {row.name}
                </span>
                {rule && (
                  <span className="tabular flex flex-col py-1 text-sm leading-snug">
                    <CellLines lines={rule.lines} />
                  </span>
                )}
                <span className="tabular text-sm text-muted">{statuteCount(row.statutes.length)}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-accent max-sm:hidden" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
