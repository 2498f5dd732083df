import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';

const rowsIn = (text: string) =>
  docOf(text.trim(), 'budget').rows.map(({ cells }) => cells.map((cell) => cell.text.trim()));

describe('a table whose cells stand on lines of their own', () => {
  it('has its rows back by the strokes between cells, with labels of two lines', () => {
    const text = `
| Quail Hollow Owners |
|
|
|
| Budget for the
Year 2031 |
|
|
|
| Interest
(estimated) |
$400 |
|
|
|
| Total
Income |
$31,200 |
|
|
|
| EXPENSES: |
|
|
| Total
Expenses: |
|
$30,900 |
|
|`;
    expect(rowsIn(text)).toEqual([
      ['Interest (estimated)', '$400'],
      ['Total Income', '$31,200'],
      ['Total Expenses:', '$30,900'],
    ]);
  });

  it('keeps the heads of columns apart from the rows and from one another', () => {
    const text = `
BUDGET |
|
ACTUAL |
|
|
|
12/31/2032 |
|
12/31/2031 |
|
|
|
Insurance |
|
1,250
|
|
1,180 |
|
|
|
Mowing |
|
9,000 |
|
8,700 |`;
    expect(rowsIn(text)).toEqual([
      ['BUDGET', 'ACTUAL'],
      ['12/31/2032', '12/31/2031'],
      ['Insurance', '1,250', '1,180'],
      ['Mowing', '9,000', '8,700'],
    ]);
  });

  it('is not seen in rows that end on their lines, nor in a stroke or two of a scan', () => {
    expect(rowsIn('| Insurance | 1,250 |\n| Mowing | 9,000 |')).toEqual([
      ['Insurance', '1,250'],
      ['Mowing', '9,000'],
    ]);
    expect(rowsIn('The pool was closed.\n|\nThe gate was mended.\n|')).toEqual([]);
  });

  it('is none where it holds questions and answers and no figures', () => {
    const text =
      '| Are fences allowed? |\n|\n| No. |\n|\n| Are pets allowed? |\n|\n| Yes, two. |\n|\n| How many homes are there? |\n|\n| 47 |';
    expect(rowsIn(text).every((cells) => cells.length === 1)).toBe(true);
  });

  it('has its rows back by the years that begin them', () => {
    const text =
      'MONTHLY DUES\n\nYear\n\nCottages\n\nVillas\n\n2029-2030\n\n$81.00\n\n$97.00\n\n2031\n\n$85.00\n\n$102.00';
    expect(rowsIn(text)).toEqual([
      ['Year', 'Cottages', 'Villas'],
      ['2029-2030', '$81.00', '$97.00'],
      ['2031', '$85.00', '$102.00'],
    ]);
    // Without heads as many as the cells of a row nothing names the columns.
    expect(rowsIn('We met in 2030.\n2029\n$81.00\n2031\n$85.00')).not.toContainEqual(['2029', '$81.00']);
  });
});
