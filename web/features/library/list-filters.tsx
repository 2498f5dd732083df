import { documentTypeLabels, documentTypes } from '#contract/document-type.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import type { TypeFilter } from './select-documents.ts';

const options: readonly { value: TypeFilter; label: string }[] = [
  { value: 'all', label: 'All types' },
  ...documentTypes.map((value) => ({ value, label: documentTypeLabels[value] })),
];

interface ListFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  type: TypeFilter;
  onType: (type: TypeFilter) => void;
}

export function ListFilters({ search, onSearch, type, onType }: ListFiltersProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <div className="sm:w-80">
        <SearchField
          label="Search documents"
          placeholder="Search documents"
          value={search}
          onChange={onSearch}
        />
      </div>
      <div className="sm:w-60">
        <Select label="Document type" labelHidden options={options} value={type} onChange={onType} />
      </div>
    </div>
  );
}
