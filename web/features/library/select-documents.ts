import { type DocumentStatus, statusBadge } from '#contract/document-status.ts';
import { type DocumentType, documentTypeLabels, unknownDocumentTypeLabel } from '#contract/document-type.ts';
import type { ListedDocument } from '#contract/documents.ts';
import { documentsDefaultSort } from '#contract/limits.ts';

export type SortColumn = 'file_name' | 'document_type' | 'created_at' | 'status';
export interface Sort {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}
export type TypeFilter = DocumentType | 'all';

export const defaultSort: Sort = documentsDefaultSort;

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

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const keyOf: Record<SortColumn, (document: Listed) => string> = {
  file_name: (document) => document.file_name,
  document_type: (document) => typeLabel(document.document_type),
  created_at: (document) => document.created_at,
  status: (document) => statusBadge(document.status),
};

function matches(document: Listed, search: string): boolean {
  const words = [document.file_name, typeLabel(document.document_type)];
  return words.some((label) => label.toLowerCase().includes(search));
}

/** The documents that the search and the filter both let through, in the order of the sort. */
export function selectDocuments<D extends Listed>(
  documents: readonly D[],
  { search, type, sort }: { search: string; type: TypeFilter; sort: Sort },
): D[] {
  const needle = search.trim().toLowerCase();
  const key = keyOf[sort.column];
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return documents
    .filter((document) => (type === 'all' || document.document_type === type) && matches(document, needle))
    .toSorted((a, b) => turn * collator.compare(key(a), key(b)));
}

const pending: ReadonlySet<DocumentStatus> = new Set([
  'uploaded',
  'queued_for_analysis',
  'analyzing',
  'processing',
]);

/** Whether the analysis of a document is still to come. */
export function isPending({ status }: Pick<ListedDocument, 'status'>): boolean {
  return pending.has(status);
}
