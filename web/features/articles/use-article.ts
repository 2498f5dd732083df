import { useMatches } from 'react-router';
import type { ArticleEntry, ContentsEntry } from '#contract/article.ts';
import { articleAt } from './find-article.ts';

interface ArticleHandle {
  readonly article: string;
  readonly contents: readonly ContentsEntry[];
}

const isArticle = (handle: unknown): handle is ArticleHandle =>
  typeof handle === 'object' && handle !== null && 'article' in handle && 'contents' in handle;

/** The article whose text the route below shows: its front matter and its headings. */
export function useArticle(): { entry: ArticleEntry; contents: readonly ContentsEntry[] } {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isArticle);
  if (!handle) throw new Error('This route shows no article.');
  return { entry: articleAt(handle.article), contents: handle.contents };
}
