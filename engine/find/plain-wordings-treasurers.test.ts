import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Minutes, treasurers' reports and newsletters: money told in passing. */
const reports = wordingTable(String.raw`
assessment.regular | {"amount":150,"period":"year"} | Treasurer's Report: 31 of 44 homeowners have now paid the $150 annual dues.
assessment.frequency | "year" | Treasurer's Report: 31 of 44 homeowners have now paid the $150 annual dues.
community.units | 44 | Treasurer's Report: 31 of 44 homeowners have now paid the $150 annual dues.
financial.delinquent_homes | {"value":13,"unit":"homes"} | Treasurer's Report: 31 of 44 homeowners have now paid the $150 annual dues.
financial.operating_cash | {"amount":8416.2} | Treasurer's Report\nThe checking account balance is $8,416.20 and the CD is worth $15,300.
financial.operating_cash | {"amount":13220} | TREASURER'S REPORT\nIncome for the month was $1,140. Expenses were $980. Balance $13,220.
financial.operating_cash | {"amount":21914.33} | Bank Balances:\nOperating Account: $21,914.33\nReserve Account: $64,207.10
financial.reserve_cash | {"amount":64207.1} | Bank Balances:\nOperating Account: $21,914.33\nReserve Account: $64,207.10
financial.operating_cash | {"amount":5402} | Bank balances: checking $5,402, money market $31,116.
financial.reserve_cash | {"amount":31116} | Financial Report: Checking balance $5,402; Reserve money market $31,116.
financial.operating_cash | {"amount":19450} | As of April 30 we had $19,450 in checking and $40,200 in reserves.
financial.reserve_cash | {"amount":40200} | As of April 30 we had $19,450 in checking and $40,200 in reserves.
financial.reserve_cash | {"amount":88250} | The reserve fund now stands at $88,250.
financial.reserve_cash | {"amount":52000} | Currently there is approximately $52,000 in the Reserve Account.
financial.operating_cash | {"amount":11805.44} | Pat Moreno reported an operating balance of $11,805.44 as of March 31.
financial.operating_cash | {"amount":7333.1} | Beginning balance: $6,120.40\nDeposits: $3,000.00\nExpenses: $1,787.30\nEnding balance: $7,333.10
financial.operating_cash | {"amount":9120} | The current bank balance is $9,120.
financial.operating_cash | {"amount":44871} | Cash on hand in the operating account at month end was $44,871.
financial.operating_cash | - | We transferred $5,000 from checking to the reserve account.
financial.reserve_cash | - | We transferred $5,000 from checking to the reserve account.
financial.reserve_cash | - | The study recommends that we contribute $12,400 a year to reserves.
financial.operating_cash | - | The board approved paying the landscaper $2,400 from the operating account.
financial.operating_cash | {"amount":27410} | Jim reported that we have $27,410 in the bank.
financial.operating_cash | {"amount":18340.22} | The treasurer reported a balance of $18,340.22 in the checking account and $22,015.87 in savings.
financial.operating_cash | {"amount":30200} | Operating funds total $30,200; reserves total $118,900.
financial.reserve_cash | {"amount":118900} | Operating funds total $30,200; reserves total $118,900.
financial.reserve_cash | {"amount":75110.6} | Reserve Funds - $75,110.60
financial.reserve_cash | {"amount":25000} | The Association holds a reserve CD of $25,000 at First County Bank.
financial.delinquent_homes | {"value":5,"unit":"homes"} | The five owners named in April that were not current on their dues have called the treasurer.
financial.delinquent_homes | {"value":3,"unit":"homes"} | We know of 3 residents who have not paid their dues.
financial.delinquent_homes | {"value":4,"unit":"homes"} | Four homeowners have not paid 2031 dues.
financial.delinquent_homes | {"value":9,"unit":"homes"} | 109 of 118 members have paid to date.
financial.delinquent_homes | {"value":5,"unit":"homes"} | All dues are in except for five homes.
financial.delinquent_homes | {"value":3,"unit":"homes"} | Three owners are not current.
financial.delinquent_homes | {"value":7,"unit":"homes"} | Seven households still owe for this year.
financial.delinquent_homes | {"value":11,"unit":"homes"} | There are 11 outstanding accounts.
financial.delinquent_homes | {"value":8,"unit":"homes"} | Dues: 8 homes remain unpaid as of today.
financial.delinquent_homes | {"value":22,"unit":"homes"} | So far 22 homes have a past due balance of about $3,700.
financial.delinquent_amount | {"amount":3700} | So far 22 homes have a past due balance of about $3,700.
financial.delinquent_homes | {"value":12,"unit":"homes"} | Today 12 of our subdivision's 305 lots carry a balance.
financial.delinquent_homes | {"value":14,"unit":"homes"} | Fourteen homeowners are delinquent in paying their annual dues.
financial.delinquent_homes | {"value":3,"unit":"homes"} | We only have 3 outstanding dues left to collect.
financial.delinquent_homes | {"value":6,"unit":"percent"} | Delinquencies are at 6% of owners.
financial.delinquent_homes | - | Six owners have paid their past due balances in full.
financial.delinquent_homes | - | Three homeowners have not responded to the violation letters.
financial.delinquent_homes | - | Two members have not returned their proxies.
financial.delinquent_homes | - | Four owners attended the meeting and two owners asked about unpaid invoices of the contractor.
financial.delinquent_amount | {"amount":2310} | Outstanding dues of $2,310 remain to be collected.
financial.delinquent_amount | {"amount":1345.9} | The report shows uncollected assessments totaling $1,345.90.
financial.delinquent_amount | {"amount":6240} | Five owners owe a total of $6,240 in back dues.
financial.delinquent_amount | {"amount":18700} | Accounts receivable stand at $18,700.
financial.delinquent_amount | {"amount":3850} | Delinquencies: $3,850.
financial.delinquent_amount | {"amount":9915} | Total past due is $9,915 as of June 30.
financial.delinquent_amount | {"amount":1420} | Dues for 2032: 71 of 80 lots paid $11,360 in total; 9 lots outstanding, $1,420 total.
financial.delinquent_amount | - | We collected $1,975 of past due assessments this month.
financial.delinquent_amount | - | A homeowner paid $1,800 of delinquent dues at closing.
financial.delinquent_amount | - | Outstanding invoices to the landscaper total $3,300.
financial.delinquent_amount | - | The Board waived $75 of late fees on an overdue account.
assessment.regular | {"amount":180,"period":"month"} | The Board adopts an increase in the per lot monthly fee of $20. This will increase the monthly fee to $180 per month.
budget.dues_change | 12.5 | The Board adopts an increase in the per lot monthly fee of $20. This will increase the monthly fee to $180 per month.
assessment.regular | {"amount":42.5,"period":"year"} | The income is from 96 houses @ $42.50 annual dues.
community.units | 96 | The income is from 96 houses @ $42.50 annual dues.
budget.dues_change | 10 | The budget includes a 10% escalation of the annual assessment.
budget.dues_change | 0 | Dues will remain at $60 per month for 2032.
assessment.regular | {"amount":60,"period":"month"} | Dues will remain at $60 per month for 2032.
budget.dues_change | 0 | There will be no dues increase for the coming year.
budget.dues_change | 0 | The Board does not anticipate raising dues in 2032.
budget.dues_change | 0 | Annual dues stay at $325.
budget.dues_change | 0 | The 2032 budget was approved with no increase in assessments.
budget.dues_change | 5 | A motion to raise the dues 5% was made, seconded and carried.
budget.dues_change | 10 | Dues go from $100 to $110 per month effective January 1.
assessment.regular | {"amount":129,"period":"month"} | All directors voted to increase the monthly assessment from $120 to $129 effective January 1.
budget.dues_change | 25 | Motion carried to increase annual dues by $50, from $200 to $250.
budget.dues_change | 20 | It was agreed to raise dues $25 a year to $150.
assessment.regular | {"amount":150,"period":"year"} | It was agreed to raise dues $25 a year to $150.
budget.dues_change | -8 | Quarterly dues will go down from $250 to $230.
budget.dues_change | - | Insurance will increase 12% in 2032.
budget.dues_change | - | The covenants allow the board to raise dues up to 10% a year.
budget.dues_change | - | A motion to raise dues by 15% failed for lack of a second.
budget.dues_change | - | A homeowner suggested that the dues be increased 20%.
assessment.frequency | "half_year" | The vote concerned the annual assessment, beginning with the July semi annual assessment.
assessment.regular | {"amount":75,"period":"year"} | Income: annual dues ($75.00 x 128 Homes) $9,600
community.units | 128 | Income: annual dues ($75.00 x 128 Homes) $9,600
assessment.regular | {"amount":168,"period":"quarter"} | QUARTERLY HOA FEES\n2029-2030 $155.00\n2031-2032 $168.00
assessment.regular | {"amount":240,"period":"year"} | Dues history: 2029 $210, 2030 $225, 2031 $240 per year.
assessment.regular | {"amount":180,"period":"year"} | Annual dues of $180 are due January 1.
assessment.regular | {"amount":95,"period":"quarter"} | Reminder: second quarter dues of $95 are due April 1.
assessment.frequency | "quarter" | Reminder: second quarter dues of $95 are due April 1.
assessment.regular | {"amount":220,"period":"month"} | Monthly HOA fee: $220
assessment.regular | {"amount":54,"period":"year"} | The dues for a calendar year are $54.00.
assessment.regular | {"amount":815,"period":"year"} | Please note that the annual assessment for 2032 will be increased to $815.00 per lot.
assessment.regular | {"amount":300,"period":"year"} | Yearly dues were set at $300 for 2032, payable in two installments of $150.
assessment.regular | - | Dues collected to date are $14,300.
assessment.regular | - | Total annual dues of $28,400 were budgeted.
assessment.regular | - | The pool membership is $150 per year.
assessment.regular | {"amount":350,"period":"year"} | Dues were $325 last year and are $350 this year, paid annually.
community.units | 390 | Present by proxy or in person were 58 out of 390 total lots.
community.units | 87 | There are 87 homes in our neighborhood.
community.units | 232 | Dues notices were mailed to all 232 homeowners.
community.units | 64 | 21 of 64 lots were represented in person or by proxy.
community.units | - | The next phase will add 40 homes across the highway.
community.units | - | 12 of 30 homes inspected need paint.
community.units | - | 14 homes were sold last year.
financial.loan | {"amount":150000} | The balance of the road loan is $150,000.
financial.loan | {"amount":82000} | We still owe $82,000 on the clubhouse loan.
financial.loan | - | We discussed a loan of $50,000 for the dam.
budget.year | 2032 | The 2032 budget was presented and approved.
special_assessment | {"amount":55,"per":"home"} | In 2031 a special assessment of $55 per home was levied for fencing the pond.
special_assessment | {"amount":5000,"per":"home"} | The road paving assessment of $5,000 per household was approved.
assessment.late_after | {"days":20} | A notice of late payment goes out on the 21st day after the due date.
assessment.late_fee | {"amount":25} | After March 1 a late charge of $25.00 will be added to your account.
assessment.interest_rate | 12 | Interest of 1% per month accrues on unpaid dues.
assessment.late_fee | {"percent":10} | Delinquent dues are subject to a 10 percent late fee.
assessment.late_fee | - | The Board raised the clubhouse deposit to $100 and discussed late fees.
insurance.deductible | {"amount":10000} | The master policy was renewed with a $10,000 deductible.
insurance.deductible | {"amount":5000} | Our insurance deductible went from $2,500 to $5,000.
financial.delinquent_homes | {"value":5,"unit":"homes"} | Money: still have 5 lots owing this year's dues.
financial.reserve_cash | {"amount":16840} | Current capital reserve balance is $16,840, which is less than a year of expenses.
assessment.regular | {"amount":176,"period":"year"} | The vote passed 4-0 to increase annual dues. Dues will be $176 for 2032.
financial.operating_cash | {"amount":11482.1} | Finance: Mar. 1, 2032 - $11,482.10 in the account.
financial.delinquent_homes | - | Last year three or four units didn't pay dues.
assessment.regular | {"amount":189,"period":"year"} | Directors voted to increase dues by 5%. New annual dues amount is $189.
budget.dues_change | 5 | Directors voted to increase dues by 5%. New annual dues amount is $189.
budget.dues_change | 10 | It was moved and approved to increase dues by 10% for a bookkeeper.
assessment.regular | {"amount":140,"period":"half_year"} | HOA fees are $140.00 due March 1st and September 1st.
assessment.frequency | "half_year" | HOA fees are $140.00 due March 1st and September 1st.
financial.operating_cash | {"amount":14920.3} | As of April 30, 2031: Operating funds total $14,920.30. Reserve funds total $281,400.12.
financial.reserve_cash | {"amount":281400.12} | As of April 30, 2031: Operating funds total $14,920.30. Reserve funds total $281,400.12.
financial.delinquent_amount | {"amount":66120.4} | Delinquencies are $66,120.40 (down from about $98,000).
assessment.late_fee | {"amount":20} | The board voted that all payments received after the 5th will be charged a $20 late fee.
assessment.interest_rate | 18 | We will charge interest on late accounts at the legal rate of 18% per year.
financial.delinquent_homes | {"value":4,"unit":"homes"} | Delinquencies - 4
financial.delinquent_homes | {"value":4,"unit":"homes"} | 4 of 96 owners have yet to pay.
community.units | 96 | 4 of 96 owners have yet to pay.
financial.delinquent_homes | {"value":7,"unit":"homes"} | We have collected dues from 58 of 65 lots.
community.units | 65 | We have collected dues from 58 of 65 lots.
financial.delinquent_homes | {"value":3,"unit":"percent"} | 97% of homeowners have paid their dues.
financial.operating_cash | {"amount":6318.77} | Treasurer Report: Checking $6,318.77, Savings $21,044.09
financial.operating_cash | {"amount":15007} | Currently $15,007 is in our checking account.
financial.operating_cash | {"amount":38114} | The association ended the year with $38,114 in the operating account.
financial.reserve_cash | {"amount":92500} | The association has $92,500 in its reserve account.
financial.reserve_cash | {"amount":46100} | Our reserves are now at $46,100, up from $41,000 last year.
financial.reserve_cash | {"amount":130400} | Reserves: $130,400 (two CDs and a money market account)
financial.reserve_cash | - | The reserve study calls for $240,000 by 2040.
financial.reserve_cash | - | $18,000 was spent from reserves for the pool deck.
financial.operating_cash | - | The balance due to the paver is $9,400.
budget.dues_change | 3 | The Board approved a 3% increase in HOA dues effective January 1, 2032.
budget.dues_change | 0 | Dues for 2032 will not increase.
budget.dues_change | 0 | No increase in dues for 2032.
budget.dues_change | 0 | The Board voted to keep dues at the current rate.
budget.dues_change | 0 | Assessments will stay the same at $210 per quarter.
assessment.regular | {"amount":210,"period":"quarter"} | Assessments will stay the same at $210 per quarter.
budget.dues_change | 8 | Dues will go up 8% next year.
budget.dues_change | 7.14 | Monthly dues will increase $10, from $140 to $150.
budget.dues_change | 20 | Annual dues increased from $250 to $300.
budget.dues_change | - | Dues have increased only 6% in the past ten years.
budget.dues_change | - | Trash fees will go up 8% next year.
budget.dues_change | - | Members opposed a dues increase of 12%.
assessment.regular | {"amount":300,"period":"year"} | 2032 dues are $300, due by February 28.
assessment.regular | {"amount":62,"period":"month"} | HOA dues are $62/mo.
assessment.regular | {"amount":450,"period":"year"} | Assessment for the year is $450 per lot.
assessment.regular | - | The Board approved $450 for new mulch.
assessment.regular | - | The pool key deposit is $50 per household.
assessment.regular | - | If dues were raised to $400 we could fund the reserves.
community.units | 73 | The association is made up of 73 lots.
financial.loan | {"amount":240000} | The loan balance is now $240,000 at 5.1%.
insurance.deductible | {"amount":10000} | Insurance: wind deductible unchanged, all other perils deductible $10,000.
assessment.late_fee | {"amount":50} | From March 9th on, dues not paid will incur a late fee of $50.
assessment.late_fee | {"amount":25} | Where dues are not postmarked by the due date, a $25 late fee is assessed.
financial.delinquent_homes | {"value":6,"unit":"homes"} | 6 of the 88 homes are delinquent.
financial.delinquent_homes | {"value":5,"unit":"homes"} | Five out of 70 lots have unpaid balances.
`);

/** Letters, notices, questions with answers, disclosures. */
const letters = wordingTable(String.raw`
assessment.regular | {"amount":425,"period":"year"} | WELCOME TO MAPLE GLEN!\nOur annual dues are $425 and are due by January 31.
assessment.regular | {"amount":95,"period":"quarter"} | How much are the dues?\nDues are $95 per quarter.
assessment.regular | {"amount":210,"period":"month"} | Q. What are the HOA dues?\nA. $210/month, due on the 1st.
assessment.late_fee | {"amount":30} | Q. Is there a late fee?\nA. Yes, $30 if not received by the 15th.
assessment.regular | {"amount":540,"period":"year"} | DISCLOSURE SUMMARY FOR MAPLE GLEN\n3. You will be obligated to pay assessments to the association. The current amount is $540 per year.
assessment.regular | {"amount":189,"period":"month"} | Association Fee: $189 monthly
assessment.regular | {"amount":640,"period":"half_year"} | Assessments of $640 are payable semi-annually on January 1 and July 1.
assessment.frequency | "half_year" | Assessments of $640 are payable semi-annually on January 1 and July 1.
assessment.regular | {"amount":260,"period":"quarter"} | Effective January 1, 2032, the new quarterly assessment amount will be $260.
assessment.regular | {"amount":310,"period":"year"} | Enclosed is the invoice for your 2032 annual assessment in the amount of $310.00.
assessment.late_after | {"days":30} | Assessments not paid within thirty days of the due date are considered late.
assessment.late_after | {"days":10} | There is a ten day grace period, after which a late fee of $20 applies.
assessment.interest_rate | 18 | Unpaid balances bear interest at 18% per annum.
insurance.deductible | {"amount":25000} | Please note the Association's master policy carries a $25,000 per occurrence deductible.
special_assessment | {"amount":1500,"per":"home"} | The Board has levied a special assessment of $1,500 per unit for the roof project, due June 1, 2032.
community.units | 194 | Total # of units: 194
community.units | 139 | Maple Glen is a community of 139 single family homes.
community.units | 52 | Our neighborhood consists of 52 townhomes.
assessment.regular | - | A resale package costs $150 and a rush costs $75.
assessment.regular | {"amount":285,"period":"quarter"} | Your assessment will increase from $270.00 to $285.00 per quarter beginning January 1.
assessment.regular | {"amount":99,"period":"month"} | The monthly fee is $99, which includes lawn care and trash.
assessment.regular | {"amount":1200,"period":"year"} | Regular assessments: $1,200.00 annually ($100.00 per month).
assessment.late_fee | {"amount":15} | A $15.00 per month late charge will be assessed to accounts that are past due.
assessment.frequency | "year" | The invoices for your annual dues have been mailed.
`);

describe('money in the sentences of treasurers', () => {
  it.each(reports)('$fact is $value: $text', (row) => {
    const value = found(row, 'minutes');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});

describe('money in letters and answers', () => {
  it.each(letters)('$fact is $value: $text', (row) => {
    const value = found(row, 'other');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
