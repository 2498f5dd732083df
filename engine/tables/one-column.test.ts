import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

const facts = (...lines: string[]) => factsIn(lines.join('\n'), allRules, 'financial');

describe('one column answers for all lines of a statement', () => {
  const heads =
    'Line\tCurrent Actual\tCurrent Budget\tCurrent Variance\tYTD Actual\tYTD Budget\tYTD Variance\tAnnual Budget';

  it('takes the year to date where the month lost more than the year won', () => {
    const found = facts(
      heads,
      'Income',
      'Assessments\t9,000.00\t9,000.00\t-\t108,000.00\t108,000.00\t-\t108,000.00',
      'Total Income\t9,000.00\t9,000.00\t-\t108,000.00\t108,000.00\t-\t108,000.00',
      'Expenses',
      'Grounds\t21,000.00\t7,000.00\t(14,000.00)\t96,000.00\t84,000.00\t(12,000.00)\t84,000.00',
      'Total Expenses\t21,000.00\t7,000.00\t(14,000.00)\t106,000.00\t108,000.00\t2,000.00\t108,000.00',
      'Net Income\t(12,000.00)\t2,000.00\t(14,000.00)\t2,000.00\t-\t2,000.00\t-',
    );
    expect(found['financial.net_income']).toEqual({ amount: 2000 });
  });

  it('takes the column with the larger sums where two bear the same name', () => {
    const found = facts(
      'Account\tActual\tBudget\tActual\tBudget',
      'Total Income\t9,000.00\t9,000.00\t108,000.00\t108,000.00',
      'Total Expenses\t21,000.00\t9,000.00\t107,000.00\t108,000.00',
      'Net Income\t(12,000.00)\t-\t1,000.00\t-',
    );
    expect(found['financial.net_income']).toEqual({ amount: 1000 });
  });

  it('a column of what is current alone answers', () => {
    const found = facts('Line\tCurrent\tPrior Year', 'Net Income\t1,200.00\t900.00');
    expect(found['financial.net_income']).toEqual({ amount: 1200 });
  });
});

describe('what goes into the reserves', () => {
  it('is told of the row that pays, and not of an income row without a figure', () => {
    const found = facts(
      'Line\tYTD Actual\tYTD Budget\tAnnual Budget',
      'Income',
      'Assessments\t110,000.00\t110,000.00\t110,000.00',
      'Reserve Contribution\t1,900.00\t-\t-',
      'Total Income\t111,900.00\t110,000.00\t110,000.00',
      'Expenses',
      'Grounds\t98,000.00\t98,000.00\t98,000.00',
      'Reserve Fund Contribution\t12,000.00\t12,000.00\t12,000.00',
      'Total Expenses\t110,000.00\t110,000.00\t110,000.00',
    );
    expect(found['budget.reserve_contribution']).toEqual({ amount: 12_000, period: 'year' });
  });

  it('is not what buyers bring in for them', () => {
    const found = facts(
      'Line\tYTD Actual\tYTD Budget\tAnnual Budget',
      'Income',
      'Reserve Contribution\t1,900.00\t2,000.00\t2,000.00',
      'Total Income\t111,900.00\t112,000.00\t112,000.00',
      'Expenses',
      'Reserve Fund Contribution\t12,000.00\t12,000.00\t12,000.00',
      'Total Expenses\t110,000.00\t112,000.00\t112,000.00',
    );
    expect(found['budget.reserve_contribution']).toEqual({ amount: 12_000, period: 'year' });
  });

  it('is not called nothing by the row of an income without a figure', () => {
    const found = facts(
      'Line\tYTD Actual\tYTD Budget\tAnnual Budget',
      'Income',
      'Reserve Contribution\t1,900.00\t-\t-',
      'Total Income\t111,900.00\t110,000.00\t110,000.00',
      'Expenses',
      'Total Expenses\t110,000.00\t110,000.00\t110,000.00',
    );
    expect(found['budget.reserve_contribution']).toBeUndefined();
  });

  it('is nothing where the row that pays says so', () => {
    const found = facts(
      'Line\tYTD Actual\tYTD Budget\tAnnual Budget',
      'Expenses',
      'Grounds\t98,000.00\t98,000.00\t98,000.00',
      'Transfer to Reserves\t-\t-\t-',
      'Total Expenses\t110,000.00\t110,000.00\t110,000.00',
    );
    expect(found['budget.reserve_contribution']).toEqual({ amount: 0, period: 'year' });
  });
});

describe('reserve accounts beside one another', () => {
  it('are added up in the column of the fund, those below the total of cash too', () => {
    const found = facts(
      'Line\tOperating\tReserve\tTotal',
      'Assets',
      'Cash',
      '1000 - First Bank Operating\t$4,300.00\t\t$4,300.00',
      '1300 - First Bank Reserve MM\t\t$49,000.00\t$49,000.00',
      'Total Cash\t$4,300.00\t$49,000.00\t$53,300.00',
      'Investments',
      '1410 - First Bank Rsv CD 12M\t\t$34,000.00\t$34,000.00',
      '1411 - First Bank Rsv CD 18M\t\t$35,000.00\t$35,000.00',
      'Total Investments\t\t$69,000.00\t$69,000.00',
      'Other Assets',
      '1700 - Due From Operating\t\t$15,000.00\t$15,000.00',
      'Total Assets\t$4,300.00\t$133,000.00\t$137,300.00',
    );
    expect(found['financial.reserve_cash']).toEqual({ amount: 118_000 });
    expect(found['financial.operating_cash']).toEqual({ amount: 4300 });
  });

  it('are told of no row whose empty cells the text lost', () => {
    const sheet = (blank: string) =>
      facts(
        'Line\tOperating\tReserve\tTotal',
        'Assets',
        `Total Cash\t$22,900.00${blank}\t$22,900.00`,
        'Prepaid Insurance\t$1,000.00\t$2,000.00\t$3,000.00',
        'Total Assets\t$23,900.00\t$2,000.00\t$25,900.00',
      )['financial.reserve_cash'];
    expect(sheet('')).toBeUndefined();
    expect(sheet('\t$0.00')).toEqual({ amount: 0 });
  });

  it('stand under their heads though most rows lost a cell', () => {
    const found = facts(
      'Operating\tReserve\tTotal',
      'Assets',
      'Operating Checking\t$22,000.00\t$22,000.00',
      'Reserve MMA\t$61,000.00\t$61,000.00',
      'Reserve CD\t$50,000.00\t$50,000.00',
      'Allowance for Doubtful Accounts\t(2,000.00)\t(2,000.00)',
      'Total Assets\t$22,000.00\t$111,000.00\t$133,000.00',
      'Net Income\t($6,000.00)\t$3,000.00\t($3,000.00)',
    );
    expect(found['financial.total_assets']).toEqual({ amount: 133_000 });
    expect(found['financial.reserve_cash']).toEqual({ amount: 111_000 });
    expect(found['financial.net_income']).toEqual({ amount: -3000 });
  });

  it('are added up by their names, however these shorten the word', () => {
    const found = facts(
      'Assets',
      'Operating Checking\t$14,300.00',
      'Reserve Money Market\t$49,000.00',
      'Rsv CD 12M 4417\t$34,000.00',
      'Res. CD 18M 4418\t$35,000.00',
      'Total Assets\t$132,300.00',
      'Liabilities',
      'Prepaid Assessments\t$900.00',
    );
    expect(found['financial.reserve_cash']).toEqual({ amount: 118_000 });
  });
});
