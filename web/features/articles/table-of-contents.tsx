import { type MouseEvent, useMemo } from 'react';
import type { ContentsEntry } from '#contract/article.ts';
import { headingOffsetPx } from '#contract/limits.ts';
import { classNames } from '../../ui/class-names.ts';
import { useCurrentHeading } from './current-heading.ts';

function scrollToHeading(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = heading.getBoundingClientRect().top + window.scrollY - headingOffsetPx;
  window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
  window.history.replaceState(window.history.state, '', `#${id}`);
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

function Entry({ entry, current }: { entry: ContentsEntry; current: boolean }) {
  return (
    <a
      href={`#${entry.id}`}
      aria-current={current ? 'location' : undefined}
      onClick={(event) => scrollToHeading(event, entry.id)}
      className={classNames(
        'block py-1 leading-snug underline-offset-4 hover:text-ink hover:underline max-lg:py-1.5',
        current ? 'font-semibold text-accent' : 'text-muted',
      )}
    >
      {entry.text}
    </a>
  );
}

/** The h2s, each with the h3s under it. */
function nest(contents: readonly ContentsEntry[]) {
  const chapters: { head: ContentsEntry; parts: ContentsEntry[] }[] = [];
  for (const entry of contents) {
    const chapter = chapters.at(-1);
    if (entry.depth === 3 && chapter) chapter.parts.push(entry);
    else chapters.push({ head: entry, parts: [] });
  }
  return chapters;
}

interface TableOfContentsProps {
  contents: readonly ContentsEntry[];
  /** In two columns where there is room. */
  columns?: boolean;
}

/** The headings of an article, with links to them. On a small screen only the chapters: the text is what one came for. */
export function TableOfContents({ contents, columns = false }: TableOfContentsProps) {
  const current = useCurrentHeading(useMemo(() => contents.map(({ id }) => id), [contents]));
  return (
    <nav aria-label="Contents" className="screen-only text-sm">
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">Contents</h2>
      <ol className={columns ? 'gap-x-8 sm:columns-2' : 'border-l border-line'}>
        {nest(contents).map(({ head, parts }) => (
          <li key={head.id} className={columns ? 'break-inside-avoid' : 'pl-4'}>
            <Entry entry={head} current={head.id === current} />
            {parts.length > 0 && (
              <ol className="pl-4 max-sm:hidden">
                {parts.map((part) => (
                  <li key={part.id}>
                    <Entry entry={part} current={part.id === current} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
