import { expect, test } from 'vitest';
import { type Mark, segmentsOf, targetOf } from './mark.ts';

const text = 'Dues are due on the first.';
const mark = (start: number, end: number, tone: Mark['tone'] = 'cited'): Mark => ({ start, end, tone });
const shown = (marks: readonly Mark[]) =>
  segmentsOf(text, marks)
    .map(({ text, tone }) => (tone ? `[${tone} ${text}]` : text))
    .join('');

test.each<[readonly Mark[], string]>([
  [[], text],
  [[mark(0, 4)], '[cited Dues] are due on the first.'],
  [[mark(9, 12, 'found'), mark(0, 12)], '[cited Dues are ][cited due] on the first.'],
  [[mark(0, 12), mark(9, 12, 'current')], '[cited Dues are ][current due] on the first.'],
  [[mark(20, 99)], 'Dues are due on the [cited first.]'],
  [[mark(-3, 4)], '[cited Dues] are due on the first.'],
  [[mark(4, 4), mark(50, 60)], text],
])('%j', (marks, words) => {
  expect(shown(marks)).toBe(words);
  expect(
    segmentsOf(text, marks)
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

test('a page is scrolled to the match that is looked at, else to the citation, else to the first match', () => {
  const [found, cited, current] = [mark(0, 1, 'found'), mark(2, 3), mark(4, 5, 'current')];
  expect(targetOf([found, cited, current])).toBe(current);
  expect(targetOf([found, cited])).toBe(cited);
  expect(targetOf([found])).toBe(found);
  expect(targetOf([])).toBeUndefined();
});

test('an empty text has no pieces', () => {
  expect(segmentsOf('', [mark(0, 3)])).toEqual([]);
});
