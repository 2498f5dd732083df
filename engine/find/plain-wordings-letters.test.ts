import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Letters, certificates, ballots and sheets of questions. */
const table = wordingTable(String.raw`
assessment.regular | {"amount":260,"period":"month"} | Dear Neighbors,\nThe Board of Cedar Run Townhomes Association, Inc. has adopted the 2032 budget. Effective January 1, 2032 your monthly assessment will increase from $245 to $260.\nSincerely,\nThe Board
special_assessment | {"amount":3200,"per":"home"} | NOTICE OF SPECIAL ASSESSMENT\nTo: All Owners of Cedar Run\nReason for Assessment: siding failure on Buildings 1-6\nTotal Cost of Project: $384,000\nYour Individual Share: $3,200 per unit\nPayment Due Date: March 1, 2032
special_assessment | {"amount":2200,"per":"home","status":"approved"} | The special assessment for the new community wall was approved by a vote of 41 to 19. The amount that was approved was up to $290,400 (approx. $2,200 per homeowner).
assessment.regular | {"amount":385,"period":"month"} | The regular periodic assessment levied against the unit is $385.00 per month.
assessment.initial_contribution | {"amount":500} | Is there a capital contribution fee, resale fee, transfer fee, or other fee due? Yes. Capital contribution: $500.00
assessment.regular | {"amount":640,"period":"year"} | B. The current regular assessment for the Property is $640.00 per year.
special_assessment | {"amount":1200} | C. A special assessment for the Property due after this resale certificate is delivered is $1,200.00 payable as follows: in two installments for the following purpose: pond dredging.
special_assessment | - | C. A special assessment for the Property due after this resale certificate is delivered is $0 payable as follows N/A for the following purpose N/A.
litigation | - | H. There are not any suits pending in which the Association is a party.
litigation | {"status":"pending"} | H. There are suits pending in which the Association is a party. The style and cause number of each pending suit is: Cedar Run v. Apex Builders, Cause No. 2031-4471.
sale.right_of_first_refusal | false | A. The Property is not subject to a right of first refusal or other restraint that restricts the owner’s right to transfer the Property.
assessment.regular | {"amount":406,"period":"month"} | (1) The regular assessment per ownership interest is $406.00 per month, of which $72.62 is allocated to reserves.
assessment.regular | {"amount":1120,"period":"quarter"} | Q: How much are my assessments to the condominium association for my unit type and when are they due?\nA: $1,120.00 per quarter, due on the first day of January, April, July and October.
rental.allowed | "restricted" | Q: What restrictions exist in the condominium documents on the leasing of my unit?\nA: Units may be leased once a year for not less than 90 days with Board approval.
rental.minimum_term | {"days":90} | Q: What restrictions exist in the condominium documents on the leasing of my unit?\nA: Units may be leased once a year for not less than 90 days with Board approval.
litigation | - | Q: Is the condominium association or other mandatory membership association involved in any court cases in which it may face liability in excess of $100,000? If so, identify each such case.\nA: No.
litigation | {"status":"pending"} | Q: Is the condominium association involved in any court cases in which it may face liability in excess of $100,000? If so, identify each such case.\nA: Yes. Harbor Roofing, Inc. v. Pelican Pointe Condominium Association, Case No. 31-CA-0442.
repairs.critical | {"what":"~wall"} | The wall along the pond is in disrepair and we cannot wait. Repairs will cost $51,300.
financial.delinquent_homes | - | If your home is 60 days delinquent the account goes to the attorney.
meeting.annual | "~march" | Our annual meeting is held each year on the second Tuesday of March.
association.name | "~Cedar Run Townhomes Association" | PROXY\nI appoint the Secretary of the Association, or ____________, as my proxy to vote on my behalf at the Annual Meeting of Cedar Run Townhomes Association, Inc.
association.state | "FL" | ARTICLES OF INCORPORATION OF PELICAN POINTE CONDOMINIUM ASSOCIATION, INC.\nThe undersigned hereby form a corporation not for profit under Chapter 617, Florida Statutes.
board.size | {"min":3,"max":5} | The affairs of this corporation shall be managed by a Board of not less than three (3) nor more than five (5) directors.
insurance.deductible | {"amount":25000} | Commercial Property Declarations\nNamed Insured: Cedar Run Townhomes Association, Inc.\nBuilding limit: $8,400,000\nDeductible: $25,000 per occurrence
assessment.late_fee | {"amount":25} | Dues are due on the first of the month. A $25 late fee is added after the 10th.
assessment.transfer_fee | {"amount":150} | The transfer fee payable by the buyer at closing is $150.
special_assessment | {"amount":4800,"status":"proposed"} | BALLOT\nShall the Association levy a special assessment of $4,800 per unit to replace the roofs? ___ Yes ___ No
special_assessment | {"amount":4800} | Your special assessment of $4,800 may be paid in full by May 1 or in 12 payments of $400.
budget.dues_change | - | Letter: insurance costs rose 30% this year.
special_assessment | {"amount":1850,"per":"home","date":"2031-03-01","status":"approved"} | (2) Additional regular or special assessments that have already been scheduled to be imposed or charged, regardless of the purpose:\nMarch 1, 2031 $1,850.00 Elevator\n(3) Based upon the most recent reserve study, will reserves be sufficient? Yes No
special_assessment | {"purpose":"Balcony repairs","amount":1800,"per":"home","date":"2031-03-01","status":"approved"} | (2) Additional regular or special assessments that have already been scheduled to be imposed or charged, regardless of the purpose:\nMarch 1, 2031 $1,800 (one time) Balcony repairs Total: $1,800\n(3) Based upon the most recent reserve study, will reserves be sufficient? Yes No
special_assessment | {"amount":250,"status":"proposed"} | The special assessment will be up to $250 per household in two payments. Please vote below.
special_assessment | {"amount":290400} | The special assessment for the wall was approved 41 to 19. The bidder keeps to his price. The final amount is $290,400.
special_assessment | - | C. A special assessment for the Property is $ 0.00.\nF. The amount of reserves for capital expenditures is $ 86,210.00.
repairs.critical | {"what":"~wall"} | The lake wall is in disrepair, and we must act before it gets any worse.
repairs.critical | {"what":"~roof leaks"} | Several units have had severe roof leaks this winter.
repairs.critical | - | If a roof fails, owners should call the office.
document.date | "2032-02-24" | Cedar Run HOA\nFebruary 24, 2032\nDear owners,\nWork on the pond that was approved in October 2031 begins soon.
association.name | "~Cedar Run Condominium" | CEDAR RUN\nCONDOMINIUM ASSOCIATION, INC.\nNOTICE TO OWNERS\nThe pool is closed.
special_assessment | {"amount":1800,"per":"home","status":"approved"} | The Special Assessment was passed by the owners.\nIt is divided into three equal payments of $600 per unit, payable on May 1, August 1 and November 1, 2032.
assessment.increase_cap | 7 | The board has approved a 7% increase to the annual assessment, the maximum allowed by our covenants without a vote of the members.
assessment.increase_cap | - | The board has approved a 7% increase to the annual assessment.
assessment.late_after | {"days":14} | Dues of $140.00 are due May 1st and November 1st. If we receive your check on the 15th of the month, a late fee of $15 is added to your account.
assessment.interest_rate | 12 | Late dues bear a charge of $15 and interest of 1% , each month.
special_assessment | {"amount":350000,"per":"association","status":"proposed"} | Final approval of Special Assessment 350k (estimated).
special_assessment | - | A special assessment was approved; bring your 401k statement.
community.units | 52 | How many homes are in the development? | 52 |
community.units | - | How many homes are for sale?\n4.
assessment.late_fee | {"amount":25,"period":"month"} | Previously we charged a $10 late fee.\nThe amount that the covenants require is $25 a month.
assessment.late_fee | - | Until now the pool was open to all.\nThe amount that the covenants require is $25 a month.
assessment.late_after | {"days":29} | Payment due dates are January 1, April 1 and July 1.\nPayments are late if not received by the 30th day of the month due.
assessment.increase_cap | 12 | Our bylaws say that an increase of 12% or more must be approved by two-thirds of the unit owners.
assessment.late_fee | - | A late fee applies after the 15th.\nThe amount due each quarter is $300.
community.units | - | How many homes do you manage? 2,000.
community.units | - | How many homes are needed for a quorum? 24.
assessment.interest_rate | 18 | A late fee of $15 is added when dues are paid after the 12th.\n1.5% monthly interest is charged on balances.
assessment.interest_rate | - | The reserve fund is invested.\n1.5% monthly interest is credited on balances.
assessment.lien | - | Fees for the clubhouse unpaid on May 1st are subject to a lien on the deposit.
assessment.lien | true | Dues unpaid on May 1st are subject to having a lien filed against the lot.
assessment.lien | - | Fines unpaid on May 1st are subject to having privileges suspended.
assessment.late_after | {"days":9} | Fees are due quarterly, on January 1, April 1, July 1 and October 1. Fees paid after the 10th of the first month of the quarter are considered late.
assessment.late_after | {"days":9} | Due date 1st of the month Delinquent after 10th of the month
assessment.late_after | - | The pool opens on June 1. Guests who come after the 10th of the first month of the quarter are considered late.
assessment.frequency | "quarter" | Dues bills are mailed four times each year.
assessment.frequency | - | Dues pay for the newsletter, which is mailed four times each year.
assessment.initial_contribution | {"amount":750} | A one-time initiation fee of $750.00 is charged to all new homeowners.
assessment.initial_contribution | - | A one-time fee of $750.00 is charged to all who rent the hall.
assessment.regular | - | New homeowners are charged a one-time membership fee of $750.00.
assessment.regular | {"amount":650,"period":"year"} | The 2031 annual assessment is $500.00 per lot and the road fee is $150.00 per lot, for a total of $650.00.
assessment.regular | - | The 2031 annual assessment is $500.00 per lot and the late fee is $150.00, for a total of $650.00.
assessment.late_fee | {"amount":35} | Fees charged to owners\nResale/Transfer Fee: $180.00\nLate Fee / Default Letter: $35.00; since May 1, 2031.\nReturned check: $25.00
assessment.late_fee | {"amount":20} | Returned check $30 Late fee $20 after the 10th Transfer fee $125 Gate card $15
assessment.transfer_fee | {"amount":125} | Returned check $30 Late fee $20 after the 10th Transfer fee $125 Gate card $15
assessment.returned_payment_fee | {"amount":30} | Returned check $30 Late fee $20 after the 10th Transfer fee $125 Gate card $15
assessment.transfer_fee | - | Income: Late fee $20 Transfer fee $125 Interest $4 Total $149
assessment.special_vote | - | The special assessment for the dock was approved by 71% of the members.
assessment.special_vote | 71 | A special assessment for the dock must be approved by 71% of the members.
assessment.late_after | {"days":20} | Dues are due on May 1. If payment is not received in 20 days, a $15 late fee is posted to your account.
assessment.late_after | - | Dues are due on May 1. If a reply is not received in 20 days, a $15 late fee is no matter for us.
assessment.late_after | {"days":45} | If you are 45 days late with your dues, a $12.00 late fee is charged.
assessment.late_after | - | If you are 45 days late with your dues, the matter goes to our lawyer.
assessment.regular | {"amount":260,"period":"year"} | The HOA dues are $260 per year and may change with our budget.
assessment.regular | {"amount":330,"period":"year"} | Annual association assessments are paid by calendar year. The assessment is $330.00.
assessment.regular | {"amount":180,"period":"year"} | Annual homeowner assessments are set in December.\nFees for 2031 are $180.
assessment.regular | - | The pool is open in June.\nFees for 2031 are $180.
assessment.regular | {"amount":440,"period":"year"} | The new structure begins with next year's dues: each owner will pay $440 per year.
assessment.regular | - | For the new dock each owner will pay $440.
assessment.lien | - | After 120 days the account goes to collections. A lien may also be placed on the property by the county.
assessment.late_after | - | If you are 15 days late returning a book, a $5.00 late charge is due.
assessment.late_after | - | The grace period is 30 days for installing the new fence.
assessment.increase_cap | - | To raise the dues more than the annual 4% we need to explain why.
assessment.increase_cap | - | Under the old bylaws, to raise the dues more than the annual 4% you need 60% to agree.
assessment.increase_vote | - | Under the old bylaws, to raise the dues more than the annual 4% you need 60% to agree.
assessment.lien | true | Assessments are due in May.\nIf not paid by June 30th the board will file a lien on the property.
assessment.lien | true | After 120 days the account goes to collections. A lien may also be placed on the property at the member's expense.
assessment.lien | - | After the storm the roofer asked for his money. A lien may also be placed on the property at the member's expense.
assessment.foreclosure | "judicial" | The remedy for failure to pay the assessments is foreclosure.
assessment.foreclosure | - | The remedy for failure to pay the mortgage is foreclosure.
assessment.lien | true | Payments 90 days late go to our lawyer, and the Association will file a lien on your unit.
assessment.late_after | {"days":12} | The fee is mailed to the office. The grace period is twelve days and a late charge of $18.00 is levied after it.
assessment.late_after | - | The fee is mailed to the office. The rest period is twelve days and a charge of $18.00 is levied after it.
assessment.lien | - | Fines are due in May.\nIf not paid by June 30th the board will file a lien on the property.
assessment.initial_contribution | {"amount":3,"period":"times_regular"} | The initiation fee is due at home closings. It is equal to three times the annual dues.
assessment.initial_contribution | - | The initiation fee of the golf club is due at closing. It is equal to three times the annual dues.
assessment.initial_contribution | - | The late fee is due with the next bill. It is equal to three times the annual dues.
assessment.increase_cap | 4 | The covenants say that to raise the dues more than the annual 4% you need 60% to agree.
assessment.increase_vote | 60 | The covenants say that to raise the dues more than the annual 4% you need 60% to agree.
assessment.increase_vote | - | We had to raise the dues more than the 4% that we hoped for.
assessment.increase_cap | 8 | Such assessments may be increased 8% per year by the board of directors and up to 12% per year upon the vote of 51% of the owners.
assessment.transfer_fee | {"amount":225} | The association issues the estoppel certificate within ten business days.\nStandard fee: the association charges $225 if nothing is owed.
assessment.transfer_fee | - | The pool opens in June.\nStandard fee: the association charges $225 for the hall.
association.name | - | RESALE CERTIFICATE FOR PROPERTY SUBJECT TO MANDATORY MEMBERSHIP IN A PROPERTY OWNERS ASSOCIATION
`);

describe('letters, certificates, ballots and sheets of questions', () => {
  it.each(table)('$fact is $value: $text', (row) => {
    const value = found(row, 'other');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
