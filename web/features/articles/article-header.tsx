import type { ReactNode } from 'react';
import type { ArticleEntry } from '#contract/article.ts';
import { Badge } from '../../ui/badge.tsx';
import { Day } from '../../ui/day.tsx';

/** 'PlainDeed Editorial Team · Dec 15, 2024 · 12 min read'. */
export function Byline({ entry }: { entry: ArticleEntry }) {
  return (
    <p className="dotted-row tabular text-sm text-muted">
      <span>{entry.author}</span> <Day iso={entry.datePublished} /> <span>{entry.readingTime} min read</span>
    </p>
  );
}

export function ArticleHeader({ entry, children }: { entry: ArticleEntry; children: ReactNode }) {
  return (
    <header className="flex flex-col items-start gap-5">
      {children}
      <Badge>{entry.category}</Badge>
      <h1 className="max-w-[22ch] text-4xl sm:text-5xl">{entry.title}</h1>
      <p className="max-w-measure text-lg text-muted">{entry.excerpt ?? entry.description}</p>
      <div className="flex flex-col gap-1">
        <Byline entry={entry} />
        {entry.dateModified > entry.datePublished && (
          <p className="text-sm text-muted">
            Last updated <Day iso={entry.dateModified} />
          </p>
        )}
      </div>
    </header>
  );
}
