import { describe, expect, it } from 'vitest';
import { catalogueFact } from '../catalogue.ts';
import { docOf } from '../testing/doc-of.ts';
import { readingGrade } from '../testing/reading-grade.ts';
import { allClauses } from './all-clauses.ts';
import { clauseIn, mayHoldClause } from './clause.ts';

/** What the clauses say in a text, by clause. */
function said(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const sentence of docOf(text, 'cc_and_r').sentences.filter(mayHoldClause)) {
    for (const clause of allClauses) {
      const saying = clauseIn(clause, sentence);
      if (saying) found[clause.id] ??= saying.text;
    }
  }
  return found;
}

const examples: readonly (readonly [id: string, text: string])[] = [
  [
    'assessment.costs_of_collection',
    'All attorney fees and costs of collection will be the sole responsibility of the delinquent homeowner.',
  ],
  [
    'assessment.costs_of_collection',
    "The Owner also owes the Association's reasonable attorney's fees and costs of collection.",
  ],
  [
    'assessment.charged_to_one',
    'The Board may levy an individual assessment against an Owner for damage that the Owner causes.',
  ],
  ['assessment.charged_to_one', 'The Board may charge an Owner alone for:'],
  ['insurance.home_not_insured', 'The Association does not insure homes or their contents.'],
  [
    'maintenance.done_at_your_cost',
    'If an Owner fails to do so for thirty (30) days after written notice, the Association may do the work and charge its cost to the Owner as an individual assessment.',
  ],
  ['vehicles.most_vehicles', 'No more than two (2) vehicles may stand in a driveway overnight.'],
  ['pets.farm_animals', 'No livestock, poultry or bees may be raised or kept.'],
  [
    'pets.removal',
    'The Board may require the removal of any animal that has bitten a person or that is a nuisance.',
  ],
  [
    'rental.copy_of_lease',
    'The Owner shall give the Board a copy of the lease within ten (10) days after it is signed.',
  ],
  [
    'architecture.review_fee',
    'An Owner shall submit two sets of plans with a review fee of Fifty Dollars ($50.00).',
  ],
  [
    'architecture.time_to_build',
    'Approved work must begin within six (6) months and be completed within twelve (12) months after approval.',
  ],
  ['exterior.chain_link', 'Chain-link fences are prohibited.'],
  ['dispute.loser_pays', "The party that prevails is entitled to its reasonable attorney's fees."],
  [
    'assessment.interest_by_law',
    'Any assessment that is not paid when due shall bear interest at the highest rate permitted by law.',
  ],
  [
    'assessment.interest_by_law',
    'Delinquent dues, together with interest thereon at the legal rate, are owed to the Association.',
  ],
  [
    'assessment.costs_of_collection',
    "All assessments, together with interest, costs and reasonable attorneys' fees, are a charge on the land.",
  ],
  [
    'assessment.costs_of_collection',
    "An Owner who does not pay an assessment shall also pay the Association's attorney's fees.",
  ],
  [
    'assessment.debt_of_seller_stays',
    'The personal obligation for delinquent assessments shall not pass to successors in title unless they assume it.',
  ],
  [
    'assessment.debt_of_seller_passes',
    'A grantee is jointly and severally liable with the grantor for all unpaid assessments up to the time of conveyance.',
  ],
  [
    'assessment.debt_of_seller_passes',
    "The Owner's successor in title shall be jointly and severally liable for assessments due at the time of conveyance.",
  ],
  [
    'assessment.dues_set_by_board',
    'The Board shall fix the amount of the annual assessment against each Lot thirty days before each year.',
  ],
  ['assessment.late_fee_by_board', 'The Owner shall also pay such late charge as the Board may set.'],
  [
    'assessment.rest_after_insurance',
    'If the insurance proceeds are insufficient to rebuild the clubhouse, the Association may levy a special assessment for the rest.',
  ],
  [
    'insurance.deductible_on_owners',
    'The deductible shall be paid by the persons who would bear the loss without insurance.',
  ],
  [
    'architecture.developer_reviews',
    'The Declarant shall have complete control of the Architectural Review Committee while it owns a Lot.',
  ],
  ['board.developer_vetoes', 'The Declarant shall have a veto power over all actions of the Board.'],
  [
    'assessment.first_mortgage_before_lien',
    'The lien of the assessments is subordinate to the lien of any first mortgage on the Lot.',
  ],
  [
    'assessment.no_escape_from_dues',
    'No Owner may escape liability for assessments by non-use of the pool or abandonment of the Lot.',
  ],
  [
    'assessment.all_due_at_once',
    'If an installment is delinquent for twenty days, the Board may accelerate all remaining installments for the year.',
  ],
  [
    'fine.rights_suspended',
    'The Board may suspend the voting rights of a Member while any assessment remains unpaid.',
  ],
  [
    'fine.rights_suspended',
    'Use of the recreational facilities may be suspended for up to sixty days for violation of the rules.',
  ],
  [
    'fine.cost_you_cause',
    'An Owner shall be liable for damage to the Common Area caused by his negligence or that of his guests.',
  ],
  [
    'fine.power_to_fine',
    'The Board shall have the power to impose reasonable fines for violations of this Declaration.',
  ],
  ['assessment.uniform_dues', 'Annual assessments must be fixed at a uniform rate for all Lots.'],
  [
    'assessment.certificate_of_dues',
    'Upon written request, the Association shall furnish a certificate stating whether the assessments on a Lot have been paid.',
  ],
  [
    'assessment.purpose_of_dues',
    'The assessments shall be used exclusively for the health, safety and welfare of the residents.',
  ],
  [
    'reserves.reserve_fund',
    'The Association shall maintain an adequate reserve fund for the repair and replacement of the Common Elements.',
  ],
  [
    'records.yearly_accounts',
    'The Board shall cause an annual audit of the books to be made by an accountant.',
  ],
  [
    'budget.yearly_budget',
    'Each year the Board of Directors shall adopt a budget for the coming twelve months.',
  ],
  ['financial.may_borrow', 'The Association may borrow money with the assent of two-thirds of the members.'],
  [
    'assessment.fees_for_use',
    'The right of the Association to charge reasonable admission and other fees for the use of the clubhouse.',
  ],
  [
    'declaration.use_of_common_areas',
    'Every Owner shall have a right and easement of enjoyment in the Common Area.',
  ],
  [
    'declaration.shared_use',
    'A Member may delegate the right of enjoyment of the Common Area to tenants who live on the Lot.',
  ],
  [
    'maintenance.right_of_entry',
    'The Association may enter upon any Lot to correct a condition that the Owner fails to cure, at the expense of the Owner.',
  ],
  [
    'maintenance.right_of_entry',
    'The Board and its agents have the right to enter any Unit to make repairs to common pipes.',
  ],
  [
    'declaration.utility_easements',
    'Easements for the installation of utilities are reserved as shown on the plat.',
  ],
  ['use.drainage', 'No Owner shall obstruct or alter the flow of surface drainage over a Lot.'],
  [
    'exterior.building_in_easement',
    'No structure or planting shall be placed within the drainage and utility easements.',
  ],
  [
    'maintenance.party_walls',
    'The cost of repair of a party wall shall be shared equally by the Owners who use it.',
  ],
  [
    'declaration.more_land',
    'The Declarant may annex additional property to the Properties within seven years.',
  ],
  [
    'declaration.developer_exempt',
    'Nothing in this Declaration shall prevent the Declarant from maintaining a model home and a sales office.',
  ],
  [
    'maintenance.rebuild_after_damage',
    'If a dwelling is destroyed by fire, the Owner shall rebuild it or clear the Lot within a year.',
  ],
  ['use.no_splitting', 'No Lot shall be subdivided.'],
  [
    'declaration.common_area_given_away',
    'The right of the Association to dedicate or transfer the Common Area to any public agency.',
  ],
  [
    'insurance.condemnation',
    'If the Common Area is taken by eminent domain, the award shall be paid to the Association.',
  ],
  [
    'insurance.insurance_of_association',
    'The Association shall obtain and keep liability insurance on the Common Area.',
  ],
  [
    'insurance.no_promise_of_security',
    'Neither the Association nor the Board is an insurer or guarantor of security within the gates.',
  ],
  [
    'declaration.binds_later_owners',
    'These covenants run with the land and are binding upon all parties having any interest in it.',
  ],
  ['use.nuisance', 'No noxious or offensive activity shall be carried on upon any Lot.'],
  ['use.trash', 'Garbage shall be kept in closed containers and screened from the view of the street.'],
  ['use.trash', 'No Lot shall be used as a dumping ground for rubbish.'],
  [
    'use.temporary_structures',
    'No tent, shack or trailer shall be used on any Lot as a residence at any time.',
  ],
  ['use.drilling', 'No oil drilling or mining of any kind shall be permitted upon a Lot.'],
  ['use.guns', 'No hunting or discharge of firearms is permitted within the subdivision.'],
  ['use.fireworks', 'Fireworks are strictly prohibited anywhere on the Property.'],
  ['exterior.trees', 'No live tree shall be cut or removed without the written approval of the Committee.'],
  ['vehicles.cars_that_do_not_run', 'No inoperable or unlicensed vehicle shall be kept on a Lot.'],
  ['vehicles.repairing_cars', 'No repair of motor vehicles shall be made in a driveway.'],
  ['vehicles.towing', "Vehicles parked in violation of these rules may be towed at the owner's expense."],
  ['exterior.garage_doors', 'Garage doors shall be kept closed when the garage is not in use.'],
  ['use.garage_sales', 'Garage sales are limited to two days in each calendar year.'],
  ['exterior.holiday_lights', 'Holiday lights must be removed within thirty days after the holiday.'],
  ['exterior.window_coverings', 'No foil, sheets or newspapers shall be used to cover windows.'],
  ['exterior.window_air_conditioners', 'Air conditioners shall not be placed in any window.'],
  ['exterior.basketball', 'No basketball goals are permitted on any Lot.'],
  ['exterior.play_equipment', 'Trampolines and swing sets must be kept in the rear yard.'],
  ['exterior.private_pools', 'No above-ground pools shall be installed on any Lot.'],
  [
    'use.children_with_adults',
    'Children under the age of fourteen must be accompanied by an adult at the pool.',
  ],
  ['use.glass_at_pool', 'Glass containers are prohibited in the swimming pool area.'],
  [
    'rental.tenants_bound',
    'Every lessee shall comply with this Declaration, the Bylaws and the Rules of the Association.',
  ],
  ['declaration.membership', 'Every Owner of a Lot shall be a member of the Association.'],
  ['voting.one_vote', 'Members shall be entitled to one (1) vote for each Lot owned.'],
  [
    'board.rules_by_board',
    'The Board of Directors may adopt and publish rules for the use of the Common Area.',
  ],
  [
    'board.rules_by_board',
    'The Association has the power and authority to promulgate, rescind, amend and enforce reasonable rules and regulations.',
  ],
  [
    'fine.hearing',
    'No fine may be imposed for a violation until the Owner has had notice and an opportunity to be heard.',
  ],
  [
    'board.removal_of_directors',
    'A director may be removed, with or without cause, by a majority vote of the members.',
  ],
  [
    'meeting.special_meetings',
    'Special meetings shall be held upon the written request of members holding 25% of the votes.',
  ],
  [
    'board.action_without_meeting',
    'The directors may take any action without a meeting if all of the directors consent to it in writing.',
  ],
  ['meeting.open_meetings', 'All meetings of the Board of Directors are open to the members.'],
  ['board.unpaid_directors', 'No director shall receive compensation for any service to the Association.'],
  ['board.vacancies', 'A vacancy on the Board shall be filled by the remaining directors.'],
  ['board.nominations', 'Candidates for the Board of Directors are chosen by a Nominating Committee.'],
  [
    'board.nominations',
    'Nominations for election to the Board may also be made from the floor at the annual meeting.',
  ],
  ['voting.ballots', 'Election to the Board of Directors shall be by secret written ballot.'],
  ['board.officers', 'The officers shall be a president, a vice president, a secretary and a treasurer.'],
  ['board.manager', 'The Board may employ a manager and delegate its duties to that manager.'],
  [
    'sale.told_of_sale',
    'An Owner who sells a Lot shall notify the Association in writing of the name of the purchaser.',
  ],
  [
    'board.indemnity',
    'The Association shall indemnify every director and officer against expenses of any suit.',
  ],
  [
    'declaration.without_end',
    'This Declaration shall run with and bind the land and remain in effect perpetually, so far as the law allows.',
  ],
  [
    'declaration.without_end',
    'All covenants and restrictions in it shall be binding and in full force and effect in perpetuity.',
  ],
  ['declaration.without_end', 'The term of these covenants shall be perpetual.'],
  [
    'dispute.who_may_enforce',
    'The Association, or any Owner, shall have the right to enforce these covenants by any proceeding at law or in equity.',
  ],
  [
    'dispute.no_waiver',
    'Failure to enforce any covenant shall in no event be deemed a waiver of the right to do so later.',
  ],
  [
    'declaration.severability',
    'Invalidation of any one of these covenants shall in no way affect the others, which shall remain in force; an invalid one is void.',
  ],
  [
    'declaration.rights_of_lenders',
    'A first mortgagee, upon request, is entitled to written notice of any default by the Owner of the mortgaged Unit.',
  ],
  [
    'declaration.dissolution',
    'Upon dissolution of the Association its assets shall be dedicated to a public agency.',
  ],
  [
    'declaration.federal_approval',
    'As long as there is a Class B membership, annexation and amendments need the prior approval of the FHA.',
  ],
];

describe('clauses beyond the catalogue', () => {
  it.each([
    'Under this declaration the owner shall have an easement over the mill that runs with the land in perpetuity.',
    'This declaration shall grant a perpetual right of way that is binding on the term of all, perpetual as it is.',
  ])('covenants without an end are none of: %s', (text) => {
    expect(Object.keys(said(text))).not.toContain('declaration.without_end');
  });

  it.each(examples)('%s: %s', (id, text) => {
    const found = said(text);
    expect(Object.keys(found)).toContain(id);
    expect(readingGrade(found[id] ?? '')).toBeLessThanOrEqual(9);
  });

  it.each([
    [
      'exterior.basketball',
      'Basketball hoops must be stored out of sight when not in use.',
      'There are rules on whether and how you may put up a basketball hoop.',
    ],
    ['exterior.basketball', 'No basketball hoops are permitted.', 'You may not put up a basketball hoop.'],
    [
      'vehicles.towing',
      'Vehicles without registration will be towed after three days.',
      'A car that is not licensed can be towed.',
    ],
    [
      'fine.hearing',
      'Before it imposes a fine, the Board shall give the Owner written notice of the violation and an opportunity to be heard.',
      'You get notice and a hearing before you are fined.',
    ],
    [
      'fine.hearing',
      'Such rights may also be suspended after notice and hearing for infraction of published rules.',
      'You get notice and a hearing before you lose some rights for breaking a rule.',
    ],
    [
      'reserves.reserve_fund',
      "The Board shall keep a reserve account for the major repair and replacement of the Common Area, shall pay into it no less than fifteen percent (15%) of each year's budget, and shall have a reserve study made or updated at least once every three (3) years.",
      "The association must keep a reserve for large repairs. At least 15% of each year's budget goes into it. A reserve study is due every 3 years. Ask how full it is.",
    ],
    [
      'pets.farm_animals',
      'No livestock or poultry shall be kept on any Lot, except with the written permission of the Board.',
      'There are rules on whether and how you may keep livestock or poultry.',
    ],
    [
      'pets.farm_animals',
      'No livestock or poultry shall be raised or kept on any lot for commercial purposes.',
      'You may not keep livestock or poultry for business.',
    ],
    [
      'pets.farm_animals',
      'No livestock or poultry shall be raised or kept on any lot, other than household pets which are not kept for commercial purposes.',
      'You may not keep livestock or poultry.',
    ],
    [
      'dispute.loser_pays',
      'In any such action, the prevailing party shall be awarded its reasonable attorney fees.',
      "In some lawsuits between an owner and the association, the loser pays the winner's lawyers too.",
    ],
    [
      'dispute.loser_pays',
      'If the Association prevails in any action to enforce this Declaration, the Owner shall pay its reasonable attorney fees.',
      'If the association wins a lawsuit against you, you pay its lawyers too.',
    ],
    [
      'exterior.building_in_easement',
      'No structure, planting or other material shall be placed within the easements which may interfere with the utilities.',
      'You may not build or plant what gets in the way of an easement.',
    ],
    [
      'exterior.building_in_easement',
      'An easement is reserved over each Lot for utilities, and no structure of any kind shall be erected upon it.',
      'You may not build on an easement.',
    ],
    [
      'exterior.building_in_easement',
      'No structure or shed shall be erected within a utility easement unless the Board finds that it will not interfere with the lines.',
      'There are rules for building on an easement.',
    ],
    [
      'use.temporary_structures',
      'No trailer or shed shall be used as a residence, and no tent shall be put up except a tent for a party of one day.',
      'There are rules on whether and how anyone may live in a tent, trailer, shed or the like.',
    ],
    [
      'use.temporary_structures',
      'No trailer or shed shall be used as a residence except by the Developer.',
      'No one may live in a tent, trailer, shed or the like.',
    ],
    [
      'exterior.chain_link',
      'Open fencing is preferred, except chain link fencing shall not be approved and is prohibited.',
      'Chain-link fences are not allowed.',
    ],
  ])('says no more than is written: %s: %s', (id, text, told) => {
    expect(said(text)[id]).toBe(told);
  });

  it('has an example of every clause', () => {
    const shown = new Set(examples.map(([id]) => id));
    expect(allClauses.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('has no name that a fact of the catalogue has', () => {
    expect(allClauses.filter(({ id }) => catalogueFact(id))).toEqual([]);
  });

  it.each([
    [
      'a definition',
      '"Rules" shall mean the rules and regulations adopted by the Board under its authority.',
    ],
    ['a heading', 'Condemnation Awards and Proceeds'],
    [
      'an example',
      'Examples of violations are cutting trees without permission and the discharge of fireworks.',
    ],
    [
      'plans to be shown',
      'The plans shall show swimming pools, basketball hoops and drainage, including grades and any garage doors.',
    ],
    ['a fine of the city', 'The Owner shall pay any fines that the county may levy for weeds on the Lot.'],
    [
      'a rate in figures',
      'Unpaid assessments bear interest at the lesser of 12% and the highest rate allowed by law.',
    ],
    [
      'where vehicles of the common area are lived in',
      'Vehicles and travel trailers shall not be used as a residence while parked on the common area.',
    ],
    [
      'owners of one lot together',
      'The Owner and the successors of several persons who hold a Lot are jointly and severally liable for its assessments.',
    ],
    ['a mortgage note', 'The holder of a mortgage may accelerate the note if the mortgagor is in default.'],
    [
      'directors who remove',
      'A director may be removed by a majority vote of the other members of the Board of Directors.',
    ],
    [
      'cut sheets of lights',
      'Lighting at doors or windows needs approval, and cut sheets must be submitted for each fixture.',
    ],
    ['an officer', 'A vacancy in any office may be filled by appointment by the Board.'],
    [
      'gunless oil',
      'No trash, oil or fuel shall be deposited on the piers except into containers provided for it.',
    ],
  ])('says nothing of %s', (_, text) => {
    const { 'use.trash': _trash, ...found } = said(text);
    expect(found).toEqual({});
  });
});
