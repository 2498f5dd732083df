import { expect, test } from 'vitest';
import { findHits, isTooShort, makeSearchable, snippetOf } from './find-hits.ts';

const pages = makeSearchable([
  { number: 1, text: 'No pets.' },
  { number: 2, text: 'Nothing here.' },
  { number: 3, text: 'Pets on a leash.\nTwo PETS at the most.' },
]);

test('hits come page by page, in order', () => {
  expect(findHits(pages, ' pets ')).toEqual([
    { page: 1, start: 3, end: 7 },
    { page: 3, start: 0, end: 4 },
    { page: 3, start: 21, end: 25 },
  ]);
});

test('one letter finds nothing, and says that it is too short', () => {
  expect(findHits(pages, 'p')).toEqual([]);
  expect([isTooShort(' p '), isTooShort('pe')]).toEqual([true, false]);
});

test('a snippet shows the words around, cut between words', () => {
  const words = 'The Board may levy a fine against any Owner who fails to keep pets';
  const text = `${words} on a leash or to clean up after them, ${words.toLowerCase()} ${words}`;
  const start = text.indexOf('leash');
  const [head, hit, tail] = snippetOf(text, { page: 1, start, end: start + 5 });
  expect(hit).toBe('leash');
  expect(head).toMatch(/^… \w+ .* on a $/);
  expect(tail).toMatch(/^ or to clean up .* …$/);
  expect(text).toContain(head.slice(2));
  expect(text).toContain(tail.slice(0, -2));
});

test('a snippet at the ends of a page has no dots', () => {
  expect(snippetOf('No\npets.', { page: 1, start: 3, end: 7 })).toEqual(['No ', 'pets', '.']);
});

test('the dots of a table of contents are left out', () => {
  const text = 'Section 4.11 Liens . . . . . . . 24\nSection 5 Pets...................31';
  expect(snippetOf(text, { page: 1, start: 13, end: 18 })).toEqual([
    'Section 4.11 ',
    'Liens',
    ' … 24 Section 5 Pets … 31',
  ]);
});
