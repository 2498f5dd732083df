import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type ArticleEntry, type ArticleKind, frontMatterSchema } from '#contract/article.ts';

const kinds = ['guides', 'blog'] as const;

/** The files of the articles, relative to the folder of the project. */
export function articleFiles(kind: ArticleKind): string[] {
  return readdirSync(join('content', kind))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => join('content', kind, name));
}

/** '/blog/hoa-vs-non-hoa' for a file of content/blog. */
export function articlePath(file: string): string {
  const kind = file.includes(join('content', 'guides')) ? 'guides' : 'blog';
  return `/${kind}/${basename(file, '.mdx')}`;
}

/**
 * Every article's front matter, newest first within its kind.
 *
 * @throws {z.ZodError} where one is not as it should be.
 */
export function listArticles(): ArticleEntry[] {
  return kinds.flatMap((kind) =>
    articleFiles(kind)
      .map((file) => {
        const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
        const entry = frontMatterSchema.parse(parse(front));
        const related = entry.related.map((to) => (to.startsWith('/') ? to : `/${kind}/${to}`));
        return { ...entry, related, kind, slug: basename(file, '.mdx'), path: articlePath(file) };
      })
      .toSorted((a, b) => b.datePublished.localeCompare(a.datePublished) || a.slug.localeCompare(b.slug)),
  );
}
