import { expect, it } from 'vitest';
import { inQuotes } from './quoting.ts';

it.each([
  ['The court will get at least 2” of asphalt.', 'The court will get at least 2" of asphalt'],
  ['A fence of 3½” boards', 'A fence of 3½" boards'],
  ['The lake is called “Lake 2”.', 'The lake is called ‘Lake 2’'],
  ['• He said “no”', 'He said ‘no’'],
  ['“A quote that goes on', '‘A quote that goes on'],
])('quotes of a quote are single, and inches stay inches: %s', (text, quoted) => {
  expect(inQuotes(text)).toBe(quoted);
});
