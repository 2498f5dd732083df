import type { MouseEvent } from 'react';
import type { ContentsEntry } from '#contract/article.ts';

/** Pixels left free above a heading that was jumped to: the header of the site stands there. */
const offset = 80;

function scrollToHeading(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = heading.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
  window.history.replaceState(window.history.state, '', `#${id}`);
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

function Entry({ entry }: { entry: ContentsEntry }) {
  return (
    <a
      href={`#${entry.id}`}
      onClick={(event) => scrollToHeading(event, entry.id)}
      className="block py-1 leading-snug text-muted underline-offset-4 hover:text-ink hover:underline"
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

/** The headings of an article, with links to them. */
export function TableOfContents({ contents, columns = false }: TableOfContentsProps) {
  return (
    <nav aria-label="Contents" className="screen-only text-sm">
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">Contents</h2>
      <ol className={columns ? 'gap-x-8 sm:columns-2' : 'border-l border-line'}>
        {nest(contents).map(({ head, parts }) => (
          <li key={head.id} className={columns ? 'break-inside-avoid' : 'pl-4'}>
            <Entry entry={head} />
            {parts.length > 0 && (
              <ol className="pl-4">
                {parts.map((part) => (
                  <li key={part.id}>
                    <Entry entry={part} />
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
