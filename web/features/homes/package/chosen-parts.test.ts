import { expect, test } from 'vitest';
import { chosenParts, pagesInWords } from './chosen-parts.ts';

const parts = [
  { first: 1, last: 6, document_type: 'cc_and_r', title: 'Declaration' },
  { first: 7, last: 7, document_type: 'budget', title: null },
  { first: 8, last: 10, document_type: 'reserves', title: null },
] as const;
const made = (...choices: Parameters<typeof chosenParts>[1]) =>
  chosenParts([...parts], choices).map(
    ({ first, last, document_type }) => `${first}-${last} ${document_type}`,
  );

test('each part becomes a document as it is offered, or of another type', () => {
  expect(made()).toEqual(['1-6 cc_and_r', '7-7 budget', '8-10 reserves']);
  expect(made('cc_and_r', 'financial', 'reserves')).toEqual([
    '1-6 cc_and_r',
    '7-7 financial',
    '8-10 reserves',
  ]);
});

test('a part is left out, or is more of the one before it', () => {
  expect(made('cc_and_r', 'out', 'reserves')).toEqual(['1-6 cc_and_r', '8-10 reserves']);
  expect(made('cc_and_r', 'budget', 'before')).toEqual(['1-6 cc_and_r', '7-10 budget']);
  expect(made('cc_and_r', 'before', 'before')).toEqual(['1-10 cc_and_r']);
  expect(made('cc_and_r', 'out', 'before')).toEqual(['1-6 cc_and_r']);
  expect(made('out', 'out', 'out')).toEqual([]);
});

test('pages are told in words', () => {
  expect(parts.map(pagesInWords)).toEqual(['pages 1 to 6', 'page 7', 'pages 8 to 10']);
});
