import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Sort, SortColumn } from './select-documents.ts';

const columns: readonly { column: SortColumn; label: string; width: string }[] = [
  { column: 'file_name', label: 'Document Name', width: 'lg:w-auto' },
  { column: 'document_type', label: 'Type', width: 'lg:w-48' },
  { column: 'created_at', label: 'Date Added', width: 'lg:w-36' },
  { column: 'status', label: 'Status', width: 'lg:w-44' },
];

interface SortHeadersProps {
  sort: Sort;
  onSort: (column: SortColumn) => void;
}

/** The head of the table: each column but the last sorts. A row of buttons where the documents are cards. */
export function SortHeaders({ sort, onSort }: SortHeadersProps) {
  return (
    <tr aria-rowindex={1} className="cards:flex cards:flex-wrap cards:gap-2">
      {columns.map(({ column, label, width }) => {
        const sorted = sort.column === column ? sort.direction : null;
        const Arrow = sorted === null ? ArrowUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown;
        return (
          <th
            key={column}
            scope="col"
            aria-sort={sorted ?? 'none'}
            className={`p-0 text-left font-semibold cards:rounded-box cards:border cards:border-line ${width}`}
          >
            <button
              type="button"
              onClick={() => onSort(column)}
              className="inline-flex min-h-11 w-full cursor-pointer items-center gap-1.5 px-3 text-sm hover:text-accent cards:min-h-10"
            >
              {label}
              <Arrow
                aria-hidden="true"
                className={`screen-only size-4 ${sorted ? 'text-accent' : 'text-muted'}`}
              />
            </button>
          </th>
        );
      })}
      <th
        scope="col"
        className="screen-only px-3 text-right text-sm font-semibold cards:sr-only lg:w-56 lg:pr-14"
      >
        Actions
      </th>
    </tr>
  );
}
