import { expect, test } from 'vitest';
import { originOf } from './require-session.tsx';

test.each([
  [{ from: '/documents?type=rules#top' }, '/documents?type=rules#top'],
  [{ from: '//elsewhere.example/documents' }, undefined],
  [{ from: '/\\elsewhere.example' }, undefined],
  [{ from: 'https://elsewhere.example' }, undefined],
  [{ from: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
])('%j is remembered as %s', (state, origin) => {
  expect(originOf(state)).toBe(origin);
});
