import { ChevronDown, ChevronUp, List, X } from 'lucide-react';
import { type RefObject, useEffect, useId } from 'react';
import { inputStyle } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { DocumentSearch } from './use-document-search.ts';

interface SearchBarProps {
  input: RefObject<HTMLInputElement | null>;
  search: DocumentSearch;
  /** The list of matches is on show, not a page. */
  isListed: boolean;
  onList: () => void;
  /** Goes so many matches on, or back. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** The box to search the document by, and the way from match to match. */
export function SearchBar({ input, search, isListed, onList, onStep, onClose }: SearchBarProps) {
  const id = useId();
  const { query, hits, at } = search;
  useEffect(() => input.current?.focus(), [input]);
  return (
    <search className="flex items-center gap-1 border-b border-line px-2 py-1.5">
      <label htmlFor={id} className="sr-only">
        Search this document
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        value={query}
        placeholder="Search this document"
        autoComplete="off"
        onChange={(event) => {
          search.search(event.target.value);
          onList();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') {
            // Closes the search, and not the page as well.
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }
        }}
        className={`${inputStyle} min-w-0 flex-1 [&::-webkit-search-cancel-button]:hidden`}
      />
      {at !== null && hits.length > 0 && (
        <p role="status" className="tabular px-1 text-sm whitespace-nowrap text-muted">
          <span className="sr-only">Match </span>
          {(at + 1).toLocaleString('en-US')} of {hits.length.toLocaleString('en-US')}
        </p>
      )}
      {hits.length > 0 && (
        <>
          <IconButton label="Previous match" onClick={() => onStep(-1)}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton label="Next match" onClick={() => onStep(1)}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
          {!isListed && (
            <IconButton label="All matches" onClick={onList}>
              <List aria-hidden="true" />
            </IconButton>
          )}
        </>
      )}
      <IconButton label="Close the search" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </search>
  );
}
