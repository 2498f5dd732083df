import type { Plugin } from 'vite';
import { articlePath, listArticles } from './article-list.ts';
import { compileArticle } from './compile-article.ts';

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
      const path = JSON.stringify(articlePath(file));
      return {
        code: [
          `import { articleMeta } from '#web/features/articles/article-meta.ts';`,
          code,
          `export const handle = { article: ${path}, contents: ${JSON.stringify(contents)} };`,
          `export const meta = () => articleMeta(${path});`,
        ].join('\n'),
        map: null,
        moduleType: 'js',
      };
    },
  };
}
