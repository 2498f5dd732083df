import { expect, test } from 'vitest';
import type { ArticleEntry } from '#contract/article.ts';
import { faultsOfArticle, faultsOfArticles } from './check-articles.ts';

const entry = {
  path: '/guides/hoa-fees',
  kind: 'guides',
  readingTime: 14,
  category: 'HOA Education',
  datePublished: '2024-12-15',
  related: ['/checklist'],
} as unknown as ArticleEntry;
const heading = { depth: 2, id: 'a', text: 'A' } as const;
const article = {
  words: 14 * 225,
  links: ['/hoa-laws/ohio#x', 'https://a.example', '#a'],
  citations: [{ text: 'Ohio Rev. Code § 1', url: 'https://codes.ohio.gov/x' }],
  components: ['Callout'],
  contents: [heading, heading, heading],
};
const paths = new Set(['/checklist', '/hoa-laws/ohio']);

test('a sound article has no faults', () => {
  expect(faultsOfArticle(entry, article, paths)).toEqual([]);
});

test.each([
  [{ words: 15 * 225 + 1 }, {}, /states 14 minutes and has 3376 words/],
  [{ links: ['/nowhere'] }, {}, /leads to \/nowhere, which is no page/],
  [{ links: ['nowhere'] }, {}, /leads to nowhere, which is no address/],
  [{ citations: [{ text: '§ 2', url: '' }] }, {}, /cites § 2 without a link/],
  [
    { citations: [{ text: '§ 2', url: 'https://a.example' }] },
    {},
    /by https:\/\/a.example, where no law is told/,
  ],
  [{ components: ['Chart'] }, {}, /uses <Chart>/],
  [{ contents: [] }, {}, /fewer than three headings/],
  [{}, { readingTime: 13 }, /takes 14 minutes/],
  [{}, { path: '/guides/other' }, /the specification knows/],
  [{}, { datePublished: '2026-01-01' }, /was published on/],
])('%j %j is found', (text, front, fault) => {
  const faults = faultsOfArticle({ ...entry, ...front }, { ...article, ...text }, paths);
  expect(faults.join('\n')).toMatch(fault);
});

test('the articles of the site have none', async () => {
  expect(await faultsOfArticles()).toEqual([]);
});
