import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../testing/facts-in.ts';
import { allRules } from './all-rules.ts';

type Wording = readonly [fact: string, value: unknown, text: string, type?: DocumentType];

/** How lawyers of other associations put it: long periods, conditions, lists and titles that no form has. */
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
    'WHEREAS, Declarant owns Lots 186 through 371 inclusive, of Pine Subdivision No. 2, according to the plat thereof recorded in Liber 9, Page 4.',
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
    'If the assessment is not paid within· thirty (30) days after the due date, the assessment shall bear interest from the date of delinquency at the rate of six percent (6%) ·per annum.',
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
    'rental.approval_required',
    true,
    'Owners shall register all tenants with the Association before they move in.',
  ],
  ['use.home_business', 'restricted', 'Home occupations that do not generate traffic are permitted.'],
  [
    'vehicles.commercial',
    'restricted',
    'Trucks with a capacity of more than one ton shall not be parked on any Lot overnight.',
  ],
  [
    'exterior.satellite_dishes',
    'allowed',
    "A permit shall not be required for:\n(a). Re-roofing with the same color.\n(b). Installation of a satellite dish or TV antenna on the owner's lot.",
  ],
  ['exterior.fences', 'restricted', 'No fence may be built without a permit from the Board.'],
  [
    'architecture.review_days',
    { days: 45 },
    'This process shall be completed within 45 days of the recorded date of submittal of the permit application.',
  ],
  [
    'quorum.members',
    35,
    'A quorum of either the membership of the Association or the Board of Directors shall be established by the presence in person or by proxy of more than 35% of all such owners or directors.',
  ],
  [
    'meeting.annual',
    "called 60 days before or after the close of the association's fiscal year",
    "The regular annual membership meeting shall be called 60 days before or after the close of the Association's fiscal year with the date and place to be set by the Board.",
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
    'maintenance.roads',
    'owner',
    'The Lot Owners shall share equally the cost of maintaining the private road.',
  ],
  [
    'maintenance.roads',
    'association',
    'The Association shall be responsible for the maintenance, repair and replacement of all of the Common Elements. The following shall constitute Common Elements:\n(a) all of the land, private streets and driveways; and\n(b) foundations and girders.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Association shall be responsible for the maintenance, repair and replacement (unless, in the opinion of two-thirds of the Board, such expense was caused by an Owner) of all of the Common Elements. The following shall constitute Common Elements:\n(a) foundations and girders; and\n(b) the exterior walls and the roofs of the buildings.',
  ],
  [
    'voting.declarant_control',
    true,
    'Class A members shall be all owners except the Declarant, and shall have no voting rights until November 1, 1990.',
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
    'WHEREAS, Declarant executed a certain Declaration of Restrictions dated June 25, 1974 covering the above properties.\nIN WITNESS WHEREOF, the Declarant has set its hand and seal this ninth day of April, 1975.',
  ],
  ['document.date', '1999-06-30', 'This Declaration is made this thirtieth (30th) day of June, 1999.'],
];

describe('wordings of governing documents', () => {
  it.each(wordings)('%s is %j in: %s', (fact, value, text, type) => {
    expect(factsIn(text, allRules, type)[fact]).toEqual(value);
  });
});
