import { describe, expect, test } from 'vitest';
import { findIn, foldQuery, foldText } from './fold-text.ts';

const found = (text: string, query: string) =>
  findIn(foldText(text), foldQuery(query)).map(({ start, end }) => text.slice(start, end));

describe('words are found', () => {
  test.each([
    ['No Pets. PETS may not', 'pets', ['Pets', 'PETS']],
    ['the\nannual  assessment\tis', 'annual assessment is', ['annual  assessment\tis']],
    ['each assess-\nment is due', 'assessment', ['assess-\nment']],
    ['a non-resident owner, a nonresident', 'non-resident', ['non-resident', 'nonresident']],
    ['the Owner’s “Lot”', `owner's "lot"`, ['Owner’s “Lot”']],
    ['oﬃce of the café', 'office', ['oﬃce']],
    ['at the café.', 'cafe', ['café']],
    ['from 2024–2025', '2024-2025', ['2024–2025']],
    ['due (see Section 4.02(b))', 'section 4.02(b)', ['Section 4.02(b)']],
    ['pets', 'dogs', []],
    ['aaa', 'aa', ['aa']],
  ])('%j searched for %j', (text, query, words) => {
    expect(found(text, query)).toEqual(words);
  });

  test('while a hyphen is being typed', () => {
    expect(found('a non-resident', 'non-')).toEqual(['non-']);
  });
});

test('nothing is found by nothing', () => {
  expect(found('anything', '  \n')).toEqual([]);
});

test('a folded text knows where each of its characters stood', () => {
  const original = 'Ünit  №\u00a05-\nB “ﬁ”';
  const { text, offsets } = foldText(original);
  expect(offsets).toHaveLength(text.length + 1);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(text).toBe('unit no 5b "fi"');
});
