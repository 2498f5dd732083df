import { describe, expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import { docOf } from '../testing/doc-of.ts';
import { printedPage } from '../testing/printed-page.ts';

const rowsOf = (text: string) =>
  docOf(text).rows.map(({ label, cells }) => [
    label,
    ...cells.map(({ text: cell, figure }) => figure ?? cell).slice(1),
  ]);

describe('rows', () => {
  it.each([
    ['Insurance\t4,500.00\t(350)', ['Insurance', 4500, -350]],
    ['Insurance .......... 4,500.00', ['Insurance', 4500]],
    ['Insurance 4,500.00 4,200.00', ['Insurance', 4500, 4200]],
    ['TOTAL\t$\t72,996\t$\t-', ['TOTAL', 72_996, 0]],
    ['Dues Received 08 $\t-\t$\t50,926.55', ['Dues Received 08', 0, 50_926.55]],
    ['4001 - Dues\t$8,490.42 $6,083.00\t45%', ['4001 - Dues', 8490.42, 6083, 45]],
    ['| Late fee | $25 |', ['Late fee', 25]],
    ['Reserve Fund\t$2,970 est: $2,970\t$3,100', ['Reserve Fund', '$2,970 est: $2,970', 3100]],
    ['Dues at\t90 homes, late\t$3,100', ['Dues at 90 homes, late', '90 homes, late', 3100]],
    ['BOD\tBoard of Directors', ['BOD', 'Board of Directors']],
    ['140\tWood fence\t15\t$8,700', ['140 Wood fence', 'Wood fence', 15, 8700]],
  ])('%j', (line, expected) => {
    expect(rowsOf(line)).toEqual([expected]);
  });

  it.each([
    'Section 1.\tPets are allowed.',
    '(a)\tthe right to suspend the vote',
    'Owners keep their lots clean.\tThey also keep the walks clear of snow and ice.',
    'The dues of the Association are $1,200.00',
    'No row',
  ])('%j is none', (line) => {
    expect(rowsOf(line)).toEqual([]);
  });

  it('are lines that lead to an amount, whatever stands before them', () => {
    const text =
      'Percent Funded .............................. 59.1 %\nRecommended "Full" Contributions .............. $9,850\nAnnual Inflation Rate ......................... 3.00 %';
    expect(rowsOf(text).map((row) => row.at(-1))).toEqual([59.1, 9850, 3]);
    expect(rowsOf('The fund ........ is strong at 9,850 and grows')).toEqual([]);
  });

  it('joins an amount at the end of a sentence to the sentence', () => {
    const text =
      'The initial dues that every owner shall pay to the Association are\nDollars $1,200.00\neach year, payable in advance to the treasurer of the Association and\nnot in arrears.';
    expect(rowsOf(text)).toEqual([]);
  });

  it('are no lines with more cells than any table has columns', () => {
    const line = (cells: number) => Array.from({ length: cells }, () => '1').join('\t');
    expect(rowsOf(line(300))).toHaveLength(1);
    expect(rowsOf(line(301))).toEqual([]);
  });

  it('knows the edges and the place of every cell', () => {
    const doc = readDoc([printedPage(3, [{ text: 'Water\t$ 1,200.00 900.00', top: 0.2, left: 0.1 }])]);
    const [row] = doc.rows;
    expect(row?.page).toBe(3);
    expect(row?.cells.map(({ start, end }) => doc.source.text.slice(start, end))).toEqual([
      'Water',
      '$ 1,200.00',
      '900.00',
    ]);
    expect(row?.cells[0]?.left).toBeCloseTo(0.1);
    const [, first, second] = row?.cells ?? [];
    expect(first?.right).toBeLessThan(second?.left ?? 0);
    expect(second?.right).toBeCloseTo(0.1 + 0.009 * (5 + 6 + 17));
  });
});
