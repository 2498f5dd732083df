import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { budgetLines } from '../rules/money/budget-lines.ts';
import { factsIn } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const find = (lines: string[], type: 'budget' | 'financial' = 'financial') =>
  factsIn(lines.join('\n'), budgetLines, type);
const points = (picture: string) =>
  analyze([laidOut(picture)], { documentType: 'financial' }).key_points.map(({ text }) => text);
const income = 'budget.total_income';

describe('a column of less than a year', () => {
  const rows = (heads: string, figures: string) => [`\t${heads}`, `Total Income\t${figures}`];
  it.each([
    ['Feb actual\tFeb budget', '9,000\t9,200', { amount: 9200 }],
    ['Feb actual\tFeb budget\tYTD actual\tYTD budget', '9,000\t9,200\t18,100\t18,400', { amount: 18_400 }],
    ['QTD Actual\tQTD Budget', '27,000\t27,600', { amount: 27_600 }],
    ['Current Month Actual\tCurrent Month Budget', '9,000\t9,200', { amount: 9200 }],
    ['May 31\tBudget\t$ Over Budget', '8,000\t9,200\t(1,200)', { amount: 9200 }],
  ])('is told as no year: %s', (heads, figures, value) =>
    expect(find(rows(heads, figures))[income]).toEqual(value),
  );
  it.each([
    ['Jan - Dec 31\tBudget\t$ Over Budget', '108,000\t110,400\t(2,400)', 110_400],
    ['Feb actual\tFeb budget\tAnnual budget', '9,000\t9,200\t110,400', 110_400],
    // As much as a twelfth of it was used.
    ['May 31\tBudget\tRemaining', '9,000\t110,400\t101,400', 110_400],
    ['May 31\t2031 Budget', '9,000\t110,400', 110_400],
    ['Oct 31\tNov 31\tDec 31\tBudget', '9,000\t9,100\t9,200\t110,400', 110_400],
    // No name of a month.
    ['Marketing actual\tAnnual', '9,000\t110,400', 110_400],
  ])('is another than that of a year: %s', (heads, figures, amount) =>
    expect(find(rows(heads, figures))[income]).toEqual({ amount, period: 'year' }),
  );
});

it("tells a month's statement as the month's", () => {
  const told = points(`
Gull Creek HOA
Profit & Loss Budget vs. Actual
May 2031                                            Accrual Basis
                        May 31        Budget      $ Over Budget
Total Income          6,064.61      6,000.00         64.61
Insurance               232.00        240.00         (8.00)
Total Expense         5,440.64      5,689.00        (248.36)
Net Income              623.97        311.00        312.97`);
  expect(told).toContain('The figures go up to May 2031.');
  expect(told).toContain('Total income in May 2031: $6,064.61, against $6,000 in the budget.');
  expect(told).toContain('Insurance, in May 2031: $232, against $240 in the budget.');
  expect(told).toContain('In May 2031, the association took in $623.97 more than it spent.');
});

it('tells lines added up in the column of a year as planned for it', () => {
  const told = points(`
Gull Creek HOA
Statement of Revenues and Expenses  4/1/2031 - 4/30/2031
                              Current Period           Year To Date          Annual
                          Actual      Budget      Actual      Budget      Budget
Total Income           31,910.00   31,750.00  127,325.00  127,000.00  381,000.00
Insurance - Package       980.00    1,000.00    3,920.00    4,000.00   12,000.00
Insurance - D&O           195.00      200.00      780.00      800.00    2,400.00
Total Expense          27,966.00   27,425.00  108,870.00  109,700.00  329,100.00`);
  expect(told).toContainEqual(expect.stringMatching(/^The budget for insurance is \$14,400 a year\./));
});

it('sets the estimate of one fiscal year beside no budget of the next', () => {
  const picture = (first: string) => `
Gull Creek HOA
Budget comparison
                         ${first}     FY32 Budget
Total Income             115,669        123,580
Total Expenses           113,046        123,750`;
  const risks = (first: string) =>
    analyze([laidOut(picture(first))], { documentType: 'financial' }).risks.map(({ id }) => id);
  const [short] = risks('FY32 Actual');
  expect(short).toBeDefined();
  expect(risks('FY31 Actual')).not.toContain(short);
  expect(risks('Est. Actual')).not.toContain(short);
});

it("takes a table's title before the heads of its columns for no head", () => {
  const told = factsIn(
    [
      '2031 OPERATING BUDGET SUMMARY\t2030\t2031',
      'Laundry income\t2,400\t2,000',
      'Total income\t192,648\t199,496',
      'Total expenses\t191,000\t198,200',
    ].join('\n'),
    budgetLines,
    'budget',
  );
  expect(told[income]).toEqual({ amount: 199_496, period: 'year' });
  const printed = analyze(
    [
      laidOut(`
Elm Court Association
2031 OPERATING BUDGET SUMMARY              2030            2031
Association fees                     $190,248.00     $197,496.00
Laundry income                         $2,400.00       $2,000.00
Total income                         $192,648.00     $199,496.00
Total expenses                       $191,000.00     $198,200.00`),
    ],
    { documentType: 'budget' },
  ).key_points.map(({ text }) => text);
  expect(printed).toContain('The budget counts on income of $199,496.');
});

it('a last column without a name that the months add up to is their total', () => {
  const result = (last: string) =>
    points(`
Profit and Loss
                Jan 31    Feb 31    Mar 31
Dues             3,480     3,480     3,480    10,440
Net Income         986       611    -6,720    ${last}`).find((text) => /more than/.test(text));
  expect(result('-5,123')).toContain('$5,123');
  expect(result('77,000')).not.toContain('$77,000');
});

it('the reserves have an income statement of their own behind that of the operations', () => {
  const statement = (title: string, total: string) => [
    `${title}\tMonth Actual\tAnnual Budget`,
    'INCOME',
    `Total Income\t9,000\t${total}`,
  ];
  const rows = [
    ...statement('Income Statement - Operating', '110,400'),
    ...statement('Income Statement - Reserve', '55,200'),
  ];
  expect(find(rows)[income]).toEqual({ amount: 110_400, period: 'year' });
});

it('shortened words of labels are read in full', () => {
  expect(find(['EXPENSES', 'Mgmt fee\t9,600', 'Ins. - master policy\t4,000'], 'budget')).toMatchObject({
    'budget.management_fee': { amount: 9600, period: 'year' },
    'budget.insurance': { amount: 4000, period: 'year' },
  });
});
