import { expect, it } from 'vitest';
import { docOf } from '#engine/testing/doc-of.ts';
import { linesOf, numbersOf, placeDoubts } from './place-doubts.ts';

const text = `ARTICLE II
**Section 1.** Pets. Dogs are on a leash.
Section 1 of the Bylaws says more.
Section 2. Signs. No signs.
(a) None on a roof.
Cars are parked.`;
const lines = linesOf(docOf(text).source.pages);
const quoted = (quote: string) => ({
  page: 1,
  start: text.indexOf(quote),
  end: text.indexOf(quote) + 1,
  quote,
});

it.each([
  ['ARTICLE II, Section 2 (a), p. 1', ['ARTICLE II', 'Section 2', '(a)']],
  ['Section 4.2, pp. 3, 12', ['Section 4.2']],
  ['Section 4.2, p. 3; Section 6.1, p. 12', ['Section 4.2']],
  ['Item 7, p. 2', ['7']],
  ['p. 2', []],
])('reads the numbers of %j', (reference, numbers) => {
  expect(numbersOf(reference)).toEqual(numbers);
});

it.each([
  ['ARTICLE II, Section 1, p. 1', 'Dogs', []],
  ['ARTICLE II, Section 1, p. 1', 'says more', []],
  ['ARTICLE II, Section 2 (a), p. 1', 'on a roof', []],
  ['p. 1', 'Cars', []],
  ['ARTICLE II, Section 1, p. 1', 'No signs', ['passed on p. 1: Section 2. Signs. No signs.']],
  ['ARTICLE II, Section 3, p. 1', 'Cars', ['not printed: Section 3']],
])('holds against %j at %j: %j', (reference, quote, doubts) => {
  expect(placeDoubts(reference, lines, quoted(quote))).toEqual(doubts);
});
