import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

const year = (amount: number) => ({ amount, period: 'year' });
const factsOf = (text: string, type: DocumentType) => factsIn(text, allRules, type);

describe('columns that a line of words names one blank apart', () => {
  it('takes the newest budget of two years', () => {
    const facts = factsOf(
      `Quillfeather Commons 2031 budget
INCOME 2029 Actual 2030 Budget 2030 est 2031 budget
Monthly dues $140 $150 $150 $150
Total Monthly dues $33,600 $36,000 $36,000 $36,000
EXPENSE
Insurance $7,100 $7,900 $7,850 $8,300
Mowing etc. $9,000 $9,500 $9,400 $9,900
Transfer to Reserves $4,000 $4,100 $4,100 $4,250
Total Expenses $31,000 $35,900 $33,700 $35,600`,
      'budget',
    );
    expect(facts).toMatchObject({
      'budget.total_income': year(36_000),
      'budget.total_expenses': year(35_600),
      'budget.insurance': year(8300),
      'budget.reserve_contribution': year(4250),
    });
  });

  it('takes the budget of the year, not the month without a cost, and a bare total of the income', () => {
    const facts = factsOf(
      `Saltgrass Point Association
current period year-to-date Annual
Description Actual Budget Variance Actual Budget Variance Budget
Income:
Dues $410 $0 $410 $31,000 $32,000 ($1,000) $32,000
Late Fees $0 $0 $0 $75 $0 $75 $0
Other $4 $5 ($1) $20 $25 ($5) $60
TOTAL $414 $5 $409 $31,095 $32,025 ($930) $32,060
Expenses:
Insurance $0 $0 $0 $1,310 $1,400 ($90) $1,400
Postage $0 $10 ($10) $31 $50 ($19) $120
Supplies $0 $15 ($15) $22 $75 ($53) $180
TOTAL $0 $25 ($25) $1,363 $1,525 ($162) $1,700
TOTAL EXPENSES $2,050 $2,400 ($350) $9,800 $11,900 ($2,100) $28,700`,
      'financial',
    );
    expect(facts).toMatchObject({
      'budget.total_income': year(32_060),
      'budget.total_expenses': year(28_700),
      'budget.insurance': year(1400),
    });
  });

  it('names no column by a sentence or by another number of words', () => {
    const facts = factsOf(
      `The actual cost of the budget may change.
Budget Actual
Insurance $500 $620 $120
Total Expenses $5,000 $6,100 $1,100`,
      'budget',
    );
    expect(facts['budget.total_expenses']).toEqual(year(5000));
  });
});

describe('what a budget sets aside', () => {
  it('is a contribution under the heading of reserves, never cash', () => {
    const facts = factsOf(
      `Income:
Total Income $21,400
EXPENSES:
Insurance:
Total Insurance $2,300
Reserves:
Painting/Contingency $640
Total Reserves $640
Total Expenses: $21,400`,
      'budget',
    );
    expect(facts).toMatchObject({ 'budget.reserve_contribution': year(640) });
    expect(facts).not.toHaveProperty(['financial.reserve_cash']);
  });
});

describe('a plan of a study that has lost its columns', () => {
  const over = `Percent Ideal Starting Annual Interest Adjusted
Year Funded Balance Balance Contribution Income Expenditures`;
  const lines = `2031 50% 80,000] 40,000 12,000 400 (8,000)
2032 52% 85,385 44,400| 12,000 450 (20,000)
2033 45% 81,889 36,850 12,000 380 (5,230)
2034 50% 88,000 44,000 12,000 440 (1,000)
2035 60% 92,400 55,440 12,000 500 (9,000)`;

  it('is read by its sums', () => {
    expect(factsOf(`Cash Flow\n${over}\n${lines}`, 'reserves')).toMatchObject({
      'reserves.percent_funded': 50,
      'reserves.balance': { amount: 40_000 },
      'reserves.fully_funded_balance': { amount: 80_000 },
      'reserves.recommended_contribution': year(12_000),
    });
  });

  it('tells nothing where the sums do not come out', () => {
    const facts = factsOf(`Cash Flow\n${over}\n${lines.replaceAll('(', '(9')}`, 'reserves');
    expect(facts).not.toHaveProperty(['reserves.balance']);
    expect(facts).not.toHaveProperty(['reserves.recommended_contribution']);
  });
});

describe('years from one to another over a column', () => {
  it('are those of its figures: the newest counts', () => {
    const facts = factsOf(
      `\t2029-2030 Budget\t2031-2032 Budget
Insurance\t1,900.00\t1,750.00
Total Expenses\t14,400.00\t13,200.00`,
      'budget',
    );
    expect(facts).toMatchObject({ 'budget.insurance': year(1750), 'budget.total_expenses': year(13_200) });
  });
});

describe('what a notice says is saved', () => {
  it('is what is in the reserves, and what goes in now', () => {
    const facts = factsOf(
      'We are saving for the siding and currently have about $21,000 in our reserve account. At the current rate we set aside about $2,500 per year.',
      'budget',
    );
    expect(facts).toMatchObject({
      'reserves.balance': { amount: 21_000 },
      'reserves.current_contribution': year(2500),
    });
  });

  it('is not what would be saved, nor on what', () => {
    const facts = factsOf(
      'We should now save about $9,000 per year. The lamps now save about $900 a year in electricity.',
      'budget',
    );
    expect(facts).not.toHaveProperty(['reserves.current_contribution']);
  });
});

describe('the year of a budget over its columns', () => {
  it('is that of the newest budget, or of the month of a statement', () => {
    const columns = factsOf(
      'Income\t2029-2030 Budget\t2031-2032 Budget\nDues\t13,200.00\t14,400.00',
      'budget',
    );
    expect(columns['budget.year']).toBe(2031);
    const month = factsOf(
      'Saltgrass Point\nMay 2031 current period\nBudget Actual\nDues $500 $410',
      'financial',
    );
    expect(month['budget.year']).toBe(2031);
  });
});

describe('the dues of one home over what all pay', () => {
  const table = (total: string) =>
    `INCOME 2030 Actual 2031 Budget\nMonthly dues $140 $150\nTotal Monthly dues ${total}`;

  it('are told where all pay so many times as much in every column', () => {
    expect(factsOf(table('$33,600 $36,000'), 'budget')).toMatchObject({
      'assessment.regular': { amount: 150, period: 'month', per: 'home' },
    });
  });

  it('are not told where the columns do not agree', () => {
    expect(factsOf(table('$33,600 $36,100'), 'budget')).not.toHaveProperty(['assessment.regular']);
  });
});

describe('rows whose columns nothing but their order tells', () => {
  const told = (heads: string, rows: string, type: DocumentType = 'financial') =>
    factsOf(`Saltgrass Point HOA\n${heads}\nOperating Expenses\n${rows}`, type);

  it.each([
    ['Actual Budget Var USD Var %', 'Insurance 610 640 (30) -4.7%', 640],
    [
      '2030 Budget 2030 Actual 2031 Budget 2030 Actual Notes 2031 Budget Notes',
      'Insurance 640 $610 $700',
      700,
    ],
    ['Jan 1 - Jun 12, 31 Budget $ Over Budget', 'Insurance 0.00 640.00 -640.00', 640],
    ['2031 2030 2030\nBudget Budget Projected Notes', 'Insurance 1,700 1,640 1,610', 1700],
    ['Current 2031-32 Budget', 'Insurance 1,610.00 1,700.00', 1700],
    [
      '2030 Year End 2031 Budget 2031 Revised Budget Actual to Date',
      'Insurance $1,610 $1,700 $1,650 $1,649',
      1650,
    ],
    ['Actual Budget Variance to Budget Notes', 'Insurance $1,610 $1,700 $90', 1700],
  ])('are read by the names over them: %s', (heads, row, amount) => {
    const width = row.split(' ').length - 1;
    const sums = (first: number) => Array.from({ length: width }, (_, i) => `${first},00${i}`).join(' ');
    const rows = `${row}\nMowing ${sums(1)}\nWater ${sums(2)}\nSnow ${sums(3)}`;
    expect(told(heads, rows, 'budget')['budget.insurance']).toEqual(year(amount));
  });

  it.each([
    ['', 'Insurance 1,720.00 1,900.00'],
    ['Annual Budget', 'Insurance 1,720.00 1,900.00'],
    ['Operating Reserve', 'Insurance 1,720.00 1,900.00'],
    ['2030 Budget 2031 Budget 2031 Actual', 'Insurance 1,720.00 1,900.00'],
    ['2030 Year End 2031 Budget 2031 Revised Budget Actual to Date', 'Insurance 1,720 1,900 1,850'],
    ['', 'Total Insurance 1,720 1,900 1,850\nFlood insurance 800'],
    ['', 'Insurance $119271|$ 1,492'],
  ])('tell nothing where no names are as many: %s', (heads, row) => {
    expect(told(heads, row, 'budget')).not.toHaveProperty(['budget.insurance']);
  });

  it('have as many figures as the rows around, small ones and dashes too', () => {
    const facts = told(
      'Actual Budget Var USD Var %',
      `Bank fees 8 15 (7) -46.7%
Insurance - 640 (640) -100.0%
Mowing 1,700 2,000 (300) -15.0%
Total Operating Expenses 1,708 2,655 (947) 35670%`,
    );
    expect(facts).toMatchObject({ 'budget.insurance': year(640), 'budget.total_expenses': year(2655) });
  });

  it('begin behind the year that a label ends in', () => {
    const rows = 'Insurance 2,300.00 $1.15\nMowing 4,100.00 $2.05\nWater 1,100.00 $.55';
    const facts = told('', `${rows}\nTotal Expenses for 2031 $7,500.00`, 'budget');
    expect(facts['budget.total_expenses']).toEqual(year(7500));
  });

  it('are figures that agree, or of which one is so large that the others are its shares', () => {
    expect(told('', 'Insurance 2,300.00 2,300.00', 'budget')['budget.insurance']).toEqual(year(2300));
    expect(told('', 'Insurance 2,300.00 $1.15', 'budget')['budget.insurance']).toEqual(year(2300));
  });
});
