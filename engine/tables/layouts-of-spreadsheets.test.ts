import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const facts = (type: DocumentType, ...pictures: readonly string[]) =>
  factsOf(
    readDoc(
      pictures.map((picture, i) => laidOut(picture, i + 1)),
      type,
    ),
    rulesOfFigures,
  );
const year = (amount: number) => ({ amount, period: 'year' });

describe('remarks beside a budget', () => {
  const sheet = `
Heron Bluff HOA 2031 Budget
                              2030 Budgeted  2030 Actual   2031 Budget  2030 Actual Notes       2031 Budget Notes
Mowing                              $8,274       $8,274        $9,080
Trimming                            $2,000       $1,400        $2,400  two trees came down     about 3000 was bid
Liability Insurance                 $1,800       $1,549          $600
Reserve Fund                        $6,220           $0        $2,970  not moved yet
Total Outgo                        $18,294      $11,223       $15,050

Income                             $18,600      $18,925       $18,700
End of year reserve fund balance   $19,020      $12,800                what will it be?`;

  it('name no column', () => {
    const found = facts('budget', sheet);
    expect(found['budget.insurance']).toEqual(year(600));
    expect(found['budget.reserve_contribution']).toEqual(year(2970));
    expect(found['budget.total_expenses']).toEqual(year(15050));
    expect(found['budget.total_income']).toEqual(year(18700));
    expect(found['financial.reserve_cash']).toEqual({ amount: 12800 });
  });

  it('are never a figure of the plan', () => {
    const found = facts(
      'budget',
      `
Heron Bluff HOA
                      2030 Budget     2031 Budget     2031 Budget Notes
Mowing                     $8,274          $9,080     9,500
Insurance                  $1,800                     2,400
Total Expenses            $10,074         $11,080     11,900`,
    );
    expect(found['budget.insurance']).toBeUndefined();
    expect(found['budget.total_expenses']).toEqual(year(11080));
  });
});

describe('income without a total', () => {
  const sheet = (income: string, result: string) => `
Heron Bluff HOA 2031 Budget
                              2030 Budget    2031 Budget
Income
${income}
Operating Expenses
    Mowing                         $8,274         $9,080
    Insurance                        $700           $720
    Total Expense                  $8,974         $9,800
${result}`;
  const dues = '    Dues                          $10,000        $11,000';
  const result = '    Operating Income/ (Loss)       $1,026         $1,200';

  it('is its only line where the result printed says so', () => {
    expect(facts('budget', sheet(dues, result))['budget.total_income']).toEqual(year(11000));
  });

  it('is told of no line alone where the result is another, or none is printed', () => {
    const other = '    Operating Income/ (Loss)       $1,526         $1,700';
    expect(facts('budget', sheet(dues, other))['budget.total_income']).toBeUndefined();
    expect(facts('budget', sheet(dues, ''))['budget.total_income']).toBeUndefined();
  });
});

describe('a sheet too wide for its paper', () => {
  it('of single months answers for no year', () => {
    const found = facts(
      'budget',
      `
Heron Bluff HOA Budget 2031
Account                   Jan-2031     Feb-2031     Mar-2031     Apr-2031
Total Income             10,150.00         0.00         0.00    10,150.00
Insurance                     0.00         0.00       720.00         0.00
Total Expenses              129.00       129.00       849.00     7,961.00`,
    );
    expect(found['budget.total_income']).toBeUndefined();
    expect(found['budget.total_expenses']).toBeUndefined();
    expect(found['budget.insurance']).toBeUndefined();
  });

  it('of twelve months has the sums of the year in the last column', () => {
    const found = facts(
      'budget',
      `
Heron Bluff HOA Budget 2031
Account                  Jan-2031      Feb-2031      Mar-2031      Apr-2031      May-2031       Total
Dues (4048)                 10,150.00          0.00          0.00     10,150.00          0.00     40,600.00
Total Income                10,150.00          0.00          0.00     10,150.00          0.00     40,600.00
Insurance-Liability (6190)       0.00          0.00        720.00          0.00          0.00        720.00
Supplies (6727)                 59.00         59.00         59.00         59.00         59.00        708.00
Total Expenses                 129.00        129.00        849.00      7,961.00      4,796.00     41,801.00`,
    );
    expect(found['budget.total_income']).toEqual(year(40600));
    expect(found['budget.total_expenses']).toEqual(year(41801));
    expect(found['budget.insurance']).toEqual(year(720));
  });

  it('has a loss in brackets where whole dollars stand beside it, no number of an account', () => {
    const found = facts(
      'financial',
      `
Heron Bluff HOA
                  2031         2030
Total Income    10,150       10,000
Total Expenses  14,198        9,000
Net Loss         (4048)       1,000`,
    );
    expect(found['financial.net_income']).toEqual({ amount: -4048 });
  });

  const left = `
                               2031 PRELIMINARY BUDGET
                               ACTUALS        BUDGET
                                 2029           2029
Revenue
Dues                        33,280.00      33,400.00
Late Fees                       40.00           0.00
Total Revenue               33,320.00      33,400.00

Operating Expenses
Insurance                      625.00         700.00
Mowing                      22,634.00      22,900.00
Repairs                        990.00       1,000.00
Supplies                       723.81         700.00
Utilities                    1,100.00       1,500.00
Total Operating Expenses    26,072.81      26,800.00
`;
  const right = `
BUDGET
        ACTUALS        BUDGET     2031 PROPOSED   NOTES
           2030          2030            BUDGET

      36,696.00     36,960.00         37,960.00
         120.00          0.00              0.00
      36,816.00     36,960.00         37,960.00


         625.00        700.00            710.00
      27,675.00     27,675.00         28,675.00
       3,692.00      3,829.00          2,000.00
         531.00        700.00            700.00
         863.53      1,200.00          1,200.00
      33,386.53     34,104.00         33,285.00
`;

  it('goes on beside its labels on the next page', () => {
    const found = facts('budget', left, right);
    expect(found['budget.total_income']).toEqual(year(37960));
    expect(found['budget.total_expenses']).toEqual(year(33285));
    expect(found['budget.insurance']).toEqual(year(710));
    expect(found['budget.year']).toBe(2031);
  });

  it('tells nothing of a row whose other half is not found', () => {
    const balance = '\n\nASSETS\nReserve Money Market        32,737.17';
    expect(facts('budget', left + balance)['financial.reserve_cash']).toEqual({ amount: 32737.17 });
    expect(facts('budget', left + balance, right)['financial.reserve_cash']).toBeUndefined();
  });

  it('does not where the rows of the next page stand at other heights, or have labels', () => {
    const moved = right.replace('\n\n      36,696.00', '\n      36,696.00').replace('\n         120.00', '');
    expect(facts('budget', left, moved)['budget.insurance']).not.toEqual(year(710));
  });
});

describe('a balance sheet after an income statement', () => {
  const income = `
Income Statement
Heron Bluff HOA
January 2031 to December 6, 2031
                          YTD Actual   2031 Budget    Difference
Total Revenue             $36,872.00    $36,120.00       $752.00
Total Operating Expenses  $32,980.10    $36,120.00    -$3,139.90
Net Income / (Loss)        $4,193.24         $0.00     $4,193.24`;
  const sheet = `
Balance Sheet
Heron Bluff HOA
Assets
Harbor Bank Checking-xxx4524                              $10,953.27
Harbor Bank Money Market                                  $32,767.45
Total Assets                                              $43,720.72
Liabilities and Equity
Total Liabilities                                             $75.01
Total Equity                                              $43,645.71`;

  it('has no column of the statement before it', () => {
    const found = facts('financial', income, sheet);
    expect(found['financial.operating_cash']).toEqual({ amount: 10953.27 });
    expect(found['financial.total_assets']).toEqual({ amount: 43720.72 });
    expect(found['financial.total_liabilities']).toEqual({ amount: 75.01 });
    expect(found['financial.net_income']).toEqual({ amount: 4193.24 });
    expect(found['budget.year']).toBe(2031);
  });

  it('but several columns go on', () => {
    const more = `
Grounds                    $3,872.00     $3,120.00       $752.00
Net Income / (Loss)        $4,193.24         $0.00     $4,193.24`;
    expect(facts('financial', income.replace(/\nNet.*/, ''), more)['financial.net_income']).toEqual({
      amount: 4193.24,
    });
  });

  it('is for no year where its span runs over two', () => {
    const fiscal = income.replace('January 2031', 'July 2030').replaceAll('2031 Budget', '     Budget');
    expect(facts('financial', fiscal)['budget.year']).not.toBe(2030);
  });
});
