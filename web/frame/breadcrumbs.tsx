import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import type { Crumb } from './structured-data.ts';

/** Where the page stands. The last step is the page itself. */
export function Breadcrumbs({ crumbs, separator }: { crumbs: readonly Crumb[]; separator: '>' | '/' }) {
  return (
    <nav aria-label="Breadcrumb" className="screen-only max-w-full text-sm text-muted">
      <ol className="flex items-center gap-x-2">
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={label} className={classNames('flex items-center gap-x-2', last && 'min-w-0')}>
              {index > 0 && <span aria-hidden="true">{separator}</span>}
              {to && !last ? (
                <Link
                  to={to}
                  className="py-1 whitespace-nowrap underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={last ? 'truncate text-ink' : 'whitespace-nowrap'}
                >
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
