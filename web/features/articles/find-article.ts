import { articles } from 'virtual:articles';
import type { ArticleEntry } from '#contract/article.ts';

export const guides = articles.filter(({ kind }) => kind === 'guides');
export const blogArticles = articles.filter(({ kind }) => kind === 'blog');

/**
 * The article at a path.
 *
 * @throws where there is none: a fault of the content.
 */
export function articleAt(path: string): ArticleEntry {
  const entry = articles.find((article) => article.path === path);
  if (!entry) throw new Error(`There is no article at ${path}.`);
  return entry;
}

export interface RelatedPage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** Pages beside the articles that one may be related to. */
const otherPages: Record<string, RelatedPage> = {
  '/checklist': {
    path: '/checklist',
    title: 'Document checklist',
    text: 'The nine documents to ask for, why each matters, and who has it.',
  },
  '/sample': {
    path: '/sample',
    title: 'Sample analysis',
    text: 'What PlainDeed makes of a declaration, a budget and a reserve study.',
  },
  '/hoa-laws': {
    path: '/hoa-laws',
    title: 'HOA laws by state',
    text: 'The statutes of all 50 states, and what they give buyers and owners.',
  },
};

/** What an article names as related and what there is. */
export function relatedPages(entry: ArticleEntry): RelatedPage[] {
  return entry.related.flatMap((path) => {
    const article = articles.find((candidate) => candidate.path === path);
    if (article) {
      return [{ path, title: article.title, text: article.excerpt ?? article.description }];
    }
    const other = otherPages[path];
    return other ? [other] : [];
  });
}
