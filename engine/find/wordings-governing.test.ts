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
  [
    'vehicles.street_parking',
    'restricted',
    'In order to accommodate snow plow trucks on the streets, there shall be no parking on the streets when there is an accumulation of more than two inches of snow.',
  ],
  [
    'vehicles.street_parking',
    'restricted',
    "There shall be no regular parking on the streets if a resident's vehicles can be parked on the driveway.",
  ],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'Parking of boats, trailers and trucks shall not be allowed on any part of said property nor on public ways adjacent thereto excepting only within the confines of an enclosed garage.',
  ],
  [
    'maintenance.yard',
    'association',
    'In addition to maintenance upon the Common Area, the Association shall provide exterior maintenance upon each Unit and Lot, including, but not limited to the following: street signs, mailboxes, trees, shrubs, grass walks and driveways.',
  ],
  [
    'maintenance.roads',
    undefined,
    'In addition to maintenance upon the Common Area, the Association shall provide exterior maintenance upon each Unit and Lot, including, but not limited to the following: street signs, mailboxes, trees, shrubs, grass walks and driveways.',
  ],
  [
    'maintenance.roads',
    undefined,
    'The Association shall maintain the pools and the areas within any public road rights-of-way adjacent to the pools.',
  ],
  [
    'maintenance.roof',
    'owner',
    'Each Owner shall be solely responsible for exterior maintenance including, but not limited to the following: paint, repair, replace and care for roofs, gutters, exterior building surfaces, and for any maintenance on the Lot or Unit required due to willful or negligent acts.',
  ],
  [
    'maintenance.yard',
    'owner',
    'It shall be the obligation of each Owner of any Lot to keep and maintain the same, and any building now or hereafter located thereon, in proper condition.',
  ],
  [
    'assessment.special_vote',
    66.67,
    'No such special assessment shall be valid unless two-thirds of the Members present, in person or by proxy, at the meeting duly called approve the same.',
  ],
  [
    'assessment.increase_vote',
    67,
    'The Association may change the basis and maximum of the assessments fixed by this Section provided that such change may be made only by a super-majority of sixty-seven percent (67%) of the votes of the Entire Membership.',
  ],
  [
    'assessment.regular',
    { amount: 25, period: 'month', per: 'home' },
    'The assessment shall initially be paid on a monthly basis; initially shall be in the amount of $25 per month and shall commence on June 1, 2000.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 25 },
    'The Association may require the advance payment of a processing fee not to exceed Twenty-five and no/100 dollars ($25.00) for the issuance of each such certificate.',
  ],
  [
    'assessment.foreclosure',
    'either',
    'The Directors may foreclose the lien against the Lot in accordance with the laws of the State applicable to the exercise of powers of sale in deeds of trust or to the foreclosure of mortgages.',
  ],
  [
    'dispute.arbitration',
    true,
    'Any claim asserted by the Association or a Lot Owner against Developer shall be resolved solely and exclusively by arbitration in accordance with the Uniform Arbitration Act.',
  ],
  [
    'records.inspection',
    true,
    'The Association shall maintain its own books, records and financial statements which shall all be available for inspection by Lot Owners and insurers during normal business hours.',
  ],
  [
    'document.date',
    '1999-12-19',
    'THIS DECLARATION FOR ASSOCIATION REGARDING CERTAIN PINE CREEK SWIMMING FACILITIES ("Declaration") is made effective the 19th day of December, 1999, by West Development, Inc.',
  ],
  ['document.date', '2014-05-01', 'Adopted on this the 1“ day of May, 2014.', 'bylaws'],
  [
    'amendment.declaration_vote',
    undefined,
    'Amendments to this Declaration may be made by Developer in its sole discretion, so long as Developer (or its successors and assigns) retains ownership of a minimum of fifty percent (50%) of the Lots.',
  ],
  [
    'meeting.notice',
    { min: 10, max: 50 },
    'Notices shall be served not less than ten (10) nor more than fifty (50) days before a meeting.',
    'bylaws',
  ],
  [
    'meeting.notice',
    undefined,
    "A Director whose removal has been proposed by the Members shall be given at least ten (10) days' notice of the calling of the meeting.",
    'bylaws',
  ],
  [
    'community.units',
    75,
    'Lots 1-75, inclusive, and Common Areas 1-4, inclusive, according to the Final Plat of Pinewood, as recorded in the Probate Records.',
  ],
  [
    'pets.max_count',
    2,
    'No animals shall be kept on any Lot, except dogs, cats, or other household pets, two or less in total number, may be kept provided that they are not bred for sale.',
  ],
  [
    'occupancy.residential_only',
    true,
    'All of the Properties which are subject to this Declaration are hereby restricted to residential dwellings and buildings in connection therewith.',
  ],
  [
    'rental.cap',
    { value: 15, unit: 'homes' },
    'No more than 15 Lots in Pinehill may include a Dwelling Unit that is rented to a non-owner.',
  ],
  [
    'rental.minimum_term',
    { days: 90 },
    'No Lot may be rented, leased, subleased or otherwise let in any form, for a period less than 90 days, including but not limited to short-term vacation rentals. A month-to-month tenancy created after a one-year lease term shall be considered compliant.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'The Owner of every building or dwelling unit located upon any part of said property shall at all times cause the same to be insured with broad form fire and extended coverage insurance.',
  ],
  [
    'exterior.flags',
    undefined,
    "DECLARANT'S USE DURING SALES\nDeclarant has the right to construct and operate business offices, signs, banners, flags and model homes.",
  ],
  [
    'use.home_business',
    undefined,
    'The arbitrators must have a minimum of five years of experience in the residential real estate business.',
  ],
  [
    'association.name',
    undefined,
    'This Declaration is made by West Development, Inc. for the Master Association and its members.',
  ],
];

describe('wordings of governing documents', () => {
  it.each(wordings.map((wording) => ({ wording })))('$wording', ({ wording: [fact, value, text, type] }) => {
    expect(factsIn(text, allRules, type)[fact]).toEqual(value);
  });
});
