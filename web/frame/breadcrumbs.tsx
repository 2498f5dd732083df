import { Link } from 'react-router';
import type { Crumb } from './structured-data.ts';

/** Where the page stands. The last step is the page itself. */
export function Breadcrumbs({ crumbs, separator }: { crumbs: readonly Crumb[]; separator: '>' | '/' }) {
  return (
    <nav aria-label="Breadcrumb" className="screen-only text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={label} className="flex min-w-0 items-center gap-x-2">
              {index > 0 && <span aria-hidden="true">{separator}</span>}
              {to && !last ? (
                <Link to={to} className="py-1 underline-offset-4 hover:text-ink hover:underline">
                  {label}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined} className={last ? 'text-ink' : undefined}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
