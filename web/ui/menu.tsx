import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';

export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: ReactNode;
  /** A line under the label: what it is good for, or why it cannot be chosen. */
  readonly hint?: string;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

interface MenuProps<Id extends string> {
  label: string;
  /** The button that it hangs from, which gets the focus back. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  entries: readonly MenuEntry<Id>[];
  onChoose: (id: Id) => void;
}

/** A short list of things to do. Arrows move, a letter jumps, Enter chooses, Escape closes. */
export function Menu<Id extends string>({
  label,
  triggerRef,
  isOpen,
  onClose,
  entries,
  onChoose,
}: MenuProps<Id>) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      aria-label={label}
      placement="bottom end"
      offset={4}
      className="min-w-52 rounded-box border border-line bg-surface p-1 shadow-raised"
    >
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => {
          const entry = entries.find(({ id }) => id === key);
          if (entry) onChoose(entry.id);
        }}
        className="outline-none"
      >
        {entries.map(({ id, label: words, hint, icon, danger, disabled = false }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={words}
            isDisabled={disabled}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-[0.3rem] px-3 py-2 outline-none',
              'data-focused:bg-accent-soft [&>svg]:size-4 [&>svg]:shrink-0',
              'data-disabled:cursor-default data-disabled:text-muted',
              danger && 'text-danger data-focused:bg-danger-soft',
            )}
          >
            {icon}
            {hint === undefined ? (
              words
            ) : (
              <span className="max-w-64">
                <span className="block">{words}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </span>
            )}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
