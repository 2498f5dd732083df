import { describe, expect, test } from 'vitest';
import type { Box, Line, Word } from '#contract/page.ts';
import { markBoxes } from './mark-boxes.ts';

/** A page of lines of 40 characters across the whole width, each line a tenth of the page high. */
function pageOf(...rows: string[]) {
  const text = rows.join('\n');
  let at = 0;
  const lines = rows.map((row, index): Line => {
    const start = at;
    at += row.length + 1;
    const words = [...row.matchAll(/[^ \t]+/g)].map(({ 0: word, index: from }): Word => {
      return [start + from, start + from + word.length, from / 40, (from + word.length) / 40];
    });
    const box: Box = [0, index / 10, row.length / 40, (index + 1) / 10];
    return { start, end: start + row.length, box, size: 10, bold: false, heading: 0, words };
  });
  return { text, lines };
}

const marked = (page: ReturnType<typeof pageOf>, quote: string) => {
  const start = page.text.indexOf(quote);
  expect(start).toBeGreaterThanOrEqual(0);
  return markBoxes(page, start, start + quote.length).map(({ left, top, width, height }) =>
    [left * 40, top * 10, width * 40, height * 10].map((n) => Math.round(n * 100) / 100),
  );
};

const page = pageOf(
  'The dues are due on the first',
  'day of each month. A late fee',
  'of $25 applies after that.',
);

describe('the boxes of a citation', () => {
  test('within one line go from its first word to its last', () => {
    expect(marked(page, 'dues are due')).toEqual([[4, 0, 12, 1]]);
  });

  test('over several lines are one a line', () => {
    expect(marked(page, 'due on the first\nday of each month.')).toEqual([
      [13, 0, 16, 1],
      [0, 1, 18, 1],
    ]);
  });

  test('take in every line between the first and the last', () => {
    expect(marked(page, 'first\nday of each month. A late fee\nof')).toHaveLength(3);
  });

  test('mark words whole', () => {
    expect(marked(page, 'ate fe')).toEqual([[21, 1, 8, 1]]);
  });

  test('leave the gap between two cells free', () => {
    const table = pageOf('Insurance premium\t\t$48,200', 'Water\t$9,000');
    expect(marked(table, 'Insurance premium\t\t$48,200')).toEqual([
      [0, 0, 17, 1],
      [19, 0, 7, 1],
    ]);
  });

  test('do not take in the line that only touches', () => {
    const start = page.text.indexOf('day');
    expect(markBoxes(page, start, start + 3)).toHaveLength(1);
    expect(markBoxes(page, 0, start - 1)).toHaveLength(1);
  });

  test('are the whole line where its words have no place, and none where the line has none', () => {
    const [line] = page.lines;
    const bare = { text: page.text, lines: [{ ...line!, words: [] }] };
    expect(markBoxes(bare, 4, 8)).toEqual([{ left: 0, top: 0, width: 29 / 40, height: 0.1 }]);
    expect(markBoxes({ ...bare, lines: [{ ...line!, box: null }] }, 4, 8)).toEqual([]);
  });

  test('never have a negative side, whatever the reader gave', () => {
    const odd = pageOf('abc def');
    const line = odd.lines[0]!;
    const turned = { ...odd, lines: [{ ...line, box: [0.5, 0.6, 0.4, 0.2] as Box, words: [] }] };
    const [box] = markBoxes(turned, 0, 3);
    expect(box).toMatchObject({ width: 0, height: 0 });
  });
});
