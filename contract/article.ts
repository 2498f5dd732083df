import { z } from 'zod';

/** What stands above the text of a guide or a blog article in content/. Dates are days: 2024-12-15. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(110),
  description: z.string().min(50).max(200),
  keywords: z.array(z.string().min(1)).min(1),
  category: z.string().min(1).default('HOA Education'),
  author: z.string().min(1).default('PlainDeed Editorial Team'),
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  /** Minutes, as stated to the reader; held to the words of the text by the check of the content. */
  readingTime: z.number().int().min(1),
  featured: z.boolean().default(false),
  excerpt: z.string().min(1).optional(),
  /** Slugs of articles of the same kind, or paths of pages of this site. */
  related: z.array(z.string().min(1)).default([]),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

export type ArticleKind = 'guides' | 'blog';

/** One entry of the list of all articles. `related` holds paths. */
export interface ArticleEntry extends FrontMatter {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly path: string;
}

/** A page that an article points to. */
export interface RelatedPage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** What the module of an article tells the template around its text. */
export interface ArticleHandle {
  readonly article: ArticleEntry;
  readonly contents: readonly ContentsEntry[];
  readonly related: readonly RelatedPage[];
}

/** A heading of an article's text, for its table of contents. */
export interface ContentsEntry {
  readonly depth: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** Words that an adult reads in a minute. */
export const wordsPerMinute = 225;
