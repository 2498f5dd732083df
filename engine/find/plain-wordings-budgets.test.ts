import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Letters to owners about the year's budget. */
const budgets = wordingTable(String.raw`
budget.year | 2032 | A meeting was held on November 9th to present the Operating Budget for Fiscal 2032.
document.date | "2032" | A meeting was held on November 9th to present the Operating Budget for Fiscal 2032.
budget.year | 2032 | 2032 Townhome Budgets\n\n2031 was a hard year. The owners overspent the 2031 budget by $12,400.
document.date | "2032" | 2032 Townhome Budgets\n\n2031 was a hard year. The owners overspent the 2031 budget by $12,400.
budget.year | 2032 | The Board of Directors approved the operating budget for the Association's 2032 fiscal year, which begins on January 1.
budget.year | - | The auditor praised the Association for its 2032 records.
document.date | "2031-06-04" | Budget Resolution - June 4, 2031\nFor the 2031-2032 budget, the Board kept costs low.
document.date | "2031" | For the 2031-2032 budget, the Board kept costs low.
document.date | "2032-01-01" | BUDGET APPROVED BY THE BOARD\nFOR THE YEAR ENDING 12/31/2032
document.date | "2031-11-04" | BUDGET FOR 2032 APPROVED BY THE BOARD ON 11/4/2031
budget.year | 2032 | BUDGET APPROVED BY THE BOARD\nFOR THE YEAR ENDING 12/31/2032\n\nSPENT 2031 BUDGET OVER (UNDER) 2032 BUDGET\nMowing $900 $1,000 -$100 $1,100
budget.year | 2032 | SPENT 2031 BUDGET OVER (UNDER) 2032 BUDGET
budget.year | 2032 | Budget\tSpent\n12/31/2032\t12/31/2031\nMowing\t1,200\t1,100\nInsurance\t900\t800
budget.dues_change | 0 | For the 2031-2032 budget, we worked hard to keep HOA dues the same.
budget.dues_change | 0 | The monthly fee of $145 remains the same for Fiscal 2032.
budget.dues_change | 0 | The quarterly assessment of $310 will stay unchanged.
budget.dues_change | - | The transfer fee of $145 remains the same for Fiscal 2032.
budget.dues_change | 2.4 | As it stands the budget balances at $640 per quarter per unit. That is a little less than a 2.4% increase from the 2031 rate.
budget.dues_change | - | The roof bid is $64,000. That is a little less than a 2.4% increase from the 2031 rate.
assessment.regular | {"amount":640,"period":"quarter","per":"home"} | As it stands the budget balances at $640 per quarter per unit.
assessment.frequency | "quarter" | As it stands the budget balances at $640 per quarter per unit.
assessment.regular | - | As it stands the budget balances at $182,000.
financial.operating_cash | - | Since our checking balance has grown, we are taking $31,000 out of the reserve to pave the road.
financial.operating_cash | {"amount":31000} | As for the checking account, we have $31,000.
`);

/** Reports of treasurers in sentences. */
const reports = wordingTable(String.raw`
assessment.regular | {"amount":640,"period":"year","per":"home"} | Our homeowners dues this year were $640.
assessment.regular | {"amount":640,"period":"year","per":"home"} | We collect annual dues, which for 2026 are $640 per lot, and cover the lake patrol.
assessment.frequency | "year" | Our homeowners dues this year were $640.
assessment.regular | - | Our homeowners dues this year were $640. We bill them each quarter.
assessment.regular | - | Our income from dues this year was $64,000.
community.units | 91 | The budget counts on income from only 88 homes (not 91), since three are in foreclosure.
community.units | - | The budget counts on only 88 homes (not counting three in foreclosure).
community.units | 42 | With 42 homes, the HOA had $26,880 of income.
community.units | - | With 42 homes sold, the HOA had $26,880 of income.
financial.net_income | {"amount":4300} | With two months left, I expect a cash surplus for the year of $4,300.
financial.net_income | - | If all goes well there would be a surplus for the year of $4,300.
financial.operating_cash | {"amount":21700} | We will end the year with $21,700 in the bank.
document.date | "2031-05-16" | Treasurer Report, May 16, 2031\n2030 Year End Report\nBank balance as of 12/31/30: $4,100.70
document.date | "2030-12-31" | Treasurer Report\nBank balance as of 12/31/30: $4,100.70
financial.net_income | {"amount":620.4} | Quail Hollow Report 2031\nTotal expenses paid $4,310.00\nNet cash inflow $620.40
budget.total_expenses | {"amount":4310,"period":"year"} | Quail Hollow Report 2031\nMowing $4,310.00\nTotal expenses paid $4,310.00\nNet cash inflow $620.40
budget.total_income | {"amount":9310,"period":"year"} | Quail Hollow 2031\nDues $9,310.00\nTotal Trading Income $9,310.00
document.date | "2031-06-30" | The 2031 fiscal year runs through July 1, 2030 through June 30, 2031.
document.date | "2031" | Quail Hollow Owners\nProfit & Loss vs. Actual 2031
document.date | - | Quail Hollow Owners\nThe entrance was built in 1987.
`);

const studies = wordingTable(`
association.name | "Quail Hollow Association" | Full Reserve Study Quail Hollow Association Reno, NV
document.date | "2031-10-08" | Full Reserve Study Quail Hollow Association For Period Beginning: January 1, 2032 Date Prepared: October 8, 2031
association.name | - | Full Reserve Study of the roofs. An association plans ahead.
`);

describe('budgets in sentences', () => {
  it.each(budgets)('$fact is $value: $text', (row) => {
    const value = found(row, 'budget');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});

describe('reports of a year in sentences', () => {
  it.each(reports)('$fact is $value: $text', (row) => {
    const value = found(row, 'financial');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});

describe('covers of studies', () => {
  it.each(studies)('$fact is $value: $text', (row) => {
    const value = found(row, 'reserves');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
