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
assessment.regular | - | Fees will include a monthly payment of $40 for cable.
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
budget.dues_change | 5.37 | The monthly common charge goes from $428 to $451.
insurance.deductible | - | Some trustees have talked about a deductible of $20,000.
insurance.deductible | - | Would the roof be ours if the master deductible was $20,000?
insurance.deductible | - | The average 2% deductible would be $21,300 per building.
insurance.deductible | - | The proposed policy has a deductible of $20,000.
insurance.deductible | {"amount":20000} | If a pipe breaks, the deductible of the master policy is $20,000.
assessment.regular | {"amount":612.5,"period":"month"} | Monthly maintenance per unit: $612.50 (2030: $580.00)
assessment.regular | - | Monthly maintenance per building: $612.50
assessment.regular | {"amount":140,"period":"month"} | Dues: 44 units x $140 x 12 = $73,920
assessment.regular | {"amount":140,"period":"month"} | Assessments bill at $140/unit/mo (44 x $140 = $6,160).
assessment.regular | {"amount":612,"period":"quarter"} | The 2032 fee is $612 per quarter.
assessment.regular | - | The 2032 fee is $40 per quarter for those who use the pool.
assessment.regular | {"amount":140,"period":"quarter"} | Dues: 44 units x $140 x 4 = $24,640
budget.insurance | {"amount":88400,"period":"year"} | Insurance rose 18% to $88,400.
budget.insurance | - | Insurance increased 20% to $84,000 on the proposed renewal.
budget.insurance | - | The insurance deductible rose 20% to $12,000.
budget.management_fee | - | Where do your dues of $142 a month go?\nMowing - $60.10\nManagement - $18.75\nWater - $63.15\nTotal - $142
budget.management_fee | - | Where do your dues of $142 a month go?\nMowing - $60.10\nManagement - $18.75\nWater - $63.15
budget.management_fee | {"amount":210,"period":"year"} | Mowing - $260\nManagement - $210\nRoad salt - $310\nTotal - $780\nWho buys a home pays $800 per home at closing.
budget.management_fee | {"amount":18750,"period":"year"} | Mowing - $60,100\nManagement - $18,750\nWater - $63,150\nThe dues are $142 a month.
budget.reserve_contribution | - | Checking $4,218.40\nPier fund $3,901.15\nReserves $22,640.30\nTotal $30,759.85
budget.reserve_contribution | {"amount":30000,"period":"year"} | Mowing\t9,000\nInsurance\t2,000\nRoof reserve\t20,000\nPaving reserve\t10,000\nTotal expenses\t41,000
budget.total_expenses | {"amount":79000,"period":"year"} | Mowing $12,000\nSnow $8,500\nInsurance $22,400\nRoof $36,100\nTotal $79,000
budget.total_expenses | - | Mowing $12,000\nSnow $8,500\nInsurance $22,400\nTotal $42,900\nPool $9,000\nPaint $4,000\nRoof $2,000\nTotal $15,000
budget.reserve_contribution | {"amount":41952,"period":"year"} | 2030 Actuals\nItem\tMonthly Assessment\tAnnual Assessment\tCommunity Annual Total\nMowing\t$4.40\t$52.80\t$4,857.60\nReserve Contribution\t$38.55\t$462.60\t$42,559.20\n2031 Budget\nItem\tMonthly Assessment\tAnnual Assessment\tCommunity Annual Total\nMowing\t$4.10\t$49.20\t$4,526.40\nReserve Contribution\t$38.00\t$456.00\t$41,952.00
budget.insurance | {"amount":6350,"period":"year"} | | Item | 2030 Budget | 2030 YTD (9 mo) | 2031 Budget |\n|---|---|---|---|\n| Dues | $92,736 | $69,552 | $95,760 |\n| Insurance | $5,900 | $5,884 | $6,350 |
`);

/** Statements at a day, and papers of a year's money. */
const statements = wordingTable(String.raw`
financial.total_liabilities | {"amount":14690} | \tJun 30, 31\tDec 31, 30\nTOTAL ASSETS\t359,180.20\t341,284.61\nAccounts Payable\t3,210.00\t5,115.00\nTOTAL LIABILITIES\t14,690.00\t19,135.00
financial.reserve_cash | - | Item\tJan\tFeb\tMar\tApr\tTotal\nDues\t9000\t0\t0\t0\t9000\nReserve\t1000\t1000\t1000\t1000\t4000
financial.operating_cash | {"amount":14630.43} | Balance on hand, May 1, 2030 .......... $11,204.18\nDues ........... $7,860.00\nBalance on hand, April 30, 2031 ........ $14,630.43
budget.year | 2031 | Quail Hollow Condominium\nNotes to Financial Statements\nDecember 31, 2031
budget.year | - | Quail Hollow Condominium\nThe accounts agree with the bank statement as of December 31.
budget.year | 2031 | Quail Hollow Condominium\nBalance Sheet as of December 31, 31
`);

/** The summary of a study, as some firms print it. */
const studies = wordingTable(`
reserves.component_count | 64 | The Replacement Reserve Inventory identifies 64 Projected Replacements for funding.
reserves.component_count | - | The pool needs 4 projected replacements of its pump.
reserves.recommended_contribution | {"amount":58200,"period":"year"} | $58,200 Recommended Replacement Reserve Funding for the Study Year, 2031
reserves.recommended_contribution | - | $15.10 Per unit (average), minimum monthly funding of Replacement Reserves
reserves.current_contribution | {"amount":36000,"period":"year"} | Fox Run HOA reports a Starting Balance of $180,300 and Annual Funding totaling $36,000.
reserves.current_contribution | {"amount":61200,"period":"year"} | (a) Regular assessments budgeted for contribution to the reserve account: $61,200
reserves.recommended_contribution | {"amount":88700,"period":"year"} | (b) Recommended contribution rate from the reserve study: $88,700
reserves.current_contribution | {"amount":132000,"period":"year"} | The Association budgeted $132,000 for 2031 reserve contributions.
reserves.current_contribution | - | The Association budgeted $132,000 for the new gate.
reserves.interest | 1.8 | Our assumptions include interest of 1.8% and inflation of 3.2%.
reserves.interest | - | Late dues bear interest of 18%.
reserves.balance | - | The projected reserve fund cash balance in each of those years is $934,800.
financial.reserve_cash | - | The projected reserve fund cash balance in each of those years is $934,800.
reserves.fully_funded_balance | {"amount":498000} | Fully funded balance: $498,000. Percent funded: 35.4%.
reserves.percent_funded | 65.6 | The projected balance is $842,310, resulting in reserves being 65.6 percent funded at this date. The amount required at the end of each of the next five budget years is $1,390,200, and the projected balance is $934,800, leaving the reserve at 67.2 percent funded.
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

describe('money in statements', () => {
  it.each(statements)('$fact is $value: $text', (row) => {
    const value = found(row, 'financial');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
