import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { laidOut } from '../testing/printed-table.ts';
import { says } from '../testing/told-of.ts';

const points = (picture: string) =>
  analyze([laidOut(picture)], { documentType: 'financial' }).key_points.map(({ text }) => text);

describe('a statement that prints the budget beside what happened', () => {
  it('tells the plan as a plan, and the result as it was', () => {
    const told = points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
                        Actual        Budget      Variance
Total Income         72,564.61     68,289.00      4,275.61
Insurance             2,732.00      2,800.00         68.00
Management           17,943.00     17,943.00          0.00
Total Expense        65,440.64     68,289.00      2,848.36
Net Income            7,123.97          0.00      7,123.97`);
    expect(told).toContain('Income in the year: $72,564.61, against $68,289 in the budget.');
    expect(told).toContain('Costs in the year: $65,440.64, against $68,289 in the budget.');
    expect(told).toContain('Insurance costs $2,732 a year, against $2,800 in the budget.');
    expect(told).toContain('The manager costs $17,943 a year.');
    expect(told).toContain('The association took in $7,123.97 more than it spent.');
  });

  it('tells the plan as a plan where a month and the year so far stand side by side', () => {
    const told = points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
                       12/1/2031 - 12/31/2031               1/1/2031 - 12/31/2031
                     Actual      Budget    Variance     Actual       Budget    Variance    Annual Budget
Total Income      10,706.00    5,690.00    5,016.00   72,564.00    68,289.00    4,275.00      68,289.00
Insurance              0.00      233.00      233.00    2,732.00     2,800.00       68.00       2,800.00
Total Expense      4,483.00    5,690.00    1,207.00   65,440.00    68,289.00    2,849.00      68,289.00
Net Income         6,223.00        0.00    6,223.00    7,124.00         0.00    7,124.00           0.00`);
    expect(told).toContain('Income in the year: $72,564, against $68,289 in the budget.');
    expect(told).toContain('Insurance costs $2,732 a year, against $2,800 in the budget.');
  });

  it('tells what went into reserves before the income was added up, and what operations alone left', () => {
    const statement = (put: string) =>
      points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
                                Actual        Budget      Variance
Income
Assessments                  72,000.00     72,000.00          0.00
Reserve Contribution          ${put}     ${put}          0.00
Total Operating Income       63,000.00     63,000.00          0.00
Expenses
Total Operating Expense      65,440.00     63,000.00     -2,440.00
Net Operating Income         -2,440.00          0.00     -2,440.00
Net Total                     6,560.00      9,000.00     -2,440.00`);
    const told = statement('-9,000.00').join(' ');
    expect(told).toContain('That is after $9,000 went into reserves.');
    expect(told).toContain(
      'took in $6,560 more than it spent. Running the place alone cost $2,440 more than it took in.',
    );
    expect(statement(' 9,000.00').join(' ')).not.toContain('That is after');
  });

  it('does not count what the reserves take in as a cost', () => {
    const told = points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
                                Actual        Budget      Variance
Expenses
Total Expense                65,440.00     63,000.00     -2,440.00
Reserve Income
Reserve Contribution          9,000.00      9,000.00          0.00
Net Income                   -2,440.00          0.00     -2,440.00`).join(' ');
    expect(told).toContain('The association spent $2,440 more than it took in.');
  });

  it('tells what the operating account owes the reserves', () => {
    const sheet = (label: string) =>
      points(`
Gull Creek HOA
Balance Sheet as of 12/31/2031
                                Operating       Reserve         Total
Assets
Cash                             4,000.00     90,000.00     94,000.00
${label}               0.00      7,000.00      7,000.00
Total Assets                     4,000.00     97,000.00    101,000.00`).join(' ');
    expect(sheet('Due From Operating')).toContain(
      'account held $90,000. The operating account owed the reserves $7,000 besides.',
    );
    expect(sheet('Due From Insurance')).not.toContain('owed the reserves');
  });

  it('tells them apart where the budget comes first', () => {
    const told = points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
                        Budget        Actual      Variance
Total Income         68,289.00     72,564.61      4,275.61
Total Expense        68,289.00     65,440.64      2,848.36`);
    expect(told).toContain('Income in the year: $72,564.61, against $68,289 in the budget.');
    expect(told).toContain('Costs in the year: $65,440.64, against $68,289 in the budget.');
  });

  it('tells the figures of a part of the year as such', () => {
    const told = points(`
Gull Creek HOA
January 2031 to November 6, 2031
                     YTD Actual        Budget      Variance
Total Revenue         36,564.00     36,289.00        275.00
Total Expenses        32,440.00     36,289.00      3,849.00
Net Income             4,124.00          0.00      4,124.00`).join(' ');
    expect(told).toContain('Income from January to November 6, 2031: $36,564');
    expect(told).toContain('Costs from January to November 6, 2031: $32,440');
  });

  it('tells of which days the result in a balance sheet is', () => {
    const sheet = (title: string) =>
      points(`
Gull Creek HOA
${title}
Total Income          8,044.00
Total Expense           724.00
Net Income            7,320.00

Balance Sheet
As of March 9, 2031
Total Assets         33,297.00
LIABILITIES & EQUITY
Equity
Net Income            7,320.00
Total Equity         33,297.00`).join(' ');
    expect(sheet('January 1 through March 9, 2031')).toContain(
      'From January 1 to March 9, 2031, the association took in $7,320 more than it spent.',
    );
    expect(sheet('Income and Expenses')).not.toContain('From January 1');
  });

  it('tells the plan alone where the other column is of less than a year', () => {
    const told = points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 5/31/2031
                     YTD Actual   Annual Budget
Total Income          32,564.00       68,289.00
Total Expense         25,440.00       68,289.00`);
    expect(told).toContain('The budget counts on income of $68,289.');
  });

  it('counts the months that the cash lasts on what was spent, and says what went into reserves', () => {
    const page = laidOut(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
Assets
Operating checking                   20,000.00
Total Assets                         20,000.00
                                   Actual        Budget      Variance
Income
Total Income                    70,000.00     70,000.00          0.00
Expense
Mowing                          48,000.00     30,000.00     18,000.00
Allocation to Reserves          12,000.00     10,000.00      2,000.00
Total Expense                   80,000.00     60,000.00     20,000.00
Net Income                     -10,000.00     10,000.00    -20,000.00`);
    const { key_points, facts, risks } = analyze([page], { documentType: 'financial' });
    const told = key_points.map(({ text }) => text).join('\n');
    expect(told).toMatch(/enough for about 3 months of costs/);
    expect(told).toContain('$12,000 went into reserves in the year, against $10,000 in the budget.');
    expect(facts.find(({ id }) => id === 'budget.reserve_contribution')?.display).toBe(
      '$10,000 a year planned, $12,000 actual',
    );
    expect(told).toContain(
      'The association put $12,000 into its own reserves; with that, $10,000 more went out than came in.',
    );
    expect(risks.map(({ title }) => title).join()).not.toMatch(/lost money/);
  });

  it('goes by the bottom line that the statement prints', () => {
    const page = laidOut(`
Gull Creek HOA
Income Statement  1/1/2031 - 12/31/2031
Income
Dues                             34,000.00
Total Income                     34,000.00
Operating Expenses
Mowing                           36,000.00
Total Operating Expenses         36,000.00
Operating Income / (Loss)        (2,000.00)
Other Income
Interest                            500.00
Total Other Income                  500.00
Net Profit                       (1,500.00)`);
    const { key_points, risks } = analyze([page], { documentType: 'financial' });
    expect(key_points.map(({ text }) => text)).toContain(
      'The association spent $1,500 more than it took in.',
    );
    expect(key_points.map(({ text }) => text)).toContain(
      'Income in the year: $34,000. Other income comes to $500 more.',
    );
    const gap = risks.find(({ title }) => title === 'Costs are higher than income.');
    expect(gap?.explanation).toMatch(/with other income and costs counted, \$1,500 short/);
    expect(gap?.citations.map(({ quote }) => quote).join()).toMatch(/Net Profit/);
  });

  it('tells what happened where no budget stands beside it', () => {
    const told = points(`
Gull Creek HOA
Income Statement  1/1/2031 - 12/31/2031
                          2031          2030
Total Income         72,564.61     68,289.00
Total Expense        65,440.64     66,289.00
Net Income            7,123.97      2,000.00`);
    expect(told).toContain('Income in the year: $72,564.61.');
    expect(told).toContain('Costs in the year: $65,440.64.');
  });

  it('tells both for a part of the year, where the budget is of that part', () => {
    const told = points(`
Gull Creek HOA
Profit & Loss Budget vs. Actual
January 1 through October 29, 2031
                                Jan 1-Oct 29, 31    Jan 1-Oct 29, 31 Budget    Variance
Total Income                           39,458.00                  39,655.00     -197.00
Total Operating Expenses               32,451.00                  37,890.00   -5,439.00`);
    expect(told).toContain(
      'Total costs from January 1 to October 29, 2031: $32,451, against $37,890 in the budget.',
    );
  });

  it('takes a column that lost its name for the budget where the difference bears it out', () => {
    const told = points(`
Gull Creek HOA
Income Statement Budget vs. Actual
January 1, 2031 through June 19, 2031
                             YTD Actual                   Difference $
Total Revenue                 21,864.00     36,960.00       -15,096.00
Insurance                          0.00        700.00          -700.00
Total Operating Expenses      13,368.00     39,960.00       -26,592.00`);
    expect(told).toContain('The budget counts on income of $36,960.');
    expect(told).toContain('The budget for insurance is $700 a year.');
  });

  it('tells what a budget plans for the reserves as planned, nothing included', () => {
    const budget = (sum: string) =>
      analyze(
        [
          laidOut(`
Gull Creek HOA 2031 Budget
Income
Dues                          68,289.00
Total Income                  68,289.00
Expenses
Mowing                        50,000.00
Reserve Contribution          ${sum.padStart(9)}
Total Expenses                68,289.00`),
        ],
        { documentType: 'budget' },
      );
    const put = budget('10,000.00').facts.find(({ id }) => id === 'budget.reserve_contribution');
    expect(put?.display).toBe('$10,000 a year planned');
    expect(budget('0.00').key_points.map(({ text }) => text)).toContain(
      'The budget puts nothing into reserves in the year.',
    );
  });
});

describe("a budget's income", () => {
  const told = (label: string) =>
    analyze(
      [
        laidOut(`
Gull Creek HOA  2031 Budget
Income
Dues                             34,000.00
${label.padEnd(33)}6,000.00
Total Income                     40,000.00
Expenses
Mowing                           40,000.00
Total Expenses                   40,000.00`),
      ],
      { documentType: 'budget' },
    ).key_points.find(({ id }) => id === 'budget.total_income')?.text;

  it.each([
    'Retained earnings used',
    'Use funds from prior years',
    'Reserve fund transfer',
    'Prior year surplus',
  ])('is told with what of it was saved before: %s', (label) => {
    expect(told(label)).toBe('The budget counts on income of $40,000. $6,000 of it is taken from savings.');
  });

  it.each(['Interest on savings', 'Prior year dues', 'Transfer fees', 'Reserve contributions'])(
    'is the year’s own otherwise: %s',
    (label) => {
      expect(told(label)).toBe('The budget counts on income of $40,000.');
    },
  );
});

it('names the study that a full fund is taken from', () => {
  const text = 'According to the reserve study of June 2031, the fully funded balance is $90,000.';
  expect(says('reserves.fully_funded_balance', text, 'budget')).toBe(
    'By the reserve study of June 2031, a full reserve fund would hold $90,000.',
  );
});
