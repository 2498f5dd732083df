import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedText, scoreWords, wordsOf } from './words-in-order.ts';

describe('the words of a text', () => {
  it('have no case, no punctuation and no break at a line’s end', () => {
    expect(wordsOf('The Owner’s “assess-\nment” is $1,080.00, [due](#due) _now_.')).toEqual([
      'the',
      'owners',
      'assessment',
      'is',
      '1,080.00',
      'due',
      'now',
    ]);
  });
});

it('has a word with a hyphen in one, wherever its line ends', () => {
  expect(wordsOf('a non-\nprofit, two-thirds, the\nNon-Profit - Corporation')).toEqual([
    'a',
    'nonprofit',
    'twothirds',
    'the',
    'nonprofit',
    'corporation',
  ]);
});

describe('the printed words of a transcription', () => {
  it.each([
    ['front matter', '---\ntitle: Bylaws\n---\n\nThe owners', 'the owners'],
    ['handwriting', 'By: `signed` John Doe, this `5th` day', 'by john doe this day'],
    ['remarks, but not links', '[illegible], [Director](#one)', 'director'],
    ["a list's numbers", 'kinds:\n1. annual\n2. special, 3. other', 'kinds annual special 3 other'],
    ['a heading that is repeated', '### Section 1.1 "Lot"\n\n"Lot" means land', 'section 1.1 lot means land'],
    ['but not a heading of its own', '## Dues\n\nDue dates', 'dues due dates'],
  ])('leave out %s', (_, transcription, words) => {
    expect(wordsOf(printedText(transcription)).join(' ')).toBe(words);
  });
});

describe('words found in order', () => {
  it('are counted over the part of the transcription that the text covers', () => {
    const truth = 'one two three four five six seven eight nine ten';
    expect(scoreWords('stamp three four fife six seven', truth)).toEqual({
      words: 5,
      found: 4,
      missed: ['five'],
      added: 2,
      whole: 10,
    });
  });

  it('are as many as a longest common subsequence has', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });
    fc.assert(
      fc.property(words, words, (read, truth) => {
        // The frame makes the covered part the whole.
        const frame = Array.from({ length: 20 }, (_, index) => `x${index}`);
        const framed = (list: string[]): string => [...frame, ...list, ...frame].join(' ');
        expect(scoreWords(framed(read), framed(truth)).found).toBe(40 + longestCommon(read, truth));
      }),
    );
  });
});

function longestCommon(a: string[], b: string[]): number {
  const [first, ...restA] = a;
  if (first === undefined) return 0;
  const at = b.indexOf(first);
  const without = longestCommon(restA, b);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(restA, b.slice(at + 1)));
}
