import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsOf } from '../testing/facts-in.ts';

const facts = (text: string, type: DocumentType = 'budget') =>
  factsOf(docOf(text.trim(), type), rulesOfFigures);
const year = (amount: number) => ({ amount, period: 'year' });

const budgetOf = (title: string, dues: string, insurance: string) => `
${title}
Income
Assessments\t${dues}
Total Income\t${dues}
Expenses
Insurance\t${insurance}
Grounds\t30,000`;

describe('several statements in one document', () => {
  it('asks the budget of the latest year, and adds up no two years', () => {
    const text = `${budgetOf('Budget 2031', '80,000', '9,000')}\n${budgetOf('Budget 2032', '88,000', '11,000')}`;
    expect(facts(text)).toMatchObject({
      'budget.total_income': year(88_000),
      'budget.insurance': year(11_000),
    });
  });

  it('takes expenses that come first, and the income below them, for one budget', () => {
    const budget = (year: number, income: string) => `
Budget ${year}
Expenses
Insurance\t9,000
Grounds\t30,000
Income
Assessments\t${income}
Total Income\t${income}
`;
    const note = 'Insurance: 8,700 was paid in 2029.';
    expect(facts(`${budget(2032, '41,000')}\n${note}`)).toMatchObject({
      'budget.total_income': year(41_000),
    });
    expect(facts(`${budget(2032, '41,000')}${budget(2031, '39,000')}`)).toMatchObject({
      'budget.total_income': year(41_000),
      'budget.insurance': year(9000),
    });
  });

  it('takes no year that a note speaks of for that of a statement', () => {
    const text = (note: string) =>
      `Balance Sheet 9/30/2031\n${note}\nASSETS\nChecking\t9,000\nTotal assets\t9,000\n${budgetOf('Income Statement 9/30/2031', '80,000', '9,000')}`;
    const told = { 'budget.total_income': year(80_000) };
    expect(facts(text('The 2032 roofs are out for bids.'))).toMatchObject(told);
    expect(facts(text('Balance Sheet 9/30/2032'))).not.toMatchObject(told);
  });

  it('keeps the budget beside which a summary of the reserves stands', () => {
    const text = `${budgetOf('Budget 2031', '80,000', '9,000')}\n\nReserve Fund 2032\nIncome\nInterest\t900\nTransfers\t12,000`;
    expect(facts(text)).toMatchObject({ 'budget.insurance': year(9000) });
  });

  it('reads amounts that were printed at their labels without a gap', () => {
    const text =
      'Budget 2032\nIncome\nAssessments$96,000\nTotal Income$96,000\nExpenses\nInsurance11,500\nGrounds61,000';
    expect(facts(text)).toMatchObject({
      'budget.total_income': year(96_000),
      'budget.insurance': year(11_500),
    });
  });

  it('takes the year to date for a part of the year, whatever the fiscal year is', () => {
    const text = `
Income Statement
Month: Jul 2031  Fiscal year: Jan - Dec
Account\tSelected Month\tYear to Month End
Income
HOA Dues\t9,000\t63,000
Total Operating Income\t9,000\t63,000
Expense
Insurance\t0\t11,000
Total Operating Expense\t5,000\t48,000`;
    expect(facts(text, 'financial')['budget.insurance']).not.toMatchObject({ period: 'year' });
    const whole = text.replace('Jul 2031', 'Dec 2031');
    expect(facts(whole, 'financial')['budget.insurance']).toMatchObject({ period: 'year' });
  });

  it('knows the assets under a heading that begins with the date', () => {
    const text = `
Balance Sheet
As of June 30, 2031

Jun 30, 31
ASSETS
Current Assets
Checking/Savings
1010 · Operating Checking\t31,000.00
1020 · Reserve Money Market\t88,000.00
TOTAL ASSETS\t119,000.00`;
    expect(facts(text, 'financial')).toMatchObject({
      'financial.operating_cash': { amount: 31_000 },
      'financial.reserve_cash': { amount: 88_000 },
    });
  });

  it('takes the last row of a component list for what all of them need', () => {
    const text = `
Reserve Study 2032
Component\tUL\tRUL\tReplacement Cost\tFully Funded Balance
Roof of the clubhouse\t25\t11\t$38,000\t$21,000
Painting\t8\t3\t$61,000\t$38,000
Total\t\t\t$99,000\t$59,000`;
    expect(facts(text, 'reserves')).toMatchObject({ 'reserves.fully_funded_balance': { amount: 59_000 } });
  });

  it('adds up the homes of a table of dues by type', () => {
    const text = `
2032 Assessments by Home Type
Home Type\tNumber of Homes\t2031 Monthly\t2032 Monthly
Villa\t40\t$310.00\t$330.00
Cottage\t20\t$280.00\t$300.00`;
    expect(facts(text)).toMatchObject({
      'community.units': 60,
      'assessment.regular': { amount: 330, period: 'month', per: 'home' },
    });
  });
});
