import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { inputStyle } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps {
  /** Read to screen readers; the placeholder says it to the eye. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A box to search by, with a button that clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page's code was here.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  }, []);
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputStyle} px-10 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' && (
        <IconButton
          label="Clear search"
          className="absolute top-1/2 right-0.5 -translate-y-1/2"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
