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
financial.reserve_cash | {"amount":6400000} | The reserve fund balances rose from about $5.9 million on June 30, 2030 to $6.4 million on June 30, 2031.
document.date | "2031-06-30" | The reserve fund balances rose from about $5.9 million on June 30, 2030 to $6.4 million on June 30, 2031.
document.date | "2031-06-30" | On June 30, 2031 there was $6.4 million, against $5.9 million on June 30, 2030.
document.date | "2031-05-04" | Report of May 4, 2031 on the audit that was made by June 30, 2031.
financial.delinquent_homes | {"value":14,"unit":"homes"} | On average 14 homes have been behind all year.
financial.delinquent_homes | - | Dues of 14 homes have been paid ahead.
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
financial.operating_cash | {"amount":38400} | We ended the month with an operating budget of $38,400, down from $91,200 in September.
financial.reserve_cash | {"amount":318200} | We continue to deposit our budgeted amount of $12,600 in the Reserve Fund. We also paid the roofer, so our Reserve Fund amount fell to $318,200.
financial.reserve_cash | {"amount":121000} | Regarding our Capital Reserves, we ended the year with a total reserve amount of $121,000, slightly less than the $126,500 recommended in our 2029 Reserve Study.
reserves.fully_funded_balance | {"amount":126500} | Regarding our Capital Reserves, we ended the year with a total reserve amount of $121,000, slightly less than the $126,500 recommended in our 2029 Reserve Study.
financial.reserve_cash | {"amount":152000} | As for the Capital Reserve, it remains in good standing at somewhat more than $152,000.
financial.net_income | {"amount":5820} | 2031 Accounts - This year there was a small excess of income of $5,820.00.
financial.net_income | {"amount":-2140} | This year we had an excess of expenses over income of $2,140.
financial.delinquent_homes | {"value":17,"unit":"homes"} | We have been averaging over 17 units whose accounts are delinquent over 90 days.
assessment.frequency | "month" | These costs have an impact on everyone's monthly homeowners dues.
assessment.regular | {"amount":315,"period":"quarter"} | Each of the 88 units was assessed a regular assessment of $315 per quarter for the year ended June 30, 2032 and $270 per quarter for the year ended June 30, 2031.
budget.dues_change | 16.67 | Each of the 88 units was assessed a regular assessment of $315 per quarter for the year ended June 30, 2032 and $270 per quarter for the year ended June 30, 2031.
budget.dues_change | 0 | The approved budget maintains the Annual Assessments at $640 for the third consecutive year.
budget.dues_change | - | The reserve account was held at $64,000.
document.date | "2031-12-31" | Budget Bits\nPosted on Jan 19th, 2032\nFrom the December 31 Balance Sheet, our Operating Fund was $98,200.10.
document.date | "2031-12-31" | Posted on Jan 19th, 2032\nFrom the December 31 Balance Sheet, our end of the year 2031 Operating Fund was $98,200.10.
budget.year | 2031 | From the December 31 Balance Sheet, our end of the year 2031 Operating Fund was $98,200.10.
budget.dues_change | - | Discussion about increasing the road dues again: raised by Rob for the builder, no majority support.
financial.total_assets | {"amount":488100} | At year end the Association had total assets of $488,100 and liabilities of $37,400.
financial.total_liabilities | {"amount":37400} | At year end the Association had total assets of $488,100 and liabilities of $37,400.
financial.net_income | {"amount":-9300} | Revenue for the year was $231,600 and expenses were $240,900, leaving a deficit of $9,300.
financial.net_income | {"amount":2210} | For the ten months we took in $61,400 and had expenses of $59,190, which leaves a surplus of $2,210.
financial.net_income | - | The budget has income of $61,400 and expenses of $59,190, which leaves a surplus of $2,210.
financial.net_income | {"amount":6140} | With these costs we finished the year with a net income of $6,140.
financial.net_income | - | We ended the year with an income of $6,140.
financial.net_income | {"amount":7715} | Net income year to date is $7,715.
financial.net_income | - | The drainage work came in high, leaving a shortfall of $9,300 in the project.
financial.delinquent_homes | {"value":7,"unit":"homes"} | Accounts receivable total $12,900, with seven owners more than 90 days past due.
financial.reserve_cash | {"amount":271000} | Total cash on hand is $330,500, of which $271,000 is reserves.
financial.operating_cash | {"amount":24180} | Operating: $24,180 Reserves: $91,650
`);

const reserves = wordingTable(`
reserves.percent_funded | 61 | Our reserves are at 61% of the recommended level.
reserves.balance | {"amount":742000} | Our reserves are at 61% of the recommended level ($742k on hand vs $1.22M needed).
reserves.fully_funded_balance | {"amount":1220000} | Our reserves are at 61% of the recommended level ($742k on hand vs $1.22M needed).
reserves.recommended_contribution | {"amount":68000,"period":"year"} | The budget shows $0 allocated to reserves while we need $68k annually.
reserves.current_contribution | {"amount":118000,"period":"year"} | RESERVE FUNDS are currently set aside at the rate of approximately $118,000.00 annually.
budget.reserve_contribution | {"amount":118000,"period":"year"} | RESERVE FUNDS are currently set aside at the rate of approximately $118,000.00 annually.
budget.reserve_contribution | {"amount":10800,"period":"year"} | We currently put $900 a month into the reserve fund.
reserves.current_contribution | - | We should put $900 a month into the reserve fund.
reserves.percent_funded | - | Reserves paid for 61% of the roof.
reserves.inflation | 3.2 | The study assumes 3.2% inflation and a 1.4% return on reserves.
reserves.interest | 1.4 | The study assumes 3.2% inflation and a 1.4% return on reserves.
reserves.inflation | 3 | Inflation rate 3%, interest rate 2%.
reserves.interest | 2 | Inflation rate 3%, interest rate 2%.
reserves.balance | {"amount":286000} | The reserve study completed in June 2031 shows we are 41% funded with a balance of $286,000; fully funded would be $697,500.
reserves.fully_funded_balance | {"amount":697500} | The reserve study completed in June 2031 shows we are 41% funded with a balance of $286,000; fully funded would be $697,500.
reserves.current_contribution | {"amount":54000,"period":"year"} | The Association is currently funding reserves at $4,500 per month; the study recommends $5,900 per month.
`);

const budget = wordingTable(String.raw`
financial.reserve_cash | - | INCOME: Dues $9,100 Interest $40 Total Income $9,140 EXPENSES: Mowing $7,000 Insurance $1,900 Total Reserves $240 Total Expenses $9,140
financial.reserve_cash | {"amount":8240} | INCOME: Dues $9,100 Interest $40 Total Income $9,140 EXPENSES: Mowing $7,000 Insurance $1,900 Total $8,900 The reserve account balance is $8,240.
financial.reserve_cash | - | Where do my dues go?\nWater - $21.10\nReserves - $19.80 (paving, fences, mailboxes)\nInsurance - $5.10
financial.reserve_cash | - | REPLACEMENT RESERVES $ 310,400 $ 298,700
budget.year | 2033 | FY33 PROPOSED BUDGET booklet for residents
budget.year | 2032 | Sample Budget\nJanuary 1 - December 31, 2032
document.date | "2032-01-01" | Sample Budget\nJanuary 1 - December 31, 2032
document.date | "2031-07-01" | Operating Budget\nJuly 1 - June 30, 2032
assessment.regular | {"amount":262,"period":"month"} | The budget includes a 4.8% increase in the monthly condo fee (the per unit cost goes from $250 to $262).
assessment.initial_contribution | {"amount":1200} | New Owner Buy-in Fee $1200
budget.reserve_contribution | {"amount":38000,"period":"year"} | As a result we will be able to add another $38,000 to the Reserves for Special Projects in 2032 as planned.
budget.management_fee | {"amount":6400,"period":"year"} | 2032 2031 Comments\n8505-Management Fee 6,400 5,900 $520 a month until April, then $540.\n8551-Printing 500.00 450.00 Flyers for the picnic
financial.reserve_cash | {"amount":31200.5} | Operating Account\nBeginning Balance\t9,100.00\nEnding Balance\t8,050.00\nReserve Account\nBeginning Balance\t28,100.00\nContribution\t3,100.50\nEnding Balance\t31,200.50
financial.operating_cash | {"amount":8050} | Operating Account\nBeginning Balance\t9,100.00\nEnding Balance\t8,050.00\nReserve Account\nBeginning Balance\t28,100.00\nContribution\t3,100.50\nEnding Balance\t31,200.50
budget.dues_change | 4 | Dues for 2032 will be $312/month, a 4% increase.
budget.dues_change | 5 | At our fall meeting the board set the dues at $210 per month beginning January 1, 2032, an increase of 5 percent.
budget.dues_change | - | Dues are $210 per month, and insurance is an increase of 5 percent.
budget.reserve_contribution | {"amount":9000,"period":"year"} | 2032 Budget\nTransfer (to) Reserve Acct\t(9,000)\nEnding Balance\t4,100
budget.reserve_contribution | - | 2032 Budget\nTransfer from Reserve Acct\t(9,000)\nEnding Balance\t4,100
assessment.regular | {"amount":410,"period":"month"} | Unit Assessments\nType\tUnits\t2032 Monthly Operating\t2032 Monthly Total\nA - 1 Bedroom\t20\t330\t410
assessment.regular | - | Water use\nType\tUnits\t2032 Monthly Operating\t2032 Monthly Total\nA - 1 Bedroom\t20\t330\t410
budget.dues_change | 6.67 | Quarterly assessments will rise $15 to $240 beginning with the first quarter of 2032.
budget.insurance | {"amount":58400,"period":"year"} | Insurance: $58,400 (up 19% from last year).
budget.insurance | - | Insurance: $2,000,000 of liability coverage.
budget.management_fee | {"amount":16200,"period":"year"} | Management contract: $1,350 per month.
budget.reserve_contribution | {"amount":66000,"period":"year"} | Based on the study, the Board will increase annual reserve contributions from $54,000 to $66,000.
`);

describe('balances, budgets and dues as treasurers tell them', () => {
  it.each(financial)('$fact: $text', (wording) => {
    expect(
      meets(found(wording, 'financial'), wording.value),
      JSON.stringify(found(wording, 'financial')),
    ).toBe(true);
  });
  it.each(budget)('$fact: $text', (wording) => {
    expect(meets(found(wording, 'budget'), wording.value), JSON.stringify(found(wording, 'budget'))).toBe(
      true,
    );
  });
  it.each(reserves)('$fact: $text', (wording) => {
    expect(meets(found(wording, 'reserves'), wording.value), JSON.stringify(found(wording, 'reserves'))).toBe(
      true,
    );
  });
});
