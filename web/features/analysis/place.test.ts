import { expect, test } from 'vitest';
import { type Place, readPlace, writePlace } from './place.ts';

test.each<[string, Place]>([
  ['', { tab: null, opened: null }],
  ['?tab=financial', { tab: 'financial', opened: null }],
  ['?page=12', { tab: null, opened: { page: 12, source: null, nth: 0 } }],
  [
    '?tab=key-points&page=3&source=fact/pets.allowed/0&citation=2',
    { tab: 'key-points', opened: { page: 3, source: 'fact/pets.allowed/0', nth: 1 } },
  ],
])('%j is a place, and back', (search, place) => {
  expect(readPlace(search)).toEqual(place);
  expect(writePlace('', place)).toBe(search);
});

test.each([
  '?page=0',
  '?page=-2',
  '?page=twelve',
  '?page=1e9',
  '?page=12345678',
  '?source=risk/1&citation=2',
])('%j opens nothing', (search) => {
  expect(readPlace(search).opened).toBeNull();
});

test('a citation without its statement, or an odd one, is the first', () => {
  expect(readPlace('?page=2&citation=4').opened).toEqual({ page: 2, source: null, nth: 0 });
  expect(readPlace('?page=2&source=a&citation=0').opened?.nth).toBe(0);
});

test('what else the address carries stays', () => {
  expect(writePlace('?from=mail&page=2&tab=sections', { tab: null, opened: null })).toBe('?from=mail');
});
