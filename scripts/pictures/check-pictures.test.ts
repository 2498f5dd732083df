import { expect, test } from 'vitest';
import { faultsOfPictures } from './check-pictures.ts';
import { pictureFile, pictureWords } from './picture-words.ts';

const page = { path: '/about', title: 'About', lines: ['a', 'b', 'c'] } as const;

test('every public page has a picture of its own that says what the page says', () => {
  expect(faultsOfPictures()).toEqual([]);
  expect(new Set(pictureWords().map(({ path }) => pictureFile(path))).size).toBe(75);
});

test('a picture that is missing or says something else is found', () => {
  expect(faultsOfPictures([page], [page], () => true)).toEqual([]);
  expect(faultsOfPictures([page], [page], () => false)).toHaveLength(1);
  expect(faultsOfPictures([page], [{ ...page, title: 'Before' }], () => true)).toHaveLength(1);
  expect(faultsOfPictures([page], [], () => true)).toHaveLength(1);
});
