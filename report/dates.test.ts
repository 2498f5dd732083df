import { expect, test } from 'vitest';
import { shortForm } from './dates.ts';

test.each([
  ['2026-03-15', 'Mar 15, 2026'],
  ['2026-11-21T23:59:59.000Z', 'Nov 21, 2026'],
  ['2026-03', 'Mar 2026'],
  ['2026', '2026'],
  ['2026-02-31', '2026-02-31'],
  ['2026-13', '2026-13'],
  ['next spring', 'next spring'],
  ['', 'N/A'],
  [null, 'N/A'],
])('%s reads %s', (iso, words) => {
  expect(shortForm(iso)).toBe(words);
});
