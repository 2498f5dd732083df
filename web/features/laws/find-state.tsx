import { SearchField } from '../../ui/search-field.tsx';
import { type FilterId, filters } from './compare-states.ts';

interface FindStateProps {
  search: string;
  onSearch: (search: string) => void;
  filter: FilterId;
  onFilter: (filter: FilterId) => void;
  /** How many states are left. */
  count: number;
}

/** Narrows the states down by name, statute or rule. */
export function FindState({ search, onSearch, filter, onFilter, count }: FindStateProps) {
  return (
    <search className="screen-only script-only flex flex-col gap-4">
      <div className="max-w-md">
        <SearchField
          label="Search states and statutes"
          placeholder="State or statute"
          value={search}
          onChange={onSearch}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">Show states where we list a rule on</legend>
        {filters.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-9 cursor-pointer items-center rounded-box border border-edge bg-surface px-3 text-sm font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="rule"
              value={id}
              checked={filter === id}
              onChange={() => onFilter(id)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="tabular flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span role="status">Showing {count} of 50 states</span>
        {count > 0 && (
          <a href="#compare" className="text-link">
            Compare {count === 1 ? 'it' : 'them'} in a table
          </a>
        )}
      </p>
    </search>
  );
}
