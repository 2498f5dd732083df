import type { Plugin } from 'vite';
import { articlePath, listArticles } from './article-list.ts';
import { compileArticle } from './compile-article.ts';
import { relatedPages } from './related-pages.ts';

const listModule = 'virtual:articles';
const componentsModule = '#web/features/articles/article-components.tsx';

/**
 * Makes a route module of every MDX file: the text as its component, `handle` with what the template around it needs,
 * and `meta`. The front matter of all articles, without their texts, is the module 'virtual:articles'.
 */
export function articles(): Plugin {
  return {
    name: 'plaindeed-articles',
    enforce: 'pre',
    resolveId: (id) => (id === listModule ? `\0${listModule}` : null),
    load: (id) =>
      id === `\0${listModule}` ? `export const articles = ${JSON.stringify(listArticles())};` : null,
    async transform(source, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.mdx')) return null;
      const { code, contents } = await compileArticle(source, componentsModule);
      const all = listArticles();
      const entry = all.find(({ path }) => path === articlePath(file));
      if (!entry) throw new Error(`${file} is no article.`);
      return {
        code: [
          `import { articleMeta } from '#web/features/articles/article-meta.ts';`,
          code,
          // What the page needs of the list, so that it need not load all of it.
          `export const handle = ${JSON.stringify({ article: entry, contents, related: relatedPages(entry, all) })};`,
          'export const meta = () => articleMeta(handle.article);',
        ].join('\n'),
        map: null,
        moduleType: 'js',
      };
    },
  };
}
