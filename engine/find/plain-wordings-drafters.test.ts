import { describe, it } from 'vitest';
import { expectWording } from '../testing/wording-in.ts';

/** Declarations, bylaws and policies as their drafters word them: what documents of other communities taught the rules. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'document.date',
    '1994-06-09',
    'This Declaration of Covenants for Heron Bend (the "Declaration") is made by Tallgrass Builders, Inc., a Washington corporation ("Declarant") as of this 9 day of June, 1994.',
  ],
  [
    'document.date',
    '2003-04',
    'These By-Laws govern the Association.\nDated: Albany County, New York April 2003.',
  ],
  [
    'document.date',
    '2007',
    'IN WITNESS WHEREOF, the undersigned certify that this Policy was adopted by Resolution of the Board of Directors of the Association this 7 day\nof 3-aril , 2007.',
  ],
  [
    'document.date',
    undefined,
    'Bylaws of the Elm Court Owners Association.\nForm W-9 (Rev. October 2018) Request for Taxpayer Identification Number\nInternal Revenue Service (Rev. October 2018)\nForm W-9 (Rev. 10-2018)',
  ],
  [
    'association.name',
    'Herons at Bell Lake Homeowners Association',
    'DECLARATION FOR HERONS AT BELL LAKE\nThe Owners of Lots within the Property shall constitute the members of Herons at Bell Lake Homeowners Association, a Washington nonprofit corporation to be formed by Declarant.',
  ],
  [
    'assessment.frequency',
    'year',
    'Both annual and special assessments must be fixed at a uniform rate for all Lots and must be collected on an annual basis.',
  ],
  [
    'assessment.frequency',
    'quarter',
    'All assessments shall be set at an equal rate for every Lot and shall be collected on a quarterly basis.',
  ],
  [
    'assessment.frequency',
    'month',
    'Such assessments shall be due in monthly installments on the first day of each month of the year for which they are made.',
  ],
  [
    'assessment.frequency',
    undefined,
    'Special assessments must be fixed at a uniform rate and may be collected on a monthly basis.',
  ],
  [
    'board.term',
    365,
    "The term of each director's service shall extend until the next annual meeting of the members and thereafter until a successor is elected.",
  ],
  [
    'board.term',
    365,
    'At each annual meeting the Owners shall elect by majority vote individuals to serve as Directors until a successor is elected at the next annual meeting.',
  ],
  [
    'board.term',
    undefined,
    'A director appointed to fill a vacancy shall serve until the next annual meeting.',
  ],
  [
    'board.size',
    { min: 1, max: 11 },
    'The affairs of the Association shall be managed by a board of no more than 11 directors.',
  ],
  [
    'board.size',
    { min: 5, max: 5 },
    'During the Developer Control Period, the Board shall consist of two (2) persons. After termination of the Developer Control Period, the Association shall call a meeting at which Owners shall elect five (5) directors.',
  ],
  [
    'meeting.notice',
    { min: 10, max: 50 },
    "Notice of all members' meetings shall be posted on the property at least 10 days prior to the meeting and shall be mailed to each member not less than 10 days nor more than 50 days prior to the date of the meeting.",
  ],
  [
    'assessment.special_vote',
    50,
    'The Association may levy a special assessment for a capital improvement, provided that any such assessment shall be approved by a simple majority (50% + 1) vote of members who are voting in person or by proxy.',
  ],
  [
    'assessment.special_vote',
    50,
    'A special assessment shall need the approval of a simple majority of the members.',
  ],
  [
    'assessment.increase_vote',
    50,
    'The maximum annual assessment may be increased above twenty dollars ($20.00) only with the approval of a simple majority (50% + 1) of the members who are voting in person or by proxy.',
  ],
  [
    'voting.declarant_control',
    true,
    'Prior to the Turnover Date, Declarant shall be entitled to exercise all rights and powers of the Board and the Association.',
  ],
  [
    'voting.declarant_control',
    true,
    'Until the Transition Date the Developer may exercise all of the powers of the Board of Directors.',
  ],
  [
    'exterior.outbuildings',
    'prohibited',
    'No structure whatever, other than one single family dwelling, together with a garage for not more than two cars, shall be erected or permitted to remain on any Lot.',
  ],
  [
    'exterior.outbuildings',
    'prohibited',
    'No building other than one detached single-family dwelling and a private garage shall be erected, altered, placed or permitted to remain on any lot.',
  ],
  [
    'exterior.outbuildings',
    undefined,
    'No structure other than one single family dwelling and such accessory features as are approved shall be built on a Lot.',
  ],
  [
    'exterior.solar',
    'restricted',
    'No exterior improvement shall be built on any Lot until the plans have been approved by the Architectural Committee.\nThis includes landscaping, solar panels (within the limits of state law) or other exterior improvements.',
  ],
  [
    'architecture.approval_required',
    true,
    'WHEREAS, Article IX of the Declaration reserves the right of architectural approval to the Board of Directors;',
  ],
  [
    'maintenance.roof',
    'owner',
    'Each Lot and Residence shall be maintained by the Owner in a neat, clean and sightly condition at all times and shall be kept free of litter.',
  ],
  [
    'maintenance.fences',
    'owner',
    'Each Lot and Residence shall be maintained by the Owner in a neat, clean and sightly condition at all times and shall be kept free of litter.',
  ],
  [
    'maintenance.roof',
    'owner',
    "Each Owner shall, at the Owner's sole expense, keep the interior and exterior of the Structure on the Owner's Lot, as well as the Lot, in a clean condition, free of rodents, and in good order, condition and repair.",
  ],
  [
    'maintenance.exterior_walls',
    'owner',
    'Each Owner shall be solely responsible for exterior maintenance including the following: paint, repair and care for roofs, gutters, exterior building surfaces, glass and doors.',
  ],
  [
    'assessment.late_after',
    30,
    'Any assessment not paid within thirty (30) days after the due date shall bear\ninterest at the rate of ten percent (10%) per annum.',
  ],
  [
    'assessment.interest_rate',
    10,
    'Any assessment not paid within thirty (30) days after the due date shall bear interest at the rate of ten percent (1 0%) per annum.',
  ],
  [
    'assessment.initial_contribution',
    undefined,
    "This account shall be initially funded by the Developer so that it shall include a sum equal to three months' estimated assessment for each unit to establish an initial working fund.",
  ],
  [
    'pets.allowed',
    'restricted',
    'No animals, birds, fowl, poultry or livestock, other than a reasonable number of generally recognized house or yard pets, shall be maintained on any Property.',
  ],
  [
    'vehicles.street_parking',
    'restricted',
    'Guest parking will be permitted along any curb not marked "Fire Lane" where access is not blocked.',
  ],
  ['vehicles.street_parking', 'restricted', 'Only guests may park at the curb.'],
  [
    'maintenance.exterior_walls',
    'owner',
    'In the event an Owner shall fail to maintain the exterior of his Unit and other improvements situated upon the Lot in a manner satisfactory to the Board, the Association shall have the right to enter and to repair, maintain and restore the exterior of the Unit.',
  ],
  [
    'association.name',
    'Foundry at Mill Place Association',
    'Because attached living asks for care, Foundry at Mill Place Association ("Neighborhood Association") created these Neighborhood Guidelines.',
  ],
  [
    'document.date',
    '2019-11-20',
    'We, being the directors of the Association approve these BYLAWS this _2O day of November ,2019_',
  ],
  [
    'voting.declarant_control',
    undefined,
    'Upon dissolution the members may exercise all rights and powers of the Board.',
  ],
  ['board.size', undefined, 'The Board may appoint a committee of no more than 7 members.'],
  [
    'maintenance.exterior_walls',
    undefined,
    'If an Owner fails to maintain insurance on the Unit, the Association may buy it.',
  ],
  ['assessment.interest_rate', 12, 'Unpaid assessments bear interest at twelve percent (1 2%) per annum.'],
  [
    'use.home_business',
    undefined,
    'A membership list may not be used for any commercial purpose or sold to any person who lives outside the property.',
  ],
  ['vehicles.street_parking', undefined, 'Guests may park in the visitor spaces near the pool.'],
  ['exterior.solar', undefined, 'This includes lawns, solar panels and other improvements.'],
  [
    'document.date',
    '2016-09-08',
    'Certified to be a true copy by the Secretary.\nDated at Salem, Oregon, this 8th day of September, 2016.',
  ],
  [
    'board.size',
    { min: 3, max: 9 },
    'The Board shall consist of no fewer than three and no more than nine directors.',
  ],
  ['board.term', 365, 'The Directors shall hold office until the annual meeting following their election.'],
  ['assessment.frequency', 'year', 'Dues are assessed on a yearly basis and payable by March 1.'],
  [
    'voting.declarant_control',
    true,
    'Until that date, all powers of the Board shall be exercised by the Declarant.',
  ],
  [
    'exterior.outbuildings',
    'prohibited',
    'No building except one single-family residence with attached garage may be constructed on any Lot.',
  ],
  [
    'exterior.outbuildings',
    'restricted',
    'No structure other than one residence, a garage and one storage shed approved by the Committee shall be placed on a Lot.',
  ],
  [
    'architecture.approval_required',
    true,
    'The Declarant hereby reserves the right to approve all plans for improvements on any Lot.',
  ],
  ['vehicles.street_parking', 'restricted', 'Street parking is for guests only.'],
  [
    'vehicles.street_parking',
    'restricted',
    'Residents shall park in their garages and driveways; the curb is reserved for guests.',
  ],
  [
    'assessment.initial_contribution',
    undefined,
    "The Developer shall deposit two months' assessments for each unsold unit into the working capital fund.",
  ],
  ['voting.proxy_allowed', true, 'Members who cannot come are urged to appoint a proxy to vote for them.'],
  ['document.date', '1997-08', 'These By-Laws bind every owner.\nDated: Essex County New York August 1997.'],
  [
    'maintenance.exterior_walls',
    undefined,
    'The Association shall provide exterior maintenance upon each Lot, including, but not limited to the following: mailboxes, trees, shrubs and driveways.',
  ],
  [
    'maintenance.roof',
    'owner',
    "Each Owner shall keep the interior and exterior of the Structure on the Owner's Lot in good order, condition and repair and shall do all painting and landscaping at any time necessary.",
  ],
  [
    'architecture.approval_required',
    undefined,
    'The Declarant reserves the right to approve the budget of the first year.',
  ],
];

describe('wordings of drafters', () => {
  it.each(wordings)('%s is %j: %s', expectWording);
});
