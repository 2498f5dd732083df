import { useLayoutEffect, useRef } from 'react';
import type { Citation, Page } from '#contract/page.ts';

/** The text of a page without a picture, the cited words marked. */
export function PageText({ page, citation }: { page: Pick<Page, 'text' | 'number'>; citation: Citation }) {
  const scroller = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !mark.current) return;
    box.scrollTop = mark.current.offsetTop - box.clientHeight / 4;
  }, []);
  const { start, end } = citation;
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={`Text of page ${page.number}`}
      className="relative min-h-0 flex-1 overflow-auto bg-sunken p-3 sm:p-4"
    >
      <p className="rounded-box border border-line bg-surface p-4 font-serif text-base leading-relaxed whitespace-pre-wrap wrap-anywhere sm:p-6">
        {page.text.slice(0, start)}
        <mark ref={mark}>{page.text.slice(start, end)}</mark>
        {page.text.slice(end)}
      </p>
    </section>
  );
}
