import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Notices, welcome letters and certificates of other communities. */
const table = wordingTable(String.raw`
special_assessment | {"amount":2000,"per":"home"} | Dear Unit Owner:\nPlease be advised that at its meeting of March 3, 2032 the Board of Directors levied a special assessment of $2,000.00 per unit for concrete restoration. Payment is due May 1, 2032.
assessment.regular | {"amount":318,"period":"month"} | Enclosed is the 2032 budget. The monthly maintenance fee for your unit will be $318.00, an increase of 6%.
assessment.regular | {"amount":318,"period":"month"} | Welcome to Cedar Run! Monthly dues are $318 and are due on the 1st.
assessment.late_fee | {"amount":35} | Payments received after the 15th are subject to a $35 late fee.
assessment.transfer_fee | {"amount":299} | Estoppel fee: $299.00
assessment.initial_contribution | {"amount":750} | A one-time capital contribution of $750 is due from the buyer at closing.
rental.cap | {"value":20} | No more than 20% of the units may be leased at one time.
pets.max_count | 2 | Residents may keep up to two pets.
assessment.regular | {"amount":480,"period":"year","per":"home"} | Invoice for Annual HOA Dues\nAnnual dues are due by July 1, 2031.\nInvoice Details\nAnnual HOA Dues\n$480.00 per unit/lot\nDue Date\nJuly 1, 2031
assessment.regular | - | Special Project Fund\n$480.00 per unit/lot
assessment.lien | true | CRHA may legally file a claim in court or lien against delinquent properties.
assessment.lien | - | A roofer may file a mechanic's lien against delinquent properties.
association.name | - | Approval of Prior Minutes: Dana moved to approve the minutes of May 2.
community.units | 144 | Cedar Run is a community of 144 townhomes.
association.name | "~Cedar Run Townhomes Association" | ARTICLES OF INCORPORATION\nARTICLE I\nThe name of the corporation is Cedar Run Townhomes Association, Inc.
litigation | - | The Association is not a party to any pending litigation.
litigation | {"status":"pending"} | The Association is currently a party to litigation with the developer over the retention ponds.
special_assessment | - | Special assessments: None at this time.
special_assessment | {"amount":3600} | Are there any special assessments? Yes - $3,600 per unit for elevators, payable through December 2032.
repairs.critical | {"cost":900000} | Phase II Milestone Inspection found substantial structural deterioration of the balconies; repair cost is estimated at $900,000.
insurance.deductible | {"amount":10000} | CERTIFICATE OF PROPERTY INSURANCE\nBlanket building $12,000,000\nAll other perils deductible $10,000\nWind/hail deductible 2%
meeting.annual | "~november" | The annual meeting of the members takes place in November of each year.
sale.right_of_first_refusal | true | Does the association have the right of first refusal? Yes.
repairs.critical | - | If your unit has extensive water damage, call the office and your insurer.
repairs.critical | - | Concrete patios need approval before work starts.
repairs.critical | - | Owners shall repair any roof that is leaking.
repairs.critical | - | The master policy covers severe damage to buildings from fire or hail.
repairs.critical | - | The pool is closed until May.
special_assessment | - | Are there any special assessments? No. Dues are $300 a month.
special_assessment | - | A one-time charge of $200 per home is paid by the buyer at closing.
document.date | - | Owners must pay by March 4, 2033.
assessment.regular | - | How much are my dues? See the budget. The transfer fee is $100 per year of delay.
repairs.critical | {"cost":51300} | The pond wall is in disrepair. We have a bid from Stone Co. The repairs will cost $51,300 in all.
litigation | {"what":"~Cedar Run POA v. Delta"} | H. There are suits pending in which the Association is a party.\nThe style and cause number of each pending suit is: Cedar Run POA v. Delta Paving LLC, No. 31-0442.
`);

describe('notices, welcome letters and certificates of other communities', () => {
  it.each(table)('$fact is $value: $text', (row) => {
    const value = found(row, 'other');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
