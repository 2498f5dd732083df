import { expect, test } from 'vitest';
import { shortDate, timeSince } from './dates.ts';

test.each([
  ['2024-01-05T12:00:00Z', 'Jan 5, 2024'],
  ['', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['soon', 'soon'],
])('%j reads %s', (iso, words) => {
  expect(shortDate(iso)).toBe(words);
});

const now = Date.parse('2026-03-10T12:00:00Z');
test.each([
  ['2026-03-10T11:59:30Z', 'less than a minute'],
  ['2026-03-10T12:00:05Z', 'less than a minute'],
  ['2026-03-10T11:59:00Z', '1 minute'],
  ['2026-03-10T09:00:00Z', '3 hours'],
  ['2026-03-09T12:00:00Z', '1 day'],
  ['2026-02-01T12:00:00Z', '1 month'],
  ['2023-03-01T12:00:00Z', '3 years'],
  ['yesterday', null],
])('since %s: %s', (iso, words) => {
  expect(timeSince(iso, now)).toBe(words);
});
