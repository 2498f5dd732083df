import { documentTypeSchema } from '#contract/document-type-schema.ts';
import {
  defaultSort,
  type Filter,
  noFilter,
  type Sort,
  type StatusFilter,
  sortColumns,
  statusFilters,
  type TypeFilter,
} from './select-documents.ts';

/** What of the list is shown, and in which order. */
export interface ListView extends Filter {
  readonly sort: Sort;
}

/** The view that an address asks for; what it says that makes no sense counts as not said. */
export function readView(params: URLSearchParams): ListView {
  const type = documentTypeSchema.safeParse(params.get('type'));
  const column = sortColumns.find((known) => known === params.get('sort'));
  const direction = params.get('order') === 'ascending' ? 'ascending' : 'descending';
  return {
    search: params.get('search') ?? noFilter.search,
    type: type.success ? type.data : (noFilter.type satisfies TypeFilter),
    status:
      statusFilters.find((known) => known === params.get('status')) ?? (noFilter.status as StatusFilter),
    sort:
      column === undefined && direction === 'descending'
        ? defaultSort
        : { column: column ?? defaultSort.column, direction },
  };
}

/** The address of a view: only what differs from the plain list. */
export function writeView({ search, type, status, sort }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('search', search);
  if (type !== noFilter.type) params.set('type', type);
  if (status !== noFilter.status) params.set('status', status);
  if (sort.column !== defaultSort.column) params.set('sort', sort.column);
  if (sort.direction !== defaultSort.direction) params.set('order', sort.direction);
  return params;
}
