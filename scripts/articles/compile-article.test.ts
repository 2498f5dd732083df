import { expect, test } from 'vitest';
import { compileArticle } from './compile-article.ts';

const front = `---
title: How dues are made
description: "Where the figure on your statement comes from, line by line, with the arithmetic of one year."
keywords: [dues]
datePublished: 2024-12-15
dateModified: 2026-01-02
readingTime: 1
---
`;

test('an article gives its front matter, its headings with ids, its words and its links', async () => {
  const text = `${front}
Three words here, and [a link](/checklist).

## What the fee pays

<Callout title="Not counted">Two words.</Callout>

### What the fee pays

| Line | Amount |
|---|---|
| Roof | $100 |
`;
  const article = await compileArticle(text, 'components');
  expect(article.frontMatter).toMatchObject({ title: 'How dues are made', category: 'HOA Education' });
  expect(article.contents).toEqual([
    { depth: 2, id: 'what-the-fee-pays', text: 'What the fee pays' },
    { depth: 3, id: 'what-the-fee-pays-2', text: 'What the fee pays' },
  ]);
  expect(article.words).toBe(6 + 8 + 2 + 4);
  expect(article.links).toEqual(['/checklist']);
  expect(article.components).toEqual(['Callout']);
  expect(article.code).toContain('id: "what-the-fee-pays-2"');
});

test('a cell of a table knows the name of its column', async () => {
  const article = await compileArticle(
    `${front}\n| Line | Amount |\n|---|---|\n| Roof | $100 |\n`,
    'components',
  );
  expect(article.code).toContain('"data-label": "Amount"');
});

test('a column of figures is set as one, names and words are not', async () => {
  const rows =
    '| Year | Cash | Why |\n|---|---|---|\n| 1 | $1,200 | 3 |\n| 2 | **−$109** | paint |\n| 3 | | |\n';
  const { code } = await compileArticle(`${front}\n${rows}`, 'components');
  expect(code.match(/"data-figures"/g)).toHaveLength(4);
  expect(code).toMatch(/"data-label": "Cash",\s+"data-figures": ""/);
});

test('sections of laws are found, with their link or without', async () => {
  const text = 'See [Ohio Rev. Code § 5](https://codes.ohio.gov/5) and **§ 6**, or [the guide](/checklist).';
  const { citations } = await compileArticle(`${front}\n${text}\n`, 'components');
  expect(citations).toEqual([
    { text: 'Ohio Rev. Code §\u00a05', url: 'https://codes.ohio.gov/5' },
    { text: '§\u00a06', url: '' },
  ]);
});

test('front matter without a date is refused', async () => {
  await expect(compileArticle(front.replace(/datePublished.*\n/, ''), 'components')).rejects.toThrow(
    /datePublished/,
  );
});
