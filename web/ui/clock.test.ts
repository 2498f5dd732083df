import { expect, test } from 'vitest';
import { clock } from './clock.ts';
import { megabytes } from './file-size.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [3661, '61:01'],
])('%i seconds read %s', (seconds, words) => {
  expect(clock(seconds)).toBe(words);
});

test.each([
  [0, '0.00 MB'],
  [1_572_864, '1.50 MB'],
  [10_485_760, '10.00 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(megabytes(bytes)).toBe(words);
});
