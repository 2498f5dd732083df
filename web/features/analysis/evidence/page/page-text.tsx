import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Page } from '#contract/page.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { type Mark, segmentsOf, targetOf } from './mark.ts';

const tones = {
  cited: undefined,
  also: undefined,
  found: 'bg-found text-on-found',
  current: 'bg-found text-on-found outline-2 outline-info',
} as const;

interface PageTextProps {
  page: Pick<Page, 'text' | 'number'>;
  marks: readonly Mark[];
}

/** The text of a page without a picture, with its marks, scrolled to the one that matters. */
export function PageText({ page, marks }: PageTextProps) {
  const scroller = useRef<HTMLElement>(null);
  const segments = useMemo(() => segmentsOf(page.text, marks), [page, marks]);
  const target = targetOf(marks)?.start;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const mark = target === undefined ? null : box.querySelector<HTMLElement>(`[data-start="${target}"]`);
    box.scrollTop = mark ? mark.offsetTop - box.clientHeight / 4 : 0;
  }, [target]);
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={`Text of page ${page.number}`}
      data-page={page.number}
      className="relative min-h-0 flex-1 overflow-auto bg-sunken p-3 outline-offset-[-3px] sm:p-4"
    >
      <p className="mx-auto max-w-measure rounded-box border border-line bg-surface p-4 font-serif text-base leading-relaxed whitespace-pre-wrap wrap-anywhere sm:p-6">
        {segments.map(({ text, start, tone }) =>
          tone === null ? (
            text
          ) : (
            <mark key={start} data-start={start} className={classNames('rounded-[2px]', tones[tone])}>
              {text}
            </mark>
          ),
        )}
        {page.text.trim() === '' && <span className="text-muted">There is no text on this page.</span>}
      </p>
    </section>
  );
}
