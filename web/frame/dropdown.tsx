import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { nextStop } from './next-stop.ts';

interface DropdownProps {
  trigger: ReactNode;
  /** The button's name where its contents do not say it. */
  label?: string;
  /** The page on show is behind one of the rows. */
  active?: boolean;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Within the panel every link and button is a stop of the arrow keys. */
  children: ReactNode;
  panelClassName?: string;
}

const stops = 'a[href], button:not([disabled])';

/**
 * A button that opens a list of links under it. Arrows, Home and End move among them, Escape closes and gives the focus
 * back to the button, Tab out of it or a press outside closes. Without scripts the list opens while the pointer or the
 * focus is on it: see menu.css.
 */
export function Dropdown({
  trigger,
  label,
  active,
  isOpen,
  onOpenChange,
  children,
  panelClassName,
}: DropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      // Not at the press itself: in the narrow menu the rows below move up, and the click would miss its link.
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOpenChange(false);
    };
    const closeAfterTab = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Tab') closeOutside(event);
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('keyup', closeAfterTab);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('keyup', closeAfterTab);
    };
  }, [isOpen, onOpenChange]);

  const focusStop = (key: string) => {
    const all = [...(panel.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const now = all.findIndex((stop) => stop.contains(document.activeElement));
    all[nextStop(key, now, all.length) ?? -1]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isOpen && key === 'Escape') {
      onOpenChange(false);
      button.current?.focus();
    } else if (isOpen && nextStop(key, 0, 1) !== null) {
      focusStop(key);
    } else if (!isOpen && key.startsWith('Arrow') && nextStop(key, 0, 1) !== null) {
      onOpenChange(true);
      // The panel is hidden until the state has changed.
      requestAnimationFrame(() => focusStop(key));
    } else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and links within.
    <div ref={root} className="menu relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => onOpenChange(!isOpen)}
        className={classNames(
          'flex min-h-11 w-full cursor-pointer items-center gap-1.5 rounded-box px-3 font-medium hover:bg-sunken',
          active && 'text-accent',
        )}
      >
        {trigger}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        ref={panel}
        id={panelId}
        data-open={isOpen}
        className={classNames(
          'menu-panel md:absolute md:top-full md:right-0 md:z-40 md:mt-2 md:rounded-box md:border md:border-line md:bg-surface',
          'md:p-2 md:shadow-raised',
          panelClassName,
        )}
      >
        {children}
      </div>
    </div>
  );
}
