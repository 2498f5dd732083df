declare module 'virtual:articles' {
  import type { ArticleEntry } from '#contract/article.ts';
  /** Guides, then the blog's articles, newest first. */
  export const articles: readonly ArticleEntry[];
}

declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { MetaDescriptor } from 'react-router';
  import type { ContentsEntry } from '#contract/article.ts';

  const Text: ComponentType;
  export default Text;
  export const handle: { article: string; contents: readonly ContentsEntry[] };
  export const meta: () => MetaDescriptor[];
}
