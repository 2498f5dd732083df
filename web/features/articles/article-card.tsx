import { Link } from 'react-router';
import type { ArticleEntry, RelatedPage } from '#contract/article.ts';
import { classNames } from '../../ui/class-names.ts';
import { Byline } from './article-header.tsx';

/** An article in a list: all of the card is its link. */
export function ArticleCard({ entry, featured = false }: { entry: ArticleEntry; featured?: boolean }) {
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col gap-3 rounded-box border border-line bg-surface p-5 hover:border-edge sm:p-6',
        featured && 'border-t-4 border-t-accent',
      )}
    >
      <p className="text-sm font-semibold text-accent">{entry.category}</p>
      <h3 className={featured ? 'text-2xl' : 'text-xl'}>
        <Link to={entry.path} className="after:absolute after:inset-0 after:rounded-box hover:underline">
          {entry.title}
        </Link>
      </h3>
      <p className="mb-auto text-muted">{entry.excerpt ?? entry.description}</p>
      <Byline entry={entry} />
    </article>
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
