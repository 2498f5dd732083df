import { Link } from 'react-router';
import type { StateRow } from '#contract/state-law.ts';
import { type Compared, comparedOf } from './compare-states.ts';

function Cell({ label, value, note }: Compared) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as a card, it is no cell unless it says so.
    <td role="cell" data-label={label} data-empty={value === null && note === null ? '' : undefined}>
      {value ?? (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">Not listed</span>
        </span>
      )}
      {note && <span className="block text-sm text-muted">{note}</span>}
    </td>
  );
}

const columns = comparedOf({
  compare: {
    disclosure: null,
    disclosureNote: null,
    cancelDays: null,
    cancelUnit: null,
    cancelNote: null,
    reserveStudy: null,
    reserveNote: null,
    foreclosure: null,
    records: null,
    recordsNote: null,
  },
}).map(({ label }) => label);

/** The states side by side; one card a state on a small screen. */
export function CompareTable({ rows }: { rows: readonly StateRow[] }) {
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
              {comparedOf(row).map((compared) => (
                <Cell key={compared.label} {...compared} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  );
}
