import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  items: readonly TabItem[];
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Which tab a key leads to from `now`, round and round; null for a key that leads nowhere. */
export function tabAfter(key: string, now: number, count: number): number | null {
  if (key === 'ArrowRight') return (now + 1) % count;
  if (key === 'ArrowLeft') return (now + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Tabs by arrows; the row scrolls sideways where it does not fit. Of our own making: the library's weighs as much as a
 * fifth of a page of text.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(items[0]?.id);
  const current = items.find(({ id }) => id === (selected ?? chosen)) ?? items[0];
  const select = (id: string) => {
    setChosen(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = items.findIndex(({ id }) => id === current?.id);
    const next = tabAfter(event.key, now, items.length);
    const item = next === null ? undefined : items[next];
    if (next === null || !item) return;
    event.preventDefault();
    select(item.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        tabIndex={-1}
        className="screen-only script-only flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map(({ id, label: name }) => {
          const isCurrent = id === current?.id;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}-tab`}
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `${base}-${id}` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => select(id)}
              className={classNames(
                '-mb-px cursor-pointer whitespace-nowrap border-b-3 px-2 py-3 font-semibold sm:px-3 outline-offset-[-3px] transition-colors',
                isCurrent ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {name}
            </button>
          );
        })}
      </div>
      {current && (
        <div
          key={current.id}
          role="tabpanel"
          id={`${base}-${current.id}`}
          aria-labelledby={`${base}-${current.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel follows its tab in the order of the keyboard.
          tabIndex={0}
          className="pt-6"
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
