import { statusBadge, storedStatuses } from '#contract/document-status.ts';
import { documentTypeLabels, documentTypes } from '#contract/document-type.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Filter, StatusFilter, TypeFilter } from './select-documents.ts';

const types: readonly { value: TypeFilter; label: string }[] = [
  { value: 'all', label: 'All types' },
  ...documentTypes.map((value) => ({ value, label: documentTypeLabels[value] })),
];

const statuses: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...storedStatuses.toReversed().map((value) => ({ value, label: statusBadge(value) })),
];

interface ListFiltersProps {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}

export function ListFilters({ filter: { search, type, status }, onChange }: ListFiltersProps) {
  return (
    <search
      aria-label="Documents"
      className="screen-only grid grid-cols-[1fr_1.2fr] gap-3 lg:sticky lg:top-[4.0625rem] lg:z-20 lg:-mb-4 lg:flex lg:bg-paper lg:py-3"
    >
      <div className="col-span-2 lg:w-80">
        <SearchField
          label="Search documents"
          placeholder="Search documents"
          value={search}
          onChange={(words) => onChange({ search: words })}
        />
      </div>
      <div className="min-w-0 max-sm:text-sm lg:w-56">
        <Select
          label="Document type"
          labelHidden
          options={types}
          value={type}
          onChange={(chosen) => onChange({ type: chosen })}
        />
      </div>
      <div className="min-w-0 max-sm:text-sm lg:w-44">
        <Select
          label="Status"
          labelHidden
          options={statuses}
          value={status}
          onChange={(chosen) => onChange({ status: chosen })}
        />
      </div>
    </search>
  );
}
