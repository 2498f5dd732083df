import { expect, test } from 'vitest';
import { compileArticle } from './compile-article.ts';
import { setText } from './set-type.ts';

test.each([
  [`"Is it paid?" she asked.`, '“Is it paid?” she asked.'],
  [`The board's answer ("none") isn't one.`, 'The board’s answer (“none”) isn’t one.'],
  [`He said "it's 'fine'" twice.`, 'He said “it’s ‘fine’” twice.'],
  ['Code § 5605 and §§ 5705-5720', 'Code §\u00a05605 and §§\u00a05705-5720'],
  ['$180,000 ÷ 40 ÷ 12 = $375', '$180,000 ÷\u00a040 ÷\u00a012 =\u00a0$375'],
  ['a sum = a figure', 'a sum = a figure'],
])('%s', (text, set) => {
  expect(setText(text)).toBe(set);
});

test('a mark after a word in italics closes, in headings and attributes as well', async () => {
  const { code, contents } = await compileArticle(
    `---
title: How dues are made
description: "Where the figure on your statement comes from, line by line, with the arithmetic of one year."
keywords: [dues]
datePublished: 2024-12-15
dateModified: 2026-01-02
readingTime: 1
---

## What it doesn't pay

Search for "loan," "*phase*" and **"bids"**.

<Callout title="The board's answer">No "yes" came.</Callout>
`,
    'components',
  );
  expect(code).toContain('“loan,” “');
  expect(code).toContain('"”');
  expect(code).toContain('“bids”');
  expect(code).toContain('The board’s answer');
  expect(contents).toEqual([{ depth: 2, id: 'what-it-doesnt-pay', text: 'What it doesn’t pay' }]);
});
