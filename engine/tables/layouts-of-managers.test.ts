import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { laidOut, tableOf } from '../testing/printed-table.ts';

const read = (picture: string, documentType: DocumentType = 'financial') => {
  const { key_points, facts, risks } = analyze([laidOut(picture)], { documentType });
  return {
    told: key_points.map(({ text }) => text).join('\n'),
    titles: risks.map(({ title }) => title).join('\n'),
    shown: (fact: string) => facts.find(({ id }) => id === fact)?.display,
  };
};

describe('a month, the year to date and the budget of the year, as managers print them', () => {
  const table = `
REVENUE
Association Dues         9,600.00      9,600.00          0.00    57,600.00    57,600.00         0.00    115,200.00
TOTAL REVENUE            9,710.00      9,600.00        110.00    57,915.00    57,600.00       315.00    115,200.00
EXPENSES
Management Fees            800.00        800.00          0.00     4,800.00     4,800.00         0.00      9,600.00
Transfer to Reserves     2,000.00      2,000.00          0.00    12,000.00    12,000.00         0.00     24,000.00
TOTAL EXPENSES           9,120.00      9,000.00       -120.00    55,610.00    54,000.00    -1,610.00    108,000.00
NET INCOME                 590.00        600.00        -10.00     2,305.00     3,600.00    -1,295.00      7,200.00`;

  it("with 'PTD' over the month and 'Annual' over the budget", () => {
    const { told, shown } = read(`
Budget Comparison
Osprey Hollow Homeowners Assoc
Period = Jun 2031
                     PTD Actual    PTD Budget      Variance    YTD Actual    YTD Budget     Variance        Annual${table}`);
    expect(told).toContain(
      'The budget counts on income of $115,200. By the end of June 2031, $57,915 had come in, against $57,600 planned by then.',
    );
    expect(told).toContain(
      'By the end of June 2031, $55,610 had been spent, against $54,000 planned by then.',
    );
    expect(told).toContain(
      'puts $24,000 into reserves in the year, 20.8% of its income. By the end of June 2031, $12,000 had gone in',
    );
    expect(told).toContain('In the figures up to June 2031, the association took in $2,305 more');
    expect(shown('budget.management_fee')).toBe('$9,600 a year planned, $4,800 by the end of June 2031');
  });

  it('with days over the groups, the month in the title and a head whose last word stands below', () => {
    const { told, shown } = read(`
Osprey Hollow Homeowners Assoc
Income Statement
6/1/2031 - 6/30/2031
                              6/1/2031 - 6/30/2031                     1/1/2031 - 6/30/2031
Accounts                Actual        Budget      Variance        Actual        Budget     Variance        Annual
                                                                                                           Budget${table}`);
    expect(told).toContain('By June 30, 2031, $57,915 had come in, against $57,600 planned by then.');
    expect(told).toContain('From the start of the year to June 30, 2031, the association took in $2,305');
    expect(shown('budget.total_income')).toBe('$115,200 a year planned, $57,915 by June 30, 2031');
    expect(shown('financial.reserve_cash')).toBeUndefined();
  });

  it('with the totals as subtotals', () => {
    const { told } = read(`
Osprey Hollow Homeowners Assoc
For the Period Ending June 30, 2031
                     Current Period                            Year-to-Date                         Annual
Description          Actual        Budget      Variance        Actual        Budget     Variance        Budget${table
      .replace('TOTAL REVENUE ', 'Subtotal Income')
      .replace('TOTAL EXPENSES ', 'Subtotal Expense')}`);
    expect(told).toContain('income of $115,200. By June 30, 2031, $57,915 had come in');
    expect(told).toContain('costs of $108,000. By June 30, 2031, $55,610 had been spent');
  });

  it('tells no more of a year where the budget beside it may be the year’s own', () => {
    const { told } = read(`
Osprey Hollow Homeowners Assoc
January 1, 2031 through June 19, 2031
                         YTD Actual          Budget      Difference
Total Revenue             57,915.00      115,200.00      -57,285.00
Total Expenses            55,610.00      108,000.00      -52,390.00`);
    expect(told).not.toContain('had come in');
  });
});

it('what one fund owes another is neither cash nor a loan', () => {
  const { told, titles, shown } = read(`
Osprey Hollow Homeowners Assoc
Balance Sheet as of 12/31/2031
Assets
Due from operating fund                     7,000.00
Total Assets                               97,000.00
Liabilities
Interfund loan - reserve                    7,000.00
Total Liabilities                           9,100.00`);
  expect(shown('financial.operating_cash')).toBeUndefined();
  expect(shown('financial.loan')).toBeUndefined();
  expect(titles).not.toMatch(/loan/);
  const { shown: other } = read(`
Osprey Hollow Homeowners Assoc
Balance Sheet as of 12/31/2031
Assets
Operating fund                              7,000.00
Total Assets                               97,000.00
Liabilities
Loan - Harbor Bank                          7,000.00
Total Liabilities                           9,100.00`);
  expect(other('financial.operating_cash')).toBe(
    'On December 31, 2031, the association had $7,000 in cash to run on',
  );
  expect(other('financial.loan')).toBe(
    'On December 31, 2031, the association owed $7,000 on a loan, which dues must pay back',
  );
  expect(told).toContain('total assets were $97,000');
});

describe('a balance sheet of one column', () => {
  const sheet = (allowance: string) =>
    read(`
Balance Sheet - Operating
Osprey Hollow HOA
End Date: 10/31/2031
Assets
Bank Accounts
Operating - Harbor x4410                   48,210.77
Reserve - Harbor MM x9921                 214,908.11
Accounts Receivable
Accounts Receivable - Assessments          37,442.18
${allowance}
Total Accounts Receivable                  25,442.18
Total Assets                              388,811.06
Liabilities & Equity
Due to Reserves                            20,000.00
Total Liabilities                          40,997.55
Reserve Fund Balance                      214,908.11
Net Income Gain / Loss                    (11,215.00)`);

  it('tells what was taken off overdue dues, what is owed to the reserves and the result', () => {
    const { told, shown } = sheet('Allowance for Doubtful Accounts           (12,000.00)');
    expect(told).toContain(
      'owners had not yet paid $25,442.18 of what they were billed, not counting $12,000 that may never be paid.',
    );
    expect(told).toContain('The operating account owed the reserves $20,000 besides.');
    expect(shown('financial.operating_cash')).toBe(
      'On October 31, 2031, the association had $48,210.77 in cash to run on',
    );
    expect(shown('financial.net_income')).toBe('-$11,215, up to October 31, 2031');
    expect(sheet('Prepaid Insurance                         (12,000.00)').told).not.toContain('not counting');
  });

  it('tells the allowance that a label names', () => {
    const { told } = read(`
Osprey Hollow HOA
Balance Sheet as of 12/31/2031
Assets
Assessments receivable, net of allowance of $9,500        21,336
Total assets                                              71,336`);
    expect(told).toContain('not counting $9,500 that may never be paid.');
  });
});

it('a report that begins and ends with a month’s balances tells of no year', () => {
  const { told, titles } = read(`
Treasurer's Report of the Townhomes
          OPERATING ACCOUNT (Harbor Checking)
Beginning Balance 3/1/2031            31,402.18
Receipts:
Dues                                   9,890.00
Total Receipts                         9,890.00
Disbursements:
Management                               875.00
Transfer to Reserve                    2,000.00
Total Disbursements                   11,590.00
Ending Balance 3/31/2031              29,702.18
RESERVE ACCOUNT (Harbor Money Market)
Beginning Balance 3/1/2031           118,650.44
Disbursements:
Gutter project                        11,998.85
Ending Balance 3/31/2031             106,651.59`);
  expect(told).toContain('Into reserves, from March 1 to March 31, 2031: $2,000.');
  expect(told).toContain('Total costs from March 1 to March 31, 2031: $11,590.');
  expect(told).toContain('On March 31, 2031, the association had $29,702.18 in cash to run on.');
  expect(told).toContain('the reserve account held $106,651.59.');
  expect(titles).toBe('');
});

it('a transfer to reserves behind what running the place left is no loss, and a label may end below it', () => {
  const rows = `
Income|18,520.00|18,750.00|-230.00|167,265.00|168,750.00|-1,485.00
Total Income|18,520.00|18,750.00|-230.00|167,265.00|168,750.00|-1,485.00
Expense
Management Fees|1,950.00|1,950.00|0.00|17,550.00|17,550.00|0.00
Total Operating|17,004.00|16,250.00|-754.00|159,880.00|146,250.00|-13,630.00
Expense
NOI - Net Operating|1,516.00|2,500.00|-984.00|7,385.00|22,500.00|-15,115.00
Income
Other
Reserve Transfer|-2,500.00|-2,500.00|0.00|-22,500.00|-22,500.00|0.00
Net Income|-984.00|0.00|-984.00|-15,115.00|0.00|-15,115.00`;
  const page = tableOf(
    `Osprey HOA
As of: Sep 2031
Account Name|MTD Actual|MTD Budget|MTD $ Var.|YTD Actual|YTD Budget|YTD $ Var.${rows}`,
    [0.38, 0.5, 0.6, 0.72, 0.84, 0.95],
  );
  const { key_points } = analyze([page], { documentType: 'financial' });
  const told = key_points.map(({ text }) => text).join('\n');
  expect(told).toContain(
    'the association put $22,500 into its own reserves; with that, $15,115 more went out than came in. Running the place alone left $7,385.',
  );
  expect(told).toContain('$159,880, against $146,250 in the budget.');
});

describe('a budget with a column for one home', () => {
  const budget = (perHome: string, second: string, title = 'PROPOSED BUDGET') =>
    read(
      `
OSPREY HOLLOW CONDOMINIUM ASSOCIATION
${title}
48 UNITS
                                   2030 BUDGET     2031 BUDGET     ${perHome}
REVENUES
Maintenance Fees - Operating           288,000         331,200               575.00
Reserve Assessments                     86,400         144,000               ${second}
Transfer fees                            1,500           1,500                 2.60
TOTAL REVENUES                         375,900         476,700               827.60`,
      'budget',
    );

  it('tells the dues where the column goes into the year equally often in each of their lines', () => {
    const { told, shown } = budget('2031 MONTHLY PER UNIT', '250.00');
    expect(told).toContain('You would pay $825 a month in regular dues, or $9,900 a year: that is proposed.');
    expect(shown('community.units')).toBe('48');
    expect(shown('assessment.transfer_fee')).toBeUndefined();
  });

  it.each([
    ['2031 MONTHLY PER UNIT', '310.00'],
    ['2031 PER UNIT        ', '250.00'],
  ])('tells none where it does not, or for no time: %s, %s', (head, second) => {
    expect(budget(head, second, 'APPROVED BUDGET').shown('assessment.regular')).toBeUndefined();
  });
});
