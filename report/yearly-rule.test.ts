import { expect, test } from 'vitest';
import { nextDay, recurrence, yearlyRule } from './yearly-rule.ts';

test.each([
  ['second Saturday in February', '2026-01-10', [2026, 2, 14], 'FREQ=YEARLY;BYMONTH=2;BYDAY=2SA'],
  ['second Saturday in February', '2026-02-14', [2026, 2, 14], 'FREQ=YEARLY;BYMONTH=2;BYDAY=2SA'],
  ['second Saturday in February', '2026-02-15', [2027, 2, 13], 'FREQ=YEARLY;BYMONTH=2;BYDAY=2SA'],
  ['last Saturday of June', '2026-11-21', [2027, 6, 26], 'FREQ=YEARLY;BYMONTH=6;BYDAY=-1SA'],
  ['3rd Tuesday of the month of May', '2026-01-01', [2026, 5, 19], 'FREQ=YEARLY;BYMONTH=5;BYDAY=3TU'],
  ['first (1st) Monday of March', '2026-01-01', [2026, 3, 2], 'FREQ=YEARLY;BYMONTH=3;BYDAY=1MO'],
  ['October 15th', '2026-01-01', [2026, 10, 15], 'FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=15'],
  ['15th day of October', '2026-10-16', [2027, 10, 15], 'FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=15'],
])('%s after %s', (words, from, day, rule) => {
  const yearly = yearlyRule(words);
  expect(yearly && nextDay(yearly, from)).toEqual(day);
  expect(yearly && recurrence(yearly)).toBe(rule);
});

test.each([
  'May',
  'first quarter of each year',
  'no later than May 31',
  'between March 1 and April 15',
  'the same day of the same month of each year',
  'February 31',
  'second week of June',
  '',
])('%s names no single day', (words) => {
  expect(yearlyRule(words)).toBeNull();
});
