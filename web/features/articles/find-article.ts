import { articles } from 'virtual:articles';

export const guides = articles.filter(({ kind }) => kind === 'guides');
export const blogArticles = articles.filter(({ kind }) => kind === 'blog');
