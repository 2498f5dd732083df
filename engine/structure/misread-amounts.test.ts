import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { analyze } from '../analyze.ts';
import { hideMisreadAmounts } from './misread-amounts.ts';
import { linesOfText } from './printed.ts';

const table = ['Water\t$120.00\t$130.00', 'Power\t$90.00\t$95.50', 'Mowing\t$1,200.00'];
const hidden = (line: string) => hideMisreadAmounts([...table, line]).at(-1);
const gone = (length: number) => '\ufffd'.repeat(length);

describe('a figure of a table whose amounts bear cents', () => {
  it.each([
    ['Insurance\t$ 122500|$\t§\t583.98', `Insurance\t$ ${gone(6)}|$\t§\t583.98`],
    ['TOTAL\t2874288', `TOTAL\t${gone(7)}`],
    ['TOTAL\t|9766404|\t72,546.00', `TOTAL\t|${gone(7)}|\t72,546.00`],
    ['Paint\t$4400', `Paint\t$${gone(4)}`],
    ['Paint\t1,49271', `Paint\t${gone(7)}`],
    ['A fine of $5.000 is due', `A fine of $${gone(5)} is due`],
    ['Paint\t$ 5\t72.00', `Paint\t$ ${gone(1)}\t72.00`],
    ['Paint\t12,34', `Paint\t${gone(5)}`],
  ])('is hidden where it lost its point or a comma is out of place: %j', (line, left) => {
    expect(hidden(line)).toBe(left);
  });

  it.each([
    'Insurance\t$1,225.00',
    'Paint\t1225.00',
    '2008\t2009\t2010',
    '5406 Insurance\t$90.00',
    'Homes\t212',
    'Paint\t$5\t$72',
    'Total $122500 in words of prose',
    'Assets\t1,225,000.00',
  ])('stays: %j', (line) => {
    expect(hidden(line)).toBe(line);
  });

  it('stays where only sections are numbered with a point', () => {
    const lines = Array.from({ length: 6 }, (_, at) => `$500\t$1000\tSheds, paragraph 5.0${at}`);
    expect(hideMisreadAmounts(lines)).toEqual(lines);
  });

  it('stays where the amounts are whole dollars', () => {
    const lines = ['Water\t$1,200', 'Power\t13500', 'Mowing\t$4400'];
    expect(hideMisreadAmounts(lines)).toEqual(lines);
  });
});

describe('in a recognized budget', () => {
  const page = (source: 'ocr' | undefined, insurance: string): Page => {
    const text = ['Budget 2024', 'Expenses', ...table, `Insurance\t${insurance}`, 'Trash\t$80.00'].join('\n');
    return {
      number: 1,
      text,
      lines: linesOfText(text),
      size: null,
      readable: true,
      ...(source && { source }),
    };
  };
  const insurance = (pages: Page) =>
    analyze([pages], { documentType: 'budget' }).facts.find(({ id }) => id === 'budget.insurance')?.value;

  it('nothing is told of a line with a misread figure', () => {
    expect(insurance(page('ocr', '$1,225.00'))).toEqual({ amount: 1225, period: 'year' });
    expect(insurance(page('ocr', '$ 122500|'))).toBeUndefined();
    expect(insurance(page('ocr', '$ 122500|\t$900.00'))).toBeUndefined();
    expect(insurance(page(undefined, '$122500'))).toEqual({ amount: 122500, period: 'year' });
  });
});
