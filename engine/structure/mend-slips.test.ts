import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { clean } from './clean.ts';
import { mendSlips } from './mend-slips.ts';
import { cite } from './source.ts';

describe('letters among the digits of a figure', () => {
  it.each([
    ['a fee of $l,080.00 a year', 'a fee of $1,080.00 a year'],
    ['a fee of $25.OO is due', 'a fee of $25.00 is due'],
    ['dues of 1,O8O in all', 'dues of 1,080 in all'],
    ['interest of l2% a year', 'interest of 12% a year'],
    ['$ 1225OO|', '$ 122500|'],
    ['ten percent (1O %) of', 'ten percent (10 %) of'],
    ['6O percent of the votes', '60 percent of the votes'],
    ['as Section 4.1O says', 'as Section 4.10 says'],
    ['§ l0.2 applies', '§ 10.2 applies'],
  ])('%j becomes %j', (line, mended) => {
    expect(mendSlips(line)).toBe(mended);
    expect(mended).toHaveLength(line.length);
  });

  it.each([
    'Article I of the Bylaws',
    'Section 4.l and Section I.2',
    'Section II.A and Article IO',
    'Lot lO and Unit 1O1',
    'l of 1,000',
    'Oil, Iol and Ill',
    'lll% of it',
    'the 1l7th day',
  ])('%j stays', (line) => {
    expect(mendSlips(line)).toBe(line);
  });
});

describe('in a document', () => {
  const text = 'The annual assessment is $l,080.00 for each Lot.';
  const page: Page = {
    number: 1,
    text,
    lines: [],
    size: null,
    readable: true,
    source: 'ocr',
    confidence: 0.9,
  };

  it('the recognized text is mended and the quote is not', () => {
    const { source } = clean([page]);
    const at = source.text.indexOf('$1,080.00');
    expect(at).toBeGreaterThan(0);
    expect(cite(source, at, at + 9)).toEqual([
      { page: 1, start: text.indexOf('$l'), end: text.indexOf('$l') + 9, quote: '$l,080.00' },
    ]);
  });

  it('a text that was not recognized stays as it is', () => {
    const { source: _, confidence: __, ...set } = page;
    expect(clean([set]).source.text).toBe(text);
  });
});
