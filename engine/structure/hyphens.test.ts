import { expect, it } from 'vitest';
import { hyphenAt, vocabularyOf } from './hyphens.ts';
import { printedLines } from './printed.ts';

function hyphen(line: string, next: string, elsewhere = '') {
  const text = [line, next, elsewhere].join('\n');
  const lines = printedLines([{ number: 1, text, lines: [], size: null, readable: true }]);
  return hyphenAt(line, next, vocabularyOf(lines));
}

it.each([
  ['the main-', 'tenance of', '', 'dropped'],
  ['the main-', 'tenance of', 'The main road.', 'dropped'],
  ['only owner-', 'occupied homes', 'An owner may. It is occupied.', 'kept'],
  ['only land-', 'scaping here', 'The land is mine. No landscaping is.', 'dropped'],
  ['a re-', 'recorded copy', 'as re-recorded', 'kept'],
  ['two-', 'thirds of the members', '', 'kept'],
  ['the By-', 'Laws of', '', 'kept'],
  ['the ASSESS-', 'MENTS are', '', 'dropped'],
  ['a non-', 'profit corporation', 'It is a nonprofit corporation.', 'dropped'],
  ['a 45-', 'day period', '', 'kept'],
  ['pages 12-', '14 of', '', 'kept'],
  ['no dues -', 'none at all', '', 'none'],
  ['plain words', 'go on', '', 'none'],
])('%j before %j, %j elsewhere: %s', (line, next, elsewhere, expected) => {
  expect(hyphen(line, next, elsewhere)).toBe(expected);
});
