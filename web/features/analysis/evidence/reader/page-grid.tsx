import { FileWarning } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useAllPages } from '../page/use-page.ts';
import { stepInGrid } from './step-in-grid.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useNear } from './use-near.ts';

interface PageGridProps {
  documentId: string;
  total: number;
  /** The page that is open. */
  current: number;
  /** How many statements cite each page. */
  cited: ReadonlyMap<number, number>;
  unreadable: readonly number[];
  onOpen: (page: number) => void;
}

function nameOf(page: number, citations: number, isUnreadable: boolean): string {
  const cites = citations === 0 ? '' : `, ${citations} ${citations === 1 ? 'citation' : 'citations'}`;
  return `Page ${page}${cites}${isUnreadable ? ', could not be read' : ''}`;
}

/** All pages in small, by arrows or by pointer. A strip of highlighter says how often a page is cited. */
export function PageGrid({ documentId, total, current, cited, unreadable, onOpen }: PageGridProps) {
  const { data, refetch } = useAllPages(documentId, true);
  const [round, setRound] = useState(1);
  const renewing = useRef(false);
  const [focused, setFocused] = useState(current);
  const grid = useRef<HTMLFieldSetElement>(null);
  const near = useNear(grid);

  const buttonOf = (page: number) => grid.current?.querySelector<HTMLElement>(`[data-thumbnail="${page}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens.
  useEffect(() => {
    const button = buttonOf(current);
    if (!button || !grid.current) return;
    // Not by scrollIntoView: that would move the window as well.
    grid.current.scrollTop = button.offsetTop - (grid.current.clientHeight - button.clientHeight) / 2;
    button.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>('[data-thumbnail]') ?? [])];
    const first = buttons[0]?.offsetTop;
    const columns = buttons.filter(({ offsetTop }) => offsetTop === first).length;
    const next = stepInGrid(event.key, focused, { total, columns });
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    buttonOf(next)?.focus();
  };

  // The browser fetches pictures by itself and cannot renew the session: this call does, once.
  const onLost = () => {
    if (renewing.current) return;
    renewing.current = true;
    void refetch().then(() => setRound(2));
  };

  return (
    <fieldset
      ref={grid}
      aria-label="All pages"
      onKeyDown={onKeyDown}
      className="relative grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] content-start gap-x-3 gap-y-4 overflow-auto bg-sunken p-4"
    >
      {Array.from({ length: total }, (_, index) => {
        const page = index + 1;
        const citations = cited.get(page) ?? 0;
        const isUnreadable = unreadable.includes(page);
        const listed = data?.pages[index];
        return (
          <button
            key={page}
            type="button"
            data-thumbnail={page}
            aria-current={page === current ? 'page' : undefined}
            tabIndex={page === focused ? 0 : -1}
            onFocus={() => setFocused(page)}
            onClick={() => onOpen(page)}
            className="group flex cursor-pointer scroll-my-4 flex-col items-stretch gap-1 rounded-[0.25rem]"
          >
            <span
              className={classNames(
                'relative block aspect-[17/22] overflow-hidden rounded-[0.25rem] border bg-sheet',
                page === current ? 'border-accent ring-2 ring-accent' : 'border-line group-hover:border-edge',
              )}
            >
              {listed && near.has(page) && (
                <Thumbnail key={round} image={listed.image_url} text={listed.text} onLost={onLost} />
              )}
              {citations > 0 && (
                <span
                  aria-hidden="true"
                  className="tabular absolute top-1.5 right-0 rounded-l-[0.25rem] bg-highlight px-1.5 text-xs font-semibold text-on-highlight"
                >
                  {citations}
                </span>
              )}
            </span>
            <span className="sr-only">{nameOf(page, citations, isUnreadable)}</span>
            <span
              aria-hidden="true"
              className={classNames(
                'tabular flex items-center justify-center gap-1 text-sm',
                page === current ? 'font-semibold' : 'text-muted',
              )}
            >
              {page}
              {isUnreadable && <FileWarning className="size-4 text-caution" />}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
