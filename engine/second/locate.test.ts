import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';

const text = 'A “late fee” of $1,500\nis due – unless\tthe Board waives it.';
const at = (quote: string) => {
  const found = locate({ text }, quote);
  return found && text.slice(found.start, found.end);
};

describe('where a quote stands', () => {
  it.each([
    ['the words as they are', 'is due', 'is due'],
    [
      'over a line end and a tab',
      'of $1,500 is due – unless the Board',
      'of $1,500\nis due – unless\tthe Board',
    ],
    [
      'plain quotes, dashes and case',
      'a "LATE fee" of $1,500 is due - unless',
      'A “late fee” of $1,500\nis due – unless',
    ],
    ['white space around it', '  waives it. ', 'waives it.'],
  ])('%s', (_, quote, found) => {
    expect(at(quote)).toBe(found);
  });

  it.each([
    ['an altered figure', 'of $1,600 is due'],
    ['a part of a figure', '500 is due'],
    ['a figure cut short', 'fee" of $1'],
    ['a part of a word', 'less the Board'],
    ['an ellipsis', 'late fee ... is due'],
    ['a word left out', 'late of $1,500'],
    ['nothing', ''],
    ['white space', ' \n\t '],
  ])('not %s', (_, quote) => {
    expect(at(quote)).toBeNull();
  });
});
