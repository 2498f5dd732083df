import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ListedDocument } from '#contract/documents.ts';
import { shortDate } from '../../ui/dates.ts';
import { RowAction } from './row-action.tsx';
import { type Sort, type SortColumn, typeLabel } from './select-documents.ts';
import { StatusBadge } from './status-badge.tsx';

const columns: readonly { column: SortColumn; label: string }[] = [
  { column: 'file_name', label: 'Document Name' },
  { column: 'document_type', label: 'Type' },
  { column: 'created_at', label: 'Date Added' },
  { column: 'status', label: 'Status' },
];

interface DocumentsTableProps {
  documents: readonly ListedDocument[];
  sort: Sort;
  onSort: (column: SortColumn) => void;
  /** Id of the document whose retry is under way. */
  retrying: string | null;
  onRetry: (id: string) => void;
}

function SortHeader({ label, sorted, onPress }: { label: string; sorted: Sort | null; onPress: () => void }) {
  const Arrow = sorted === null ? ArrowUpDown : sorted.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sorted?.direction ?? 'none'}
      className="p-0 text-left font-semibold max-lg:rounded-box max-lg:border max-lg:border-line"
    >
      <button
        type="button"
        onClick={onPress}
        className="inline-flex min-h-11 w-full cursor-pointer items-center gap-1.5 px-3 text-sm hover:text-accent max-lg:min-h-10"
      >
        {label}
        <Arrow aria-hidden="true" className={sorted ? 'size-4 text-accent' : 'size-4 text-muted'} />
      </button>
    </th>
  );
}

const cell = 'px-3 py-3 align-middle max-lg:p-0';

function Row({
  document,
  retrying,
  onRetry,
}: { document: ListedDocument } & Pick<DocumentsTableProps, 'retrying' | 'onRetry'>) {
  return (
    <tr className="border-t border-line max-lg:flex max-lg:flex-wrap max-lg:content-start max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2.5 max-lg:rounded-box max-lg:border max-lg:bg-surface max-lg:p-4">
      <td className={`${cell} font-semibold wrap-anywhere max-lg:basis-full`}>
        {document.file_name}
        {document.status === 'analysis_error' && document.error && (
          <span className="mt-0.5 block text-sm font-normal text-danger">{document.error}</span>
        )}
      </td>
      <td className={`${cell} text-muted lg:whitespace-nowrap`}>{typeLabel(document.document_type)}</td>
      <td className={`${cell} whitespace-nowrap text-muted`}>
        <span className="lg:hidden">Added </span>
        {shortDate(document.created_at)}
      </td>
      <td className={cell}>
        <StatusBadge status={document.status} />
      </td>
      <td className={`${cell} whitespace-nowrap max-lg:basis-full lg:text-right`}>
        <RowAction document={document} busy={retrying === document.id} onRetry={onRetry} />
      </td>
    </tr>
  );
}

/** The documents as a table that sorts by its headers; as cards where there is no room. */
export function DocumentsTable({ documents, sort, onSort, retrying, onRetry }: DocumentsTableProps) {
  return (
    <div className="rounded-box lg:border lg:border-line lg:bg-surface">
      <table aria-label="Your documents" className="w-full border-collapse max-lg:block">
        <thead className="max-lg:mb-4 max-lg:block">
          <tr className="max-lg:flex max-lg:flex-wrap max-lg:gap-2">
            {columns.map(({ column, label }) => (
              <SortHeader
                key={column}
                label={label}
                sorted={sort.column === column ? sort : null}
                onPress={() => onSort(column)}
              />
            ))}
            <th scope="col" className="px-3 text-right text-sm font-semibold max-lg:sr-only">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
          {documents.map((document) => (
            <Row key={document.id} document={document} retrying={retrying} onRetry={onRetry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
