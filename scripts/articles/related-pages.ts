import type { ArticleEntry, RelatedPage } from '#contract/article.ts';

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

/** The pages that an article names as related. */
export function relatedPages(entry: ArticleEntry, articles: readonly ArticleEntry[]): RelatedPage[] {
  return entry.related.flatMap((path) => {
    const article = articles.find((candidate) => candidate.path === path);
    if (article) {
      return [{ path, title: article.title, text: article.excerpt ?? article.description }];
    }
    const other = otherPages[path];
    return other ? [other] : [];
  });
}
