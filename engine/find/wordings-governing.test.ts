import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readIn } from '../testing/wording-in.ts';

type Wording = readonly [fact: string, value: unknown, text: string, type?: DocumentType];

/** How lawyers and managers of other associations put it: long periods, conditions, lists, labels and titles. */
const wordings: readonly Wording[] = [
  [
    'community.units',
    84,
    'The Declaration applies to all of the Lots in Cedar Bend, Phases 1 and 2 (84 lots).',
  ],
  ['community.units', 57, 'Notice was mailed to all 57 property owners of the subdivision.'],
  ['community.units', 48, '"Lots" means the forty-eight (48) residential lots shown on the Plat.'],
  ['community.units', 18, 'Each of the 18 townhomes in the community has one vote.'],
  [
    'community.units',
    186,
    'The land is described as Lots 201 through 386 inclusive, of Pine Knoll Subdivision No. 3, according to the plat thereof recorded in Liber 9, Page 4.',
  ],
  [
    'community.units',
    undefined,
    'An easement ten feet wide is reserved over Lots 5 through 12, inclusive, for the maintenance of the drains.',
  ],
  ['assessment.frequency', 'year', 'Annual dues are payable in one lump sum no later than March 1.'],
  [
    'assessment.frequency',
    'half_year',
    'Dues shall be paid in two equal installments, on January 1 and on July 1.',
  ],
  [
    'assessment.increase_cap',
    4,
    'The Board may increase the annual assessment by not more than four-percent over the prior year without a vote of the Members.',
  ],
  [
    'assessment.increase_cap',
    20,
    'The Board may not impose a regular assessment more than 20% greater than the regular assessment for the preceding fiscal year without the approval of the members.',
  ],
  [
    'assessment.increase_vote',
    60,
    'An annual assessment more than 110% of that of the preceding year requires the affirmative vote of sixty percent (60%) of the Members.',
  ],
  [
    'assessment.late_after',
    { days: 10 },
    'A late charge of $25.00 will be added to any installment not received by the 10th day after it is due.',
  ],
  [
    'assessment.late_after',
    { days: 30 },
    'Dues that are not paid within· thirty (30) days after the due date shall bear interest at the rate of seven percent (7%) ·per annum.',
  ],
  [
    'assessment.late_fee',
    { amount: 25 },
    'A late charge of $25.00 will be added to any installment not received by the 10th day after it is due.',
  ],
  [
    'assessment.lien',
    true,
    'Each assessment, together with interest and costs, is a charge on the Lot and a continuing lien upon it.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 250 },
    'Upon acquisition of record title to a Lot, each Owner other than Declarant shall contribute Two Hundred Fifty Dollars ($250.00) to the working capital of the Association.',
  ],
  [
    'quorum.members',
    35,
    'A quorum of either the members or the Board shall be established when more than 35% of such members or directors, as the case may be, are present or represented by proxy.',
  ],
  [
    'meeting.annual',
    "called 60 days before or after the close of the association's fiscal year",
    "The yearly meeting is the annual meeting of the members, to be called 60 days before or after the close of the Association's fiscal year at a place that the Board names.",
  ],
  [
    'amendment.declaration_vote',
    67,
    'While Declarant owns any Lot, Declarant may amend this Declaration alone; thereafter it may be amended by the Owners of 67% of the Lots.',
  ],
  [
    'sale.right_of_first_refusal',
    true,
    'Before selling a Unit the Owner shall offer it to the Association, which has thirty days to buy it on the same terms.',
  ],
  [
    'sale.right_of_first_refusal',
    false,
    'The right of a Unit Owner to sell his Unit is not subject to any right of first refusal.',
  ],
  [
    'voting.declarant_control',
    true,
    'Members of Class A, being all buyers of homes, shall have no voting rights until June 1, 1991.',
  ],
  [
    'association.name',
    'Hidden Valley Lake Association',
    'Hidden Valley Lake Association\nCommunity Rules\nThe Hidden Valley Lake Association adopts these rules.',
    'rules',
  ],
  [
    'association.name',
    'Pine Hollow Homeowners Association',
    '"Association" shall mean and refer to Pine Hollow Homeowners\n\nAssociation, a Michigan Non-Profit Corporation, its successors and assigns.',
  ],
  [
    'document.date',
    '1975-04-09',
    'WHEREAS, Declarant executed a certain Declaration of Easements dated June 2, 1974 for this land.\nIN WITNESS WHEREOF, the Declarant has set its hand and seal this ninth day of April, 1975.',
  ],
  ['document.date', '1999-06-30', 'This Declaration is made this thirtieth (30th) day of June, 1999.'],
  [
    'assessment.special_vote',
    66.67,
    'No special assessment is valid unless two-thirds of the Members who attend, themselves or by proxy, the meeting called for that purpose approve it.',
  ],
  [
    'assessment.increase_vote',
    67,
    'The maximum of the annual assessments may be increased, provided that the change is made by a super-majority of sixty-seven percent (67%) of the votes of all Members.',
  ],
  [
    'assessment.regular',
    { amount: 25, period: 'month', per: 'home' },
    'The general assessment shall initially be in the amount of $25 per month and begins on June 1, 2001.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 25 },
    'A processing fee not to exceed Twenty-five and no/100 dollars ($25.00) may be asked for the issuance of such a certificate.',
  ],
  [
    'assessment.foreclosure',
    'either',
    'The Association may foreclose its lien by the law of this State for powers of sale in deeds of trust or for the foreclosure of mortgages.',
  ],
  [
    'dispute.arbitration',
    true,
    'Every claim of an Owner or the Association under this Declaration shall be settled solely by arbitration.',
  ],
  [
    'records.inspection',
    true,
    'The Association keeps books and financial statements, which shall all be available for inspection by Lot Owners on weekdays.',
  ],
  [
    'document.date',
    '1999-12-19',
    'THIS DECLARATION OF COVENANTS FOR THE SHARED PARKS, PONDS AND TRAILS OF PINE CREEK (herein the "Declaration") is made effective the 19th day of December, 1999, by Westlake Homes, Inc.',
  ],
  ['document.date', '2016-05-03', 'Adopted on this the 3“ day of May, 2016.', 'bylaws'],
  [
    'amendment.declaration_vote',
    undefined,
    'Developer alone may make amendments to this Declaration, so long as Developer (or an affiliate of it) retains ownership of a minimum of forty percent (40%) of the Lots.',
  ],
  [
    'meeting.notice',
    { min: 12, max: 40 },
    'Notices shall be sent not less than twelve (12) nor more than forty (40) days before a meeting.',
    'bylaws',
  ],
  [
    'meeting.notice',
    undefined,
    "A Director may be removed by the Members, and must be given at least ten (10) days' notice of that meeting.",
    'bylaws',
  ],
  [
    'community.units',
    75,
    'Lots 1-75, inclusive, and Parks 1-3, inclusive, of Pinewood, according to the final plat.',
  ],
  [
    'association.name',
    undefined,
    'This Declaration is made by Westlake Homes, Inc. for the Master Association and its members.',
  ],
  ['community.units', 140, 'The Plat creates 140 Lots.'],
  ['community.units', 62, 'Sixty-two (62) residential lots comprise the Subdivision.'],
  ['community.units', 30, 'This Declaration submits thirty (30) townhouse lots to the planned community.'],
  ['community.units', 216, 'The Association represents the owners of 216 homes.'],
  ['community.units', undefined, 'Declarant may add up to fifty additional Lots by annexation.'],
  ['community.units', undefined, 'A petition signed by the owners of 20 lots calls a special meeting.'],
  ['community.units', undefined, 'Each building contains 8 units.'],
  ['community.units', undefined, 'Phase I consists of 22 lots and Phase II of 30 lots.'],
  [
    'assessment.frequency',
    'quarter',
    'Maintenance fees are due on the 1st of January, April, July and October.',
  ],
  ['assessment.frequency', 'year', 'The Association bills the annual assessment once a year in December.'],
  ['assessment.frequency', 'half_year', 'Dues are collected twice a year, in January and July.'],
  ['assessment.frequency', 'year', 'Payment of the yearly dues is due by January 31.'],
  [
    'assessment.frequency',
    undefined,
    'The annual assessment may be paid monthly, quarterly or annually as the Board decides.',
  ],
  ['assessment.frequency', undefined, 'Special assessments may be paid in monthly installments.'],
  [
    'assessment.regular',
    { amount: 1200, period: 'year', per: 'home' },
    'Each Lot is assessed $1,200.00 annually.',
  ],
  [
    'assessment.regular',
    { amount: 50, period: 'month', per: 'home' },
    'Every owner pays fifty dollars a month.',
  ],
  [
    'assessment.regular',
    { amount: 600, period: 'year', per: 'home', limit: 'most' },
    'The maximum annual assessment shall be $600 per Lot.',
  ],
  ['assessment.regular', undefined, 'A special assessment of $500 per Lot was levied.'],
  [
    'assessment.increase_cap',
    10,
    'Annual increases are limited to ten percent unless the Members approve more.',
  ],
  [
    'assessment.increase_cap',
    15,
    'The Board of Directors has authority to raise dues up to fifteen percent per year; a greater increase must be voted by the owners.',
  ],
  [
    'assessment.increase_vote',
    51,
    'A greater increase requires approval of fifty-one percent (51%) of the Owners. The Board may raise the annual assessment by ten percent a year.',
  ],
  [
    'assessment.increase_vote',
    75,
    'The maximum annual assessment may be increased above 5% only if seventy-five percent of each class of Members so votes.',
  ],
  [
    'assessment.special_vote',
    undefined,
    'The Board may levy special assessments by a two-thirds vote of the directors.',
  ],
  [
    'assessment.late_after',
    { days: 30 },
    'An installment thirty (30) days overdue shall be considered delinquent.',
  ],
  ['assessment.late_after', { days: 10 }, 'Payments more than ten days late are subject to a late charge.'],
  [
    'assessment.late_after',
    undefined,
    'If an assessment is not paid within 90 days the Association may file suit.',
  ],
  ['assessment.late_after', undefined, 'A lien may be recorded if the assessment is unpaid for sixty days.'],
  [
    'assessment.late_fee',
    { percent: 10 },
    'Overdue installments shall be subject to a penalty of ten percent (10%) of the amount due.',
  ],
  [
    'assessment.late_fee',
    { amount: 50 },
    'The Association will assess fifty dollars as a late fee on any account that is past due.',
  ],
  ['assessment.late_fee', undefined, "The delinquent Owner shall pay attorney's fees of $250."],
  ['assessment.interest_rate', 9, 'Unpaid dues carry nine percent (9%) interest.'],
  ['assessment.interest_rate', undefined, 'The loan from the Declarant bears interest at 8% per annum.'],
  ['assessment.interest_rate', undefined, "The Association's reserves earned 4% interest per year."],
  ['assessment.lien', true, 'The Association may place a lien on the home of an owner who does not pay.'],
  [
    'assessment.lien',
    undefined,
    "Any mechanic's lien on the Common Area shall be discharged by the Owner who caused it.",
  ],
  [
    'assessment.foreclosure',
    'judicial',
    'The Association may enforce its lien by a foreclosure suit in the circuit court.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 2, period: 'times_regular' },
    'At settlement the buyer shall deposit with the Association two months of assessments as working capital.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 0.25, period: 'times_regular' },
    'Each purchaser shall at closing pay a contribution to reserves equal to one-fourth of the annual assessment.',
  ],
  [
    'fine.schedule',
    { amount: 50, period: 'once', offence: 'The penalty for violating the pool rules' },
    'The penalty for violating the pool rules is $50.',
    'rules',
  ],
  ['fine.schedule', undefined, 'Damage to the clubhouse must be paid for; the deposit is $200.', 'rules'],
  ['board.size', { min: 5, max: 5 }, 'Number of directors: five.'],
  ['board.size', { min: 7, max: 7 }, 'Seven directors shall manage the Association.'],
  ['board.size', undefined, 'The nominating committee consists of three members.'],
  ['board.term', undefined, 'The President shall serve a one-year term.'],
  [
    'meeting.notice',
    { min: 7, max: 60 },
    'Members must be notified of every meeting at least 7 and not more than 60 days beforehand.',
  ],
  ['quorum.members', undefined, 'A majority of the directors is a quorum of the Board.'],
  [
    'amendment.declaration_vote',
    undefined,
    'Declarant may amend this Declaration unilaterally until it has sold 75% of the Lots.',
  ],
  [
    'amendment.declaration_vote',
    undefined,
    'Any amendment must have the written approval of 51% of the eligible mortgagees.',
  ],
  [
    'amendment.bylaws_vote',
    66.67,
    'Two-thirds of the votes cast are needed to amend these Bylaws.',
    'bylaws',
  ],
  [
    'amendment.bylaws_vote',
    60,
    'These Bylaws may be changed at any meeting by a vote of sixty percent of the members present.',
    'bylaws',
  ],
  ['declaration.term', { days: 7300 }, 'The covenants shall run for 20 years.'],
  ['declaration.term', undefined, 'A management contract may not be for a term of more than three years.'],
  ['voting.declarant_control', true, 'The Developer will control the Board until all lots are sold.'],
  ['voting.declarant_control', true, 'Class B: Declarant, ten votes per Lot.'],
  ['voting.proxy_allowed', true, 'Proxies are allowed.'],
  ['voting.proxy_allowed', true, 'An absent member may give a written proxy to another member.'],
  ['records.inspection', true, 'Any owner may look at the books of the Association.'],
  ['records.inspection', true, 'Owners can review financial records by appointment.'],
  ['records.inspection', undefined, 'The Board may inspect any Lot upon notice.'],
  ['dispute.arbitration', undefined, 'A dispute over a party wall shall be arbitrated.'],
  [
    'association.name',
    'Ridgeview Townhomes Association, Inc.',
    'WHEREAS, Ridgeview Townhomes Association, Inc. (the "Association") is the owners\' association.',
  ],
];

describe('wordings of governing documents', () => {
  it.each(wordings.map((wording) => ({ wording })))('$wording', ({ wording: [fact, value, text, type] }) => {
    expect(readIn(fact, value, text, type)).toEqual(value);
  });
});
