import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Budgets, accounts and what treasurers write beside them. */
const accounts = wordingTable(String.raw`
insurance.deductible | - | Most condo master policies have a deductible of $10,000, and yours may have too.
insurance.deductible | - | Typical insurance policies carry a deductible of $5,000.
insurance.deductible | {"amount":10000} | Our master policy has a deductible of $10,000.
insurance.deductible | {"amount":10000} | Most claims are small. The deductible on the master policy is $10,000.
assessment.regular | - | If the dues go up $2 a year, that will raise $4,400.
assessment.regular | - | If dues increase to $320 per year, that will make up the deficit.
assessment.regular | {"amount":320,"period":"year"} | Dues will be $320 per year. If they are paid late, a fee is due.
assessment.regular | {"amount":190,"period":"year"} | The dues for the 2031 calendar year, with payment due by May 31, 2031 as always, will be raised to $190.
assessment.regular | {"amount":52,"period":"month"} | The monthly dues for the 2031 fiscal year will be raised to $52.
assessment.regular | - | The dues for the pool, with a late fee of $20, will be raised if the vote passes.
assessment.regular | {"amount":840,"period":"quarter"} | Fees will include a quarterly amount of $840 to cover upkeep plus a yearly $500 for projects.
assessment.frequency | "quarter" | Fees will include a quarterly amount of $840 to cover upkeep plus a yearly $500 for projects.
assessment.regular | - | Special fees will include a quarterly amount of $840.
financial.operating_cash | {"amount":64310.2} | Bank report\nOn January 1, 2031 our bank balance was $58,120\nOn December 31, 2031 our bank balance was $64,310.20
financial.operating_cash | {"amount":58120} | Bank report\nOn January 1, 2031 our bank balance was $58,120.
financial.operating_cash | {"amount":15220} | Finances\nThe road took most of it. Our current account balance (before the work on the culvert) is $15,220.
financial.operating_cash | - | Finances\nOur current account balance (the reserve account) is $15,220.
financial.reserve_cash | {"amount":151200} | The closing balance for Replacement Reserves (which pay for the pier that we are about to rebuild this spring) was $151,200.
financial.reserve_cash | - | The balance for Replacement Reserves (which pay for the pier) should be at $151,200.
community.units | - | Dues: 180 lots at $90, 12 lots at $20.
community.units | 180 | Dues: 180 lots at $90 = $16,200.
community.units | 91 | The plan counts on 88 properties out of 91, as three owners refuse to pay.
community.units | - | The plan counts on 8 homes out of 9 of the first phase.
community.units | 640 | The costs are divided by the number of units in the Association, 640 lots.
community.units | - | Costs are divided by the number of lots in the association, 40 lots of which are empty.
budget.total_expenses | {"amount":812400,"period":"year"} | The Board adopted a budget for the fiscal year 2031 in the total amount of $812,400.
budget.total_expenses | - | The Board adopted a budget for the fiscal year 2031 of $120 per unit.
budget.total_expenses | {"amount":14100,"period":"year"} | Mowing\t9,000\nInsurance\t1,100\nTotal Estimated 2031 Operating Expense\t14,100
budget.total_income | {"amount":15300,"period":"year"} | Dues\t15,000\nInterest\t300\nTotal projected 2031 income\t15,300
budget.insurance | - | Insurance: $740 paid in 2030, the rest went up by 5%
budget.insurance | {"amount":740,"period":"year"} | Insurance: $740
budget.dues_change | 2.5 | Dear shareholders, the Board has voted to raise maintenance costs by 2.5%.
budget.dues_change | - | Dear neighbors, the Board has voted to raise maintenance costs by 2.5%.
`);

/** The summary of a study, as some firms print it. */
const studies = wordingTable(`
reserves.component_count | 64 | The Replacement Reserve Inventory identifies 64 Projected Replacements for funding.
reserves.component_count | - | The pool needs 4 projected replacements of its pump.
reserves.recommended_contribution | {"amount":58200,"period":"year"} | $58,200 Recommended Replacement Reserve Funding for the Study Year, 2031
reserves.recommended_contribution | - | $15.10 Per unit (average), minimum monthly funding of Replacement Reserves
reserves.current_contribution | {"amount":36000,"period":"year"} | Fox Run HOA reports a Starting Balance of $180,300 and Annual Funding totaling $36,000.
reserves.balance | {"amount":180300} | Fox Run HOA reports a Starting Balance of $180,300 and Annual Funding totaling $36,000.
`);

describe('money in budgets and accounts', () => {
  it.each(accounts)('$fact is $value: $text', (row) => {
    const value = found(row, 'budget');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});

describe('money in the summaries of studies', () => {
  it.each(studies)('$fact is $value: $text', (row) => {
    const value = found(row, 'reserves');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
