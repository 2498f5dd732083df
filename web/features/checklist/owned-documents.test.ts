import { expect, test } from 'vitest';
import { readOwned } from './owned-documents.ts';

test.each([
  [null, []],
  ['', []],
  ['not json', []],
  ['{"budget":true}', []],
  ['["budget","cc_and_r","nothing"]', ['cc_and_r', 'budget']],
])('%s is read as %j', (stored, owned) => {
  expect(readOwned(stored)).toEqual(owned);
});
