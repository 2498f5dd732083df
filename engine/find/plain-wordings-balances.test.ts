import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Letters and reports of treasurers: balances by how they moved, budgets as a whole, dues beside them. */
const financial = wordingTable(String.raw`
financial.operating_cash | {"amount":31250} | Cash in the operating account dropped by $11,400 from last month. The account still holds $31,250.
financial.operating_cash | {"amount":46210.5} | All checking accounts declined by $3,115 to $46,210.50.
financial.operating_cash | {"amount":27300} | The operating fund is down $4,200 to $27,300.
financial.operating_cash | {"amount":27300} | The operating fund fell from $31,500 to $27,300 in May.
financial.operating_cash | - | The operating account dropped by $11,400.
financial.operating_cash | - | The social committee checking balance is $640.
financial.operating_cash | - | We transferred $9,000 to the operating account.
financial.reserve_cash | {"amount":412900} | Money market accounts (reserves) increased by $7,050 to $412,900.
financial.reserve_cash | {"amount":405850} | Reserves for repair and replacement, however, increased by $3,310. We now have a total of $405,850 held in money market accounts.
financial.reserve_cash | {"amount":290000} | These costs will come from our reserves, which currently total about $290,000.
financial.reserve_cash | {"amount":400000} | Our reserve fund now stands at $400k.
financial.reserve_cash | {"amount":1250000} | The reserve fund is approximately $1.25 million.
financial.reserve_cash | - | The reserve fund should be about $400,000.
financial.reserve_cash | - | We spent $8,000 from the reserve fund to paint the pool house.
financial.reserve_cash | - | The reserve contribution increased by $200 to $1,400.
budget.dues_change | - | Money market accounts (reserves) increased by $7,050 to $412,900.
budget.dues_change | - | The insurance deductible was raised by $5,000 to $10,000.
insurance.deductible | - | This year insurance deductibles and legal costs have hurt the budget by more than $7,000.
financial.delinquent_homes | {"value":18,"unit":"homes"} | To date we have 18 homes (22% of the homes in our community) that have a delinquent balance amounting to over $3,600.
financial.delinquent_amount | {"amount":3600} | To date we have 18 homes (22% of the homes in our community) that have a delinquent balance amounting to over $3,600.
assessment.regular | {"amount":140,"period":"year"} | Everyone must pay their fair share of the dues. That amount is $140 each year.
assessment.regular | {"amount":312,"period":"month"} | Your $312/month dues pay for landscaping and water.
assessment.regular | {"amount":240,"period":"month"} | The Board adopted the 2032 Budget, which sets the 2032 monthly condo association fees at $240 for Units 11 through 90 and $85 for Units 1 through 10.
assessment.regular | {"amount":355,"period":"year"} | Each homeowner will receive their annual invoice on or around October 1, 2032 for $355.
assessment.regular | {"amount":252.5,"period":"month"} | The Board approved it, which will increase your monthly assessment from $230 to 252.50.
assessment.frequency | "month" | Income is almost all from annual assessments, most often paid by homeowners in monthly installments.
assessment.regular | - | The water company raised its bill to $355.
budget.dues_change | 10 | The Board will impose a 10% increase in your monthly assessment.
budget.dues_change | 0 | Your annual invoice for dues will be $355. That is the same as last year.
budget.dues_change | 25 | The current annual rate of $160 has been in effect since 2019.\nThe dues for the 2032 calendar year will be raised to $200.
budget.dues_change | - | The insurance carrier will impose a 10% increase.
budget.total_expenses | {"amount":71300,"period":"year"} | At the October annual meeting, a budget of $71,300 was approved for 2032.
budget.total_expenses | {"amount":188000,"period":"year"} | The 2032 operating budget is $188,000.
budget.total_expenses | - | We are $44,000 under budget through September.
budget.total_expenses | - | A landscaping budget of $12,000 was approved for 2032.
budget.year | 2032 | At the October annual meeting, a budget of $71,300 was approved for 2032.
document.date | "2032" | Treasurer's Report, Summer 2032\nAt the October, 2031 Annual Meeting, a budget of $71,300 was approved for 2032.
`);

const reserves = wordingTable(String.raw`
reserves.percent_funded | 61 | Our reserves are at 61% of the recommended level.
reserves.balance | {"amount":742000} | Our reserves are at 61% of the recommended level ($742k on hand vs $1.22M needed).
reserves.fully_funded_balance | {"amount":1220000} | Our reserves are at 61% of the recommended level ($742k on hand vs $1.22M needed).
reserves.recommended_contribution | {"amount":68000,"period":"year"} | The budget shows $0 allocated to reserves while we need $68k annually.
reserves.current_contribution | {"amount":118000,"period":"year"} | RESERVE FUNDS are currently set aside at the rate of approximately $118,000.00 annually.
budget.reserve_contribution | {"amount":118000,"period":"year"} | RESERVE FUNDS are currently set aside at the rate of approximately $118,000.00 annually.
budget.reserve_contribution | {"amount":10800,"period":"year"} | We currently put $900 a month into the reserve fund.
reserves.current_contribution | - | We should put $900 a month into the reserve fund.
reserves.percent_funded | - | Reserves paid for 61% of the roof.
`);

describe('balances, budgets and dues as treasurers tell them', () => {
  it.each(financial)('$fact: $text', (wording) => {
    expect(
      meets(found(wording, 'financial'), wording.value),
      JSON.stringify(found(wording, 'financial')),
    ).toBe(true);
  });
  it.each(reserves)('$fact: $text', (wording) => {
    expect(meets(found(wording, 'reserves'), wording.value), JSON.stringify(found(wording, 'reserves'))).toBe(
      true,
    );
  });
});
