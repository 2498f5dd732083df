import { Link } from 'react-router';
import { CellLines } from './cell-lines.tsx';
import type { StateRow } from './compare-states.ts';

/** The states side by side; one card a state on a small screen. */
export function CompareTable({ rows }: { rows: readonly StateRow[] }) {
  const columns = rows[0]?.cells.map(({ label }) => label) ?? [];
  return (
    <div className="card-table">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as cards is no table unless it says so. */}
      <table role="table">
        <caption className="sr-only">What state law gives buyers and owners, state by state</caption>
        <thead>
          <tr role="row">
            {['State', ...columns].map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug} role="row">
              <th role="rowheader" scope="row">
                <Link to={`/hoa-laws/${row.slug}`} className="text-link">
                  {row.name}
                </Link>
              </th>
              {row.cells.map(({ id, label, lines }) => (
                <td key={id} role="cell" data-label={label}>
                  <CellLines lines={lines} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  );
}
