import { describe, expect, it } from 'vitest';
import { createNumberer, type Level, type List } from './list-numbers.ts';
import { formatNumber } from './number-formats.ts';

const level = (text: string, more: Partial<Level> = {}): Level => ({
  start: 1,
  format: 'decimal',
  text,
  legal: false,
  restart: undefined,
  ...more,
});
const list = (...levels: Level[]): List => ({
  countsAs: 'a',
  levels: new Map(levels.entries()),
  starts: new Map(),
});

describe('createNumberer', () => {
  it('counts a skipped level as begun', () => {
    const number = createNumberer(new Map([['1', list(level('%1.'), level('%1.%2'))]]));
    expect([number('1', 1), number('1', 1), number('1', 0)]).toEqual(['1.1', '1.2', '2.']);
  });

  it('lets a level count on where its list says so', () => {
    const on = list(level('%1.'), level('%2', { restart: 0 }));
    const number = createNumberer(new Map([['1', on]]));
    expect([number('1', 0), number('1', 1), number('1', 0), number('1', 1)]).toEqual(['1.', '1', '2.', '2']);
  });

  it('counts lists of one definition together', () => {
    const number = createNumberer(
      new Map([
        ['1', list(level('%1.'))],
        ['2', list(level('%1.'))],
      ]),
    );
    expect([number('1', 0), number('2', 0)]).toEqual(['1.', '2.']);
  });

  it('has no number for a list or level that is not there', () => {
    const number = createNumberer(new Map([['1', list(level('%1.'))]]));
    expect([number('9', 0), number('1', 5)]).toEqual(['', '']);
  });
});

it.each([
  [4, 'upperRoman', 'IV'],
  [1999, 'lowerRoman', 'mcmxcix'],
  [28, 'lowerLetter', 'bb'],
  [3, 'upperLetter', 'C'],
  [7, 'decimalZero', '07'],
  [11, 'ordinal', '11th'],
  [22, 'ordinal', '22nd'],
  [21, 'cardinalText', 'Twenty-One'],
  [20, 'ordinalText', 'Twentieth'],
  [33, 'ordinalText', 'Thirty-Third'],
  [5, 'none', ''],
  [5, 'hindiNumbers', '5'],
])('writes %i as %s: %s', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});
