import { expect, it } from 'vitest';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsIn } from '../testing/facts-in.ts';

const facts = (rows: string) => factsIn(rows, rulesOfFigures, 'budget');
const year = (amount: number) => ({ amount, period: 'year' });

it('totals without an account number stand under the columns of the rows that have one', () => {
  const found = facts(
    [
      'Heron Bluff Condominium Association 2031 Budget',
      '',
      'GL\tAccount\t2030 Approved Budget\t2030 Projected\t2031 Proposed Annual\t2031 Monthly',
      'REVENUE',
      '4010\tAssessments\t60000\t60000\t66000\t5500',
      '4050\tInterest\t600\t660\t600\t50',
      'TOTAL REVENUE\t60600\t60660\t66600\t5550',
      'EXPENSES',
      '5010\tManagement Fees\t12000\t12000\t12600\t1050',
      '5110\tInsurance\t18000\t18500\t21000\t1750',
      '5900\tTransfer to Reserves\t30600\t30600\t33000\t2750',
      'TOTAL EXPENSES\t60600\t61100\t66600\t5550',
    ].join('\n'),
  );
  expect(found['budget.total_income']).toEqual(year(66600));
  expect(found['budget.total_expenses']).toEqual(year(66600));
  expect(found['budget.reserve_contribution']).toEqual(year(33000));
});

it('a total in the column of the numbers keeps its place where an empty cell is printed behind it', () => {
  const found = facts(
    [
      'Heron Bluff Condominium Association 2031 Budget',
      '',
      'GL\tAccount\t2030 Budget\t2031 Budget\tNotes',
      '4010\tAssessments\t60000\t66000',
      '4050\tInterest\t600\t600',
      'TOTAL INCOME\t\t60600\t66600',
      '5110\tInsurance\t18000\t21000',
      '5120\tMowing\t9000\t9500',
      'TOTAL EXPENSES\t\t27000\t30500',
    ].join('\n'),
  );
  expect(found['budget.total_income']).toEqual(year(66600));
  expect(found['budget.total_expenses']).toEqual(year(30500));
});
