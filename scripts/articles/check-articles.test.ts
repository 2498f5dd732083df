import { expect, test } from 'vitest';
import type { ArticleEntry } from '#contract/article.ts';
import { faultsOfArticle, faultsOfArticles, faultsOfDates } from './check-articles.ts';

const entry = {
  path: '/guides/hoa-fees',
  kind: 'guides',
  readingTime: 14,
  category: 'HOA Education',
  datePublished: '2024-12-15',
  dateModified: '2026-11-21',
  description:
    'What dues pay for, how they rise, and how to tell whether they will last for the years you plan to stay.',
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
  [{}, { datePublished: '2024-01-01' }, /older than the guides/],
  [{}, { datePublished: '2026-11-22' }, /changed before it was published/],
  [{}, { dateModified: '2999-01-01' }, /a day still to come/],
  [{}, { description: '7 cited provisions' }, /no description of 70 to 160 characters/],
  [{ words: 4 * 225 }, { path: '/blog/hoa-questions-before-buying', readingTime: 4 }, /less than 7 minutes/],
  [{ words: 21 * 225 }, { path: '/blog/hoa-questions-before-buying', readingTime: 21 }, /more than 20/],
])('%j %j is found', (text, front, fault) => {
  const faults = faultsOfArticle({ ...entry, ...front }, { ...article, ...text }, paths);
  expect(faults.join('\n')).toMatch(fault);
});

test('two articles of the blog that came out on one day are named', () => {
  const on = (path: string, datePublished: string) => ({ kind: 'blog', path, datePublished }) as const;
  expect(faultsOfDates([on('/blog/a', '2025-01-14'), on('/blog/b', '2025-02-11')])).toEqual([]);
  expect(faultsOfDates([on('/blog/a', '2025-01-14'), on('/blog/b', '2025-01-14')])).toEqual([
    '/blog/a and /blog/b were published on one day, 2025-01-14.',
  ]);
});

test('the articles of the site have none', async () => {
  expect(await faultsOfArticles()).toEqual([]);
});
