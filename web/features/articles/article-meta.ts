import type { ArticleEntry } from '#contract/article.ts';
import { publicMeta } from '../../frame/public-meta.ts';
import { articleData, breadcrumbs, type Crumb } from '../../frame/structured-data.ts';

/** Home > Guides > title, or Home / Blog / title. There is no page of all guides. */
export function articleCrumbs({ kind, title }: Pick<ArticleEntry, 'kind' | 'title'>): Crumb[] {
  const middle = kind === 'guides' ? { label: 'Guides' } : { label: 'Blog', to: '/blog' };
  return [{ label: 'Home', to: '/' }, middle, { label: title }];
}

/** The meta of an article's route. */
export function articleMeta(entry: ArticleEntry) {
  const { path } = entry;
  return publicMeta({
    path,
    title: entry.title,
    description: entry.description,
    feed: entry.kind === 'blog',
    article: {
      published: entry.datePublished,
      modified: entry.dateModified,
      section: entry.category,
      keywords: entry.keywords,
    },
    data: [articleData(entry), breadcrumbs(articleCrumbs(entry), path)],
  });
}
