import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Sheets of questions and answers, pages for new owners and notices, as volunteers write them. */
const table = wordingTable(String.raw`
assessment.regular | {"amount":115,"period":"year"} | Dues here are collected annually. Each household is billed in January.\nDues currently are set at $115 per lot.
assessment.regular | {"amount":140,"period":"year"} | Since the club owns only the beach, annual assessments are low, at present $140 per lot.
assessment.regular | {"amount":55,"period":"year"} | As agreed by a majority vote, the annual association dues are to be $55.00.
assessment.regular | {"amount":131,"period":"month"} | Where do the dues go? What am I paying $131/mo for?
assessment.regular | {"amount":185,"period":"month"} | HOA Dues\nCurrently, $185 per month.\nWe collect them online.
assessment.regular | - | Late Fee\nCurrently, $25 per month.\nWe collect it online.
assessment.regular | {"amount":92,"period":"month"} | Where your dues go\nAt $92 per month per unit we pay for water, mowing and insurance.
assessment.regular | - | Your dues pay for insurance of $9,400 a year.
assessment.regular | - | Annual dues support the pool. The pool pass is $60 per year.
assessment.regular | - | The special assessment was approved. The $410 per unit assessment will be due in May; our annual budget follows.
assessment.regular | - | Unpaid dues of $640 were written off. Dues are collected annually.
assessment.frequency | "year" | Why are there annual assessments (dues) for the association?
assessment.frequency | "year" | When are annual HOA payments due?\nWithin 30 days of the notice, usually in spring.
assessment.frequency | "year" | Assessments are due January 1, 2032 and are late after January 31, 2032. Ask us about a payment plan.
assessment.frequency | "quarter" | Annual dues are paid in four installments. Quarterly dues are late after ten days.
assessment.frequency | - | A special assessment for 2032 was levied on all lots.
assessment.frequency | - | Paid this month: $1900 to the mowing company, monthly fees.
assessment.frequency | - | Cons: members may have a hard time paying trash and HOA fees annually.
assessment.late_after | {"days":30} | What happens if I don't pay my assessment?\nIf you are past 30 days, you will be charged a 10% late fee.
assessment.late_after | {"days":14} | Association dues are due on the first of each month. A late fee is charged after the 15th.
assessment.late_after | {"days":9} | The dues are due July 1st. Starting July 10th, all unpaid dues will incur a late fee of $40.
assessment.late_after | {"days":30} | Invoices are payable on January 1st. Payments not received by January 31st are considered late.
assessment.late_after | - | Dues are due July 1st. A lien is filed if they are delinquent after August 15th.
assessment.interest_rate | 24 | Unpaid dues carry a late fee of $40, and interest of 2%/month is added.
assessment.increase_cap | 6 | Can the Association increase the assessment without my approval?\nYes, they can be raised up to 6% without approval of the members; above 6% requires approval by ⅔'s of a quorum at the annual meeting.
assessment.increase_vote | 66.67 | Can the Association increase the assessment without my approval?\nYes, they can be raised up to 6% without approval of the members; above 6% requires approval by ⅔'s of a quorum at the annual meeting.
amendment.declaration_vote | 80 | Can our documents be amended?\nYes, changes to the documents require an approval of 80% of all eligible members.
community.units | 58 | How many homes are in the neighborhood?\n58\nWho runs the association?\nA board of three.
community.units | - | How many homes are in the neighborhood?\nAsk the manager.
assessment.transfer_fee | {"amount":175} | The amount of the Transfer Fee is as follows:\nMember lots $175.00
assessment.transfer_fee | - | The Transfer Fee is set by the title company.\nPool key $25.00
vehicles.rv_boat_trailer | "restricted" | Can I store motor vehicles in my driveway?\nNo. All snowmobiles, boats and recreational vehicles must be stored in your garage.
insurance.owner_must_carry | - | Dues pay for the insurance, utilities and any expenses that are the responsibility of the Owners Association.
meeting.annual | "~last sunday in april" | Annual Association Meeting\n\nThe last Sunday in April (TBA by the Board)
meeting.annual | "~november" | The annual meeting is being permanently moved from its June date to November.
meeting.annual | - | Special Meeting\n\nThe last Sunday in April
pets.leash_required | true | Dogs must stay on the paved paths, because the HOA rules require that they walk on leash only.
pets.allowed | "restricted" | Speaking of dogs, the declaration says that they must be 35 lbs. or less, and dogs here exceed it.
pets.allowed | "restricted" | Guest restrictions apply. Types/numbers of pets restricted.
document.date | "2031" | Annual Report 2031: the pool\nThe board met with the pool company.
document.date | "2031-11" | Notice to HOA Members - November 2031\nThe annual meeting is in December.
document.date | - | 2031-2032 HOA dues\nThe dues are due in July.
association.name | "~Fox Glen Townhomes" | This is from a letter that was sent to Fox Glen Townhomes homeowners on May 5, 2031.
association.name | "~Cedar Run" | Please pay on time.\nWelcome to Cedar Run! We are glad to have you.
association.name | "~Oak Bluff" | The dues were set by the Oak Bluff HOA Board in May.
association.name | - | Most of us like it here. Welcome to the New Year! Pay on time.
assessment.late_fee | {"percent":10} | Installments not paid by the last day of the month shall be late and a 10% (TEN PERCENT) late payment charge shall be added. An additional late payment charge of $30.00 is levied each month after.
fine.schedule | {"amount":45,"offence":"~minor"} | The board has set the following fines.\nLevel 1\tLevel 2\tLevel 3\nMinor Infraction\t$45\t$90\t$140
fine.schedule | - | With the raffle we have raised a fine $1,150 for the garden club.
fine.schedule | - | The Board has set the following schedule of fees and fines.\nThe following fees are charged on delinquent accounts beginning April 1:\n$35 for a home lived in by its owner\n$55 for any other home
rental.minimum_term | - | BALLOT\nItem 2: Shall the Association amend Article 7 to prohibit leases of less than six months? For / Against
assessment.regular | - | BALLOT\nItem 3: Shall the 2032 regular assessment be set at $610 per year? For / Against
assessment.regular | {"amount":245,"period":"month"} | 2. The following installments of assessments and special assessments are payable:\na. Annual assessment installments: $245.00 Due: monthly\nb. Special assessment installments: none
special_assessment | {"amount":640,"per":"home","status":"levied","purpose":"~dredging"} | C. A special assessment for the Property due after this resale certificate is delivered is $640.00 payable as follows on May 1 and August 1 for the following purpose: pond dredging.
special_assessment | {"amount":310000,"status":"levied"} | After applying $140,000 from reserves, the remaining $310,000 will be funded by a special assessment.
assessment.initial_contribution | {"amount":360} | f. Is there a capital contribution fee, resale fee, transfer fee, or other fee due? Yes. If yes, specify the type and amount of the fee: Capital contribution $360.00
sale.right_of_first_refusal | false | 1. There is no right of first refusal or other restraint on the sale of the unit contained in the declaration, except as follows: none
quorum.members | 35 | A quorum of 35% of the members (61 of the 176 lots) must be present in person or by proxy.
repairs.critical | - | Building coverage: $16,400,000 replacement cost, special form. Extensive coverage of the buildings.
repairs.critical | {"what":"~garage","cost":210000} | The parking garage membrane has failed and water is leaking onto the cables. Immediate repair is recommended at an estimated cost of $210,000.
association.name | "~Oak Bluff Homeowners' Association" | It is the policy of the Oak Bluff Homeowners' Association (OBHA) to ask for a transfer fee of every home that is sold. The fee is collected by the title company at closing and is sent on to us by the escrow agent who handles the sale of the house. If it is not sent, it will be the duty of the new owner to pay it. The manager will tell you what is owed and how it can be paid, by check or by card, within ten days.\nOBHA & Unit HOA\t$250.00
`);

describe('sheets of questions and answers, and pages for new owners', () => {
  it.each(table)('$fact is $value: $text', (row) => {
    const value = found(row, 'other');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
