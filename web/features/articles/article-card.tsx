import { Link } from 'react-router';
import type { ArticleEntry, RelatedPage } from '#contract/article.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Byline } from './article-header.tsx';

interface ArticleCardProps {
  entry: ArticleEntry;
  size?: 'large' | 'medium' | 'small';
}

const titleSizes = { large: 'text-3xl', medium: 'text-2xl', small: 'text-xl' } as const;

/** An article in a list: all of the card is its link. */
export function ArticleCard({ entry, size = 'small' }: ArticleCardProps) {
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col gap-3 rounded-box border border-line bg-surface p-5 hover:border-edge sm:p-6',
        size !== 'small' && 'border-t-4 border-t-accent',
      )}
    >
      <p className="flex min-h-7 items-center justify-between gap-3 text-sm font-semibold text-accent">
        {entry.category}
        {entry.featured && size === 'small' && <Badge tone="success">Featured</Badge>}
      </p>
      <h3 className={titleSizes[size]}>
        <Link to={entry.path} className="after:absolute after:inset-0 after:rounded-box hover:underline">
          {entry.title}
        </Link>
      </h3>
      <p className={classNames('mb-auto max-w-measure text-muted', size === 'large' && 'text-lg')}>
        {entry.excerpt ?? entry.description}
      </p>
      <Byline entry={entry} />
    </article>
  );
}

/** The guides, in a list of articles. */
export function GuidesCard({ guides }: { guides: readonly ArticleEntry[] }) {
  return (
    <section className="flex h-full flex-col gap-3 rounded-box bg-accent-soft p-5 sm:p-6">
      <p className="flex min-h-7 items-center text-sm font-semibold text-accent">From the ground up</p>
      <h3 className="text-xl">The three guides</h3>
      <ul className="flex flex-col">
        {guides.map(({ path, title, readingTime }) => (
          <li key={path} className="border-t border-accent/20 py-2.5 last:pb-0">
            <Link to={path} className="font-medium underline-offset-4 hover:underline">
              {title}
            </Link>
            <span className="tabular block text-sm text-muted">{readingTime} min read</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RelatedCard({ page }: { page: RelatedPage }) {
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-box border border-line bg-surface p-5 hover:border-edge">
      <h3 className="text-xl">
        <Link to={page.path} className="after:absolute after:inset-0 after:rounded-box hover:underline">
          {page.title}
        </Link>
      </h3>
      <p className="text-muted">{page.text}</p>
    </article>
  );
}
