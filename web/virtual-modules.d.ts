declare module 'virtual:articles' {
  import type { ArticleEntry } from '#contract/article.ts';
  /** Guides, then the blog's articles, newest first. */
  export const articles: readonly ArticleEntry[];
}

declare module 'virtual:sample' {
  import type { Analysis } from '#contract/analysis.ts';
  import type { Page } from '#contract/page.ts';
  /** Of the first sample document. */
  export const firstAnalysis: Analysis;
  export const firstPages: readonly Page[];
}

declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { MetaDescriptor } from 'react-router';
  import type { ArticleHandle } from '#contract/article.ts';

  const Text: ComponentType;
  export default Text;
  export const handle: ArticleHandle;
  export const meta: () => MetaDescriptor[];
}
