import { statusBadge, storedStatuses } from '#contract/document-status.ts';
import { type DocumentType, documentTypeLabels, unknownDocumentTypeLabel } from '#contract/document-type.ts';
import type { ListedDocument } from '#contract/documents.ts';
import { documentsDefaultSort } from '#contract/limits.ts';

export const sortColumns = ['file_name', 'document_type', 'created_at', 'status'] as const;
export type SortColumn = (typeof sortColumns)[number];
export interface Sort {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}
export type TypeFilter = DocumentType | 'all';
/** The statuses that the badges tell of. */
export const statusFilters = ['all', ...storedStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

export interface Filter {
  readonly search: string;
  readonly type: TypeFilter;
  readonly status: StatusFilter;
}

export const defaultSort: Sort = documentsDefaultSort;
export const noFilter: Filter = { search: '', type: 'all', status: 'all' };

/** The short label of a type; 'Document' for one that is not known. */
export function typeLabel(type: string): string {
  return (documentTypeLabels as Record<string, string>)[type] ?? unknownDocumentTypeLabel;
}

/** Pressing the column in use turns it around; another one starts descending. */
export function nextSort(sort: Sort, column: SortColumn): Sort {
  const turned = sort.column === column && sort.direction === 'descending';
  return { column, direction: turned ? 'ascending' : 'descending' };
}

type Listed = Pick<ListedDocument, 'file_name' | 'document_type' | 'created_at' | 'status'>;

const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const orders: Record<SortColumn, (a: Listed, b: Listed) => number> = {
  file_name: (a, b) => compare(a.file_name, b.file_name),
  document_type: (a, b) => compare(typeLabel(a.document_type), typeLabel(b.document_type)),
  created_at: (a, b) => Number(a.created_at > b.created_at) - Number(a.created_at < b.created_at),
  status: (a, b) => compare(statusBadge(a.status), statusBadge(b.status)),
};

/** In the order of the sort; what is equal stays in the order in which it came. */
export function sortDocuments<D extends Listed>(
  documents: readonly D[],
  { column, direction }: Sort,
): readonly D[] {
  const order = orders[column];
  const turn = direction === 'ascending' ? 1 : -1;
  return documents.toSorted((a, b) => turn * order(a, b));
}

const texts = new WeakMap<Listed, string>();

/** What the search looks in, made once for a document: at every key there may be thousands. */
function textOf(document: Listed): string {
  let text = texts.get(document);
  if (text === undefined) {
    text = `${document.file_name}\n${typeLabel(document.document_type)}`.toLowerCase();
    texts.set(document, text);
  }
  return text;
}

/** The documents that the search and both filters let through, in the order in which they came. */
export function filterDocuments<D extends Listed>(
  documents: readonly D[],
  { search, type, status }: Filter,
): readonly D[] {
  const needle = search.trim().toLowerCase();
  return documents.filter(
    (document) =>
      (type === 'all' || document.document_type === type) &&
      (status === 'all' || document.status === status) &&
      textOf(document).includes(needle),
  );
}
