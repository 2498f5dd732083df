import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const facts = (picture: string, type: 'budget' | 'financial' = 'financial') =>
  factsOf(readDoc([laidOut(picture)], type), rulesOfFigures);
const year = (amount: number) => ({ amount, period: 'year' });
const label = (picture: string) =>
  analyze([laidOut(picture)], {}).facts.flatMap(({ id, display }) => (id === 'budget.year' ? [display] : []));

describe('the number of an account in a column of its own', () => {
  // Padded, so that all stand under the same heads.
  it.each(['6100-000  ', '6100      ', '6100.10   ', '10-6100-00'])('%s is no figure', (code) => {
    const found = facts(
      `
2031 Approved Budget
                                       2030 Budget   2031 Budget      Change
${code}   Management fee             14,400.00     15,120.00      720.00
${code}   Insurance                  22,000.00     28,900.00    6,900.00
${code}   Total expenses            168,600.00    177,200.00    8,600.00`,
      'budget',
    );
    expect(found['budget.management_fee']).toEqual(year(15120));
    expect(found['budget.insurance']).toEqual(year(28900));
    expect(found['budget.total_expenses']).toEqual(year(177200));
  });

  it('opens the heading of a part as well', () => {
    const found = facts(
      `
                            Annual Budget   YTD Actual
4000   INCOME
4010   Assessments             240,000.00    180,900.00
4990   Total                   240,000.00    180,900.00
5000   OPERATING EXPENSES
5010   Management fee           24,000.00     18,000.00
5990   Total operating expenses 96,000.00     71,500.00`,
    );
    expect(found['budget.management_fee']).toEqual({ amount: 24000, period: 'year' });
  });

  it('is none where a year stands before the work that it is planned for', () => {
    const found = facts(
      `
Year    Work            Cost
2031    Roofs         184,000
2033    Paving         96,000`,
      'budget',
    );
    expect(found['budget.total_expenses']).toBeUndefined();
  });
});

describe('heads that stand over the names', () => {
  const rows = `
4000-000   INCOME
4010-000   Assessments             20,000.00    19,500.00      500.00   240,000.00
4990-000   TOTAL INCOME            20,000.00    19,500.00      500.00   240,000.00
5000-000   EXPENSES
5010-000   Management Fee           2,000.00     2,100.00     -100.00    25,200.00
5100-000   Insurance                3,000.00     2,500.00      500.00    30,000.00
5990-000   TOTAL EXPENSES          18,500.00    19,200.00     -700.00   230,400.00`;

  it('belong to the figures in order where they are as many', () => {
    const found = facts(`Budget Comparison
Period = Jun 2031

           PTD Actual              PTD Budget     Variance       Annual${rows}`);
    expect(found['budget.total_income']).toEqual(year(240000));
    expect(found['budget.management_fee']).toEqual(year(25200));
    expect(found['budget.insurance']).toEqual(year(30000));
  });

  it('name no column where they are not', () => {
    const found = facts(`Budget Comparison
Period = Jun 2031

           PTD Actual              PTD Budget     Annual${rows}`);
    expect(found['budget.total_income']).toBeUndefined();
    expect(found['budget.management_fee']).toBeUndefined();
    expect(found['budget.insurance']).toBeUndefined();
  });
});

describe('what is no amount', () => {
  it.each(['$ Over Budget', 'Budget Remaining', 'Over/(Under)', '% Var', '% Used'])('under %s', (head) => {
    const found = facts(
      `
                        Prior Year     ${head}
Management fee           14,400.00            720.00
Insurance                22,000.00          6,900.00
Total expenses           58,600.00          8,600.00`,
      'budget',
    );
    expect(found['budget.total_expenses']).toBeUndefined();
    expect(found['budget.management_fee']).toBeUndefined();
  });

  it('below a hundred dollars beside thousands', () => {
    const budget = (fee: string) =>
      facts(
        `
2031 Budget
Assessments            168,600
Management fee          ${fee}
Total income           168,600`,
        'budget',
      );
    expect(budget('    14')['budget.management_fee']).toBeUndefined();
    expect(budget('14,400')['budget.management_fee']).toEqual(year(14400));
  });

  it('a nought in a column without a name', () => {
    const fee = (head: string) =>
      facts(
        `
${head}
Total income              168,600        150,400
Management fee                  0         14,400`,
        'budget',
      )['budget.management_fee'];
    expect(fee('                      2031 Budget    2030 Budget')).toEqual(year(0));
    expect(fee('Our association')).toBeUndefined();
  });
});

describe('from one month to another', () => {
  const statement = (period: string) => `
Heron Bluff HOA
Income Statement
${period}

                              Actual        Budget
Total income              180,900.00    180,000.00
Total expenses            150,650.00    160,000.00`;

  it.each(['Period = Jan 2031-Sep 2031', 'January 2031 through September 2031'])('%s', (period) => {
    expect(label(statement(period))).toEqual(['2031 (January 2031 to September 2031)']);
  });

  it('is not up to the first of them', () => {
    expect(label(statement('Period = Apr 2031-Jun 2031'))).toEqual(['2031 (April 2031 to June 2031)']);
    expect(label(statement('Period = Jun 2031'))).toEqual(['2031, up to June 2031']);
  });
});

describe('what a period began with', () => {
  it.each([
    ['Beginning Balances 1/1/31', 'Ending Balances 12/31/31'],
    ['Opening Balances', 'Closing Balances'],
    ['Balances Forward 1/1/31', 'Year-End Balances'],
    ['Opening balance 1/1/31      52,110.00', 'Closing balance 12/31/31    65,100.00'],
  ])('under %s is not what is there', (before, after) => {
    const found = facts(`
Report of the treasurer for 2031
${before}
Checking account            12,110.00
Money market - reserve      40,000.00
Income
Dues                        61,200.00
Total income                61,200.00
Expenses
Insurance                    4,410.00
Snow removal                43,800.00
Total expenses              48,210.00
${after}
Checking account            17,100.00
Money market - reserve      48,000.00`);
    expect(found['financial.operating_cash']).toEqual({ amount: 17100 });
    expect(found['financial.reserve_cash']).toEqual({ amount: 48000 });
  });

  it('tells no cash alone', () => {
    const found = facts(`
Beginning Balances 1/1/31
Checking account            12,110.00
Income
Total income                61,200.00`);
    expect(found['financial.operating_cash']).toBeUndefined();
  });

  it('is no equity of that name', () => {
    const found = facts(`
Balance Sheet
ASSETS
Checking account            12,110.00
LIABILITIES & EQUITY
Opening Balance Equity       2,110.00
Net Income                   1,000.00`);
    expect(found['financial.operating_cash']).toEqual({ amount: 12110 });
    expect(found['financial.net_income']).toEqual({ amount: 1000 });
  });
});
