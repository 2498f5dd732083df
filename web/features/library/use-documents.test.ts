import { expect, test } from 'vitest';
import { readList } from './use-documents.ts';

test('the list may be the answer itself or its data; anything else is empty', () => {
  const documents = [{ id: 'd1' }];
  expect(readList(documents)).toEqual(documents);
  expect(readList({ data: documents })).toEqual(documents);
  for (const none of [null, {}, { data: null }, 'x', 3]) expect(readList(none)).toEqual([]);
});
