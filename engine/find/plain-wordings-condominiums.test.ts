import { describe, it } from 'vitest';
import { expectWording } from '../testing/wording-in.ts';

/** Declarations of condominiums, townhomes and planned communities as their drafters word them. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'association.state',
    undefined,
    'The maximum assessment may rise with the index published by the Department of Trade, Washington, D.C.) for the month of May.',
  ],
  [
    'maintenance.roads',
    'association',
    'The dues levied by the Association shall be used to promote the welfare of the Members and for the operation, repair and maintenance of the private streets within the Common Area.',
  ],
  [
    'maintenance.roads',
    'association',
    'The Association shall maintain and keep in good repair the Shared Area, which shall include:\n(a) the pool and the trails;\n(b) all private Village streets, lanes and walks; provided, however, that a lane which serves the Row Homes alone may be charged to the Row Homes;\n(c) the ponds.',
  ],
  [
    'rental.allowed',
    'restricted',
    'Any owner who wishes to sell, lease or sublease his Unit shall give the Board not less than ten days prior written notice of the terms.',
  ],
  [
    'rental.allowed',
    'restricted',
    'If an Owner proposes to lease a Residence, he must first offer it to the Association on the same terms.',
  ],
  [
    'rental.approval_required',
    true,
    'A co-owner may lease his apartment; provided that written approval (which shall not be withheld without cause) of such lease is obtained from the Board of Directors of the Association.',
  ],
  [
    'use.home_business',
    'prohibited',
    'No trade or business shall be conducted upon a Home Site or any part of it except by Declarant as permitted above.',
  ],
  [
    'dispute.arbitration',
    true,
    'Each Bound Party covenants and agrees that the claims and disputes described below shall be resolved using the procedures set forth in Section 9.3 in lieu of filing suit in any court.',
  ],
  ['rental.minimum_term', 180, 'Leasing. A written lease must be for ≥6 months.'],
  ['vehicles.rv_boat_trailer', 'restricted', 'No trailers, boats or motor homes outside garages.'],
  [
    'architecture.review_days',
    undefined,
    'The Committee reviews plans. If the Owner fails to take the actions specified by the Board within thirty days after the date of the notice, the Board may act in his place.',
  ],
  [
    'exterior.flags',
    undefined,
    'The Board of Directors shall have the express power to adopt and amend Rules and Regulations which regulate the use of the Property, including rules regarding pets, signage, flags and flagpoles displayed on a Lot.',
  ],
  [
    'association.name',
    'Plum Hollow Civic Association',
    'ARTICLE XI\n\nAdditions to Plum Hollow and Membership in Plum Hollow Civic Association.\nProperty may be added with consent.',
  ],
  [
    'rental.minimum_term',
    365,
    'No lease agreement may be for a term of less than 1 year; provided, however, that an Owner who ends a lease on account of the default of the lessee may let the home again.',
  ],
  [
    'association.state',
    'OR',
    'Any claim made under the Oregon State Consumer Protection Act shall be arbitrated.',
  ],
  [
    'use.home_business',
    'restricted',
    'This shall not be construed to prohibit an owner from keeping a personal professional library or handling business calls in his unit.',
  ],
  [
    'use.home_business',
    'restricted',
    'No unit shall be used for any business, but this shall not preclude professional or administrative occupations without external evidence thereof.',
  ],
  [
    'use.home_business',
    'prohibited',
    'No unit shall be used for any business, profession or home occupation.',
  ],
  [
    'maintenance.roads',
    'association',
    'Association maintenance and repairs shall include, without limitation, payment of all charges for water; repair and maintenance of all walks, private driveways and other means of access within the Property.',
  ],
  [
    'amendment.declaration_vote',
    70,
    'This Declaration may only be amended by an instrument signed by, or the vote of, the Owners of not less than seventy percent (70%) of the Living Units; provided, however, that the percentage of votes necessary to amend a specific clause shall not be less than that prescribed under the clause.',
  ],
  [
    'exterior.outbuildings',
    'prohibited',
    'No tent, shack, barn, utility shed or other building, other than the dwelling and its garage, shall at any time be erected on a Lot or used temporarily or permanently as a residence.',
  ],
  [
    'exterior.outbuildings',
    undefined,
    'No trailer, barn or outbuilding shall at any time be used as a residence.',
  ],
  [
    'maintenance.yard',
    'owner',
    "If any Owner shall fail to keep such Owner's Lot, or any Improvement thereon, in as good repair and condition as when first built, the Board may do so at the Owner's expense.",
  ],
  [
    'assessment.late_after',
    12,
    'All sums not paid on or before the twelve (12) days after the due date shall bear interest at the rate of eight percent per annum.\nAssessments not paid on or before the twelve (12) days after the due date shall bear interest.',
  ],
  ['document.date', '2002-03-04', 'These Covenants and Restrictions were made official on March 4, 2002.'],
  [
    'dispute.arbitration',
    true,
    'Each Bound Party agrees not to file suit in any court on a Claim unless and until it has first submitted such Claim to the alternative dispute resolution procedures below.',
  ],
  [
    'use.home_business',
    'restricted',
    'No commercial, professional or similar activity requiring an inventory or visits of clients may be conducted in a Home.',
  ],
  [
    'maintenance.fences',
    undefined,
    'No arbor may be built without approval, nor shall any Owner paint any wall or fence without the approval of the Committee.',
  ],
  [
    'maintenance.roof',
    'association',
    'Association responsibility\n- Common areas.\n- Roofs, gutters and flashing of the homes.\n\nOwner responsibility\n- Windows and doors.',
  ],
  [
    'rental.approval_required',
    true,
    'A unit owner may lease only his whole unit, and then only after receiving the approval of the Association.',
  ],
  [
    'amendment.declaration_vote',
    undefined,
    'No amendment may be made to Article F, relating to the ponds, without the vote of the holders of ninety percent (90%) of the membership.',
  ],
  [
    'amendment.declaration_vote',
    65,
    'The articles of this instrument which relate to use of the Lots may be amended by the written consent of the owners of no less than sixty-five percent (65%) of the Lots.',
  ],
  [
    'assessment.late_after',
    11,
    'Assessments are due on the first of each month.\nA late fee of $15.00 will be assessed if payment is not received on or by the 12th of the month.',
  ],
  [
    'rental.allowed',
    'no',
    'Owner Occupied. No owner may cause or permit a unit to be rented or leased to third parties.',
  ],
  [
    'maintenance.roof',
    'owner',
    'Each Member shall be responsible for the exterior maintenance of the dwelling unit, including the walls and roof, located on the Row Lot.',
  ],
  [
    'maintenance.yard',
    undefined,
    'Each Member shall be responsible for the exterior maintenance of the dwelling unit, including the walls and roof, located on the Row Lot.',
  ],
  [
    'vehicles.rv_boat_trailer',
    undefined,
    'Playground equipment and other recreational equipment shall not be permitted on any Lot, except as installed by the Association.',
  ],
  [
    'rental.approval_required',
    true,
    'Any attempt to sell or rent a unit without the prior approval of the Association shall be void.',
  ],
  ['pets.breed_restrictions', true, 'Pit bulldogs are not permitted!'],
  ['pets.leash_required', true, 'Pets are not permitted on the common elements unless carried or leashed.'],
  ['use.home_business', 'prohibited', 'Commercial activity is not allowed.'],
  ['use.home_business', 'prohibited', 'Homes may not be used as offices or retail space.'],
  ['rental.minimum_term', 365, 'All leases must be at least a year.'],
  [
    'architecture.approval_required',
    true,
    'Homeowners may not make changes to any structure without submitting a request to the Board.',
  ],
  [
    'exterior.outbuildings',
    'prohibited',
    '-\nNo temporary buildings such as storage sheds or canopies may be erected\n-\nTrash cans shall be kept out of sight.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Association shall maintain and keep in good repair the Area of Shared Duty, which shall include the following:\n\nrepair of the Common Property, all roads and walks;\n\nrepair of all pipes which serve more than one Lot, unless a utility keeps them; and\n\nmaintenance of the following portions of the Lots:\n\nall roof surfaces, shingles and gutters;\n\nall outside walls.\n\nExcept as provided above, all maintenance of the Lot shall be the responsibility of the Owner thereof.',
  ],
  [
    'maintenance.roads',
    'association',
    'The Association shall maintain all private streets and parking areas within the Community.',
  ],
  ['maintenance.roof', undefined, 'Each Owner shall maintain the fence on his Lot.'],
  [
    'maintenance.fences',
    'shared',
    'Fences separating two Lots shall be maintained by the adjoining Owners, who share the cost equally.',
  ],
  ['pets.allowed', 'restricted', 'No pets of any kind are permitted in rental units.'],
  [
    'rental.cap',
    10,
    'The maximum number of Units that may be leased shall be ten percent (10%) of the Units.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Owners shall be responsible for glass, doors and patios, and the Association for roofs and gutters.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Association shall maintain and keep in good repair the Area of Common Responsibility. The Area of Common Responsibility shall include the Common Property and the roofs and outside surfaces of the Townhomes.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 310 },
    'The sum of $310.00 shall be paid to the Association by each new Owner at closing as a capital contribution.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 90 },
    'A fee of not more than $90 may be charged for the approval of a transfer.',
  ],
  [
    'amendment.declaration_vote',
    72,
    'Section 9. Amendment.\nAmendments require the consent of 72% of the Owners and 51% of the Eligible Mortgagees.',
  ],
  [
    'assessment.special_vote',
    70,
    '8.5 Special Assessments\nFor costs out of the budget. Requires 70% of the total vote.',
  ],
  [
    'assessment.increase_cap',
    12,
    'The annual assessment shall be set by the Board. No vote is required for an increase, unless the increase is more than 12% of the prior annual assessment.',
  ],
  [
    'architecture.review_days',
    25,
    'If the approval or disapproval is not forthcoming from the committee within twenty-five (25) days after the plans were submitted, the plans shall be deemed approved.',
  ],
  [
    'exterior.fences',
    undefined,
    'The Declarant, without the consent of any other party, shall have the right to amend this Declaration for the following purposes:\n(a) to correct errors;\n(b) to create lots, easements, fencing and signs; and\n(c) to adjust lines.',
  ],
  ['declaration.term', 9125, '14.1 Duration\n25 years + automatic 10-year renewals unless ended.'],
  ['declaration.renewal', 3650, '14.1 Duration\n25 years + automatic 10-year renewals unless ended.'],
  [
    'architecture.no_answer_means',
    'approved',
    '9.3 Design Guidelines\nDeemed approved if no written response in 40 days.',
  ],
  [
    'rental.minimum_term',
    180,
    '3. Leasing\nWritten lease ≥6 months; notice to the Board 10 days after it is signed.',
  ],
];

describe('wordings of condominiums and planned communities', () => {
  it.each(wordings)('%s is %j: %s', expectWording);
});
