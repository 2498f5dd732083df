import { describe, expect, it } from 'vitest';
import { readTxt } from './read-txt.ts';

/** The lines of a text as rows of cells. */
const linesIn = (text: string) =>
  (readTxt(Buffer.from(text)) ?? []).flatMap((page) =>
    page.text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')])),
  );
const rowsIn = (text: string) => linesIn(text).filter((cells) => cells.length > 1);

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
    expect(linesIn('| Insurance | 1,250 |\n| Mowing | 9,000 |')).toEqual([
      ['| Insurance | 1,250 |'],
      ['| Mowing | 9,000 |'],
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

  it('parts the names of columns from the first row under them', () => {
    const row = (...cells: string[]) => cells.map((cell) => `${cell} |\n|`).join('\n');
    const text = [
      'Costs |\n|\n2031 Budget\n|\n2032 Budget\n|',
      row('Mowing', '9,000', '9,200'),
      row('Insurance', '$ 1,250', '$ 1,310'),
      row('Total', '10,250', '10,510'),
    ].join('\n');
    expect(rowsIn(text)).toEqual([
      ['Costs', '2031 Budget', '2032 Budget'],
      ['Mowing', '9,000', '9,200'],
      ['Insurance', '$ 1,250', '$ 1,310'],
      ['Total', '10,250', '10,510'],
    ]);
  });

  const report =
    'The year ended well. We spent less on snow than we had planned, and the trees were trimmed.\n';
  const costs = ['Dues', 'Mowing', 'Snow', 'Insurance', 'Total costs'];

  it('has its rows back behind a report in sentences, with a sum of no thousands among the others', () => {
    const table = costs.flatMap((label, at) => [
      label,
      `$   ${at}10`,
      `$ ${at + 1},400`,
      at ? '850' : '1,020',
    ]);
    const rows = rowsIn(
      `${report.repeat(12)}\nPlan\n2031 Budget\n2031 Actual\n2032 Budget\n${table.join('\n')}`,
    );
    expect(rows[0]).toEqual(['Plan', '2031 Budget', '2031 Actual', '2032 Budget']);
    expect(rows[3]).toEqual(['Snow', '$ 210', '$ 3,400', '850']);
    expect(rows).toHaveLength(6);
  });

  it('has its rows back where names of columns take three lines each', () => {
    const heads = ['Costs', '2031\nBudget\n(Approved)', '2030\nJan-Dec'];
    const table = costs.flatMap((label, at) => [label, `${at + 1},400.00`, '0.00']);
    expect(rowsIn([...heads, ...table].join('\n\n'))[0]).toEqual([
      'Costs',
      '2031 Budget (Approved)',
      '2030 Jan-Dec',
    ]);
  });

  it('is none in a list of contents, nor in a letter that names a bill or two between its sentences', () => {
    const contents = costs.map((label, at) => `${label}\n${at + 11}`).join('\n');
    expect(rowsIn(contents)).toEqual([]);
    const bills = costs.map((label) => `${report.repeat(3)}${label}\n$1,200.00`).join('\n');
    expect(rowsIn(report.repeat(4) + bills)).toEqual([]);
  });
});

describe('a spreadsheet pasted with tabs between its cells', () => {
  it('has its empty cells, where each row has as many', () => {
    const text = [
      'Fox Run',
      '\tBudget\tActual\tNext',
      'Dues\t900\t880\t950',
      'Legal\t\t75\t',
      'Snow\t120\t\t130',
    ];
    expect(linesIn(text.join('\n'))).toEqual([
      ['Fox Run'],
      ['Budget', 'Actual', 'Next'],
      ['Dues', '900', '880', '950'],
      ['Legal', '', '75'],
      ['Snow', '120', '', '130'],
    ]);
  });

  it('has none where tabs were put behind short words to set its columns', () => {
    expect(linesIn('Landscaping\t900\nDues\t\t75\nSnow\t\t120\nManagement\t130')).toEqual([
      ['Landscaping', '900'],
      ['Dues', '75'],
      ['Snow', '120'],
      ['Management', '130'],
    ]);
  });
});

describe('a spreadsheet saved with commas between its values', () => {
  it('has its rows, with sums in quotation marks whole and empty cells kept', () => {
    const text = [
      'Fox Run Owners,,,',
      ',Actual,Budget,% of Budget',
      'Income,,,',
      'Dues,"86,420.00","88,200.00",98.0%',
      '"Interest, bank",120.50,,',
      'Signs ""new"",,300.00,',
      'Total Income,"86,540.50","88,500.00",97.8%',
    ].join('\n');
    expect(linesIn(text)).toEqual([
      ['Fox Run Owners'],
      ['', 'Actual', 'Budget', '% of Budget'],
      ['Income'],
      ['Dues', '86,420.00', '88,200.00', '98.0%'],
      ['Interest, bank', '120.50'],
      ['Signs ""new""', '', '300.00'],
      ['Total Income', '86,540.50', '88,500.00', '97.8%'],
    ]);
  });

  it('is none in a list of sums, of days or of places, nor in sentences', () => {
    for (const text of [
      'Mowing $12,000\nSnow $8,500\nInsurance $22,400\nTrash $6,200',
      'May 6, 2031\nJune 3, 2031\nJuly 8, 2031\nMay 5, 2032',
      'Salem,OR\nBend,OR\nAstoria,OR\nEugene,OR',
      'Owners, tenants and guests park here.\nDogs, cats and birds are allowed.\nNo signs, 2 excepted.\nNo boats, please.',
    ])
      expect(rowsIn(text)).toEqual([]);
  });
});
