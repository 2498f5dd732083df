import { useMatches } from 'react-router';
import type { ArticleHandle } from '#contract/article.ts';

const isArticle = (handle: unknown): handle is ArticleHandle =>
  typeof handle === 'object' && handle !== null && 'article' in handle && 'contents' in handle;

/** The article whose text the route below shows: its front matter, its headings and what is related. */
export function useArticle(): ArticleHandle {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isArticle);
  if (!handle) throw new Error('This route shows no article.');
  return handle;
}
