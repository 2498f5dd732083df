import { describe, expect, it } from 'vitest';
import { documentDate } from '../rules/paper/document-date.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsOf } from '../testing/facts-in.ts';

interface Budget {
  readonly name: string;
  readonly text: string;
  readonly facts: Record<string, unknown>;
}

/** Budgets that hold more than one table, or titles that look like one. */
const budgets: readonly Budget[] = [
  {
    name: 'a summary of the reserves under the budget',
    text: `
Income
Assessments $96,000
Total Income $96,000
Expenses
Insurance $8,000
Grounds $52,000
Transfer to Reserves $36,000
Total Expenses $96,000
Reserves Summary
Anticipated Cash Balance 04/30/31 $21,000
Total Additions $36,500
Expenditures
Paint $31,000
Total Expenditures $31,000
Anticipated Cash Balance 04/30/32 $26,500`,
    facts: {
      'budget.total_expenses': { amount: 96_000, period: 'year' },
      'financial.reserve_cash': { amount: 26_500 },
    },
  },
  {
    name: 'the title is not the names of three columns',
    text: `
2032 Approved Budget

Assessment Income\t96,000\t91,000\t5,000
Operating Expenses
Water\t21,000\t20,000\t1,000
Payments to Reserve Fund\t36,000\t34,000\t2,000`,
    facts: { 'budget.reserve_contribution': { amount: 36_000, period: 'year' } },
  },
  {
    name: 'a long line of names over the columns',
    text: `
Comparison of the 2031 and 2032 Budgets and of Expenses\t2031 Actual\t2031 Budget\t2031 $ Over/Under\t2031 % Over/Under\t2032 Annual Budget\t2032 Budget % over 2031 Actual\t2031 Budget vs. 2032 Budget %
Income
4010 Assessment Income\t$ 61,000.00\t$ 61,500.00\t$ (500.00)\t-1%\t$ 63,000.00\t3%\t2%
4020 Interest\t$ 500.00\t$ 400.00\t$ 100.00\t25%\t$ 450.00\t-10%\t12%
Total Income\t$ 61,500.00\t$ 61,900.00\t$ (400.00)\t-1%\t$ 63,450.00\t3%\t2%`,
    facts: {
      'budget.total_income': { amount: 63_450, period: 'year' },
      'document.date': '2032',
    },
  },
];

describe('budgets beside other tables', () => {
  it.each(budgets)('$name', ({ text, facts }) => {
    const doc = docOf(text.trim(), 'budget');
    expect(factsOf(doc, [...rulesOfFigures, documentDate])).toMatchObject(facts);
  });

  it('takes the total of a group called Operating for no total of all expenses', () => {
    const text = `
Expense
6100-Operating
6110-Electricity\t4,000.00\t4,100.00
Total Operating Expense\t4,000.00\t4,100.00
6200-Repairs
6210-Landscaping\t9,000.00\t9,200.00
6220-Gate\t900.00\t950.00`;
    expect(factsOf(docOf(text.trim(), 'financial'), rulesOfFigures)).not.toHaveProperty([
      'budget.total_expenses',
    ]);
  });

  it('takes a total called Operating for one group, where another group comes to more or the lines of its block to it', () => {
    const text = (admin: string) => `
EXPENSES
Office
Stamps\t1,200.00
Manager\t7,000.00
Total Office Expense\t${admin}
Operating
Power\t3,000.00
Permits\t500.00
Total Operating Expense\t3,500.00`;
    const told = (one: string) => factsOf(docOf(one.trim(), 'budget'), rulesOfFigures);
    expect(told(text('8,200.00'))).not.toHaveProperty(['budget.total_expenses']);
    expect(told(text('200.00').replace('7,000', '-1,000'))).not.toHaveProperty(['budget.total_expenses']);
    expect(told(text('8,200.00').replaceAll('3,500', '11,700'))).toMatchObject({
      'budget.total_expenses': { amount: 11_700 },
    });
  });

  it('takes the total of one block for no total of all, where another block has its own', () => {
    const text = `
Income
Dues\t900.00
Total Income\t900.00
Expenses
Insurance\t943.00
Licenses\t20.00
Total\t963.00
Maintenance
Mowing\t1,370.00
Pond\t1,755.00
Total Expenses\t3,125.00`;
    const told = (all: string) =>
      factsOf(docOf(text.replace('3,125', all).trim(), 'financial'), rulesOfFigures);
    expect(told('3,125')).not.toHaveProperty(['budget.total_expenses']);
    expect(told('3,125')).toHaveProperty(['budget.insurance']);
    expect(told('4,088')).toMatchObject({ 'budget.total_expenses': { amount: 4088 } });
  });
});
