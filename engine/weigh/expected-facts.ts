import type { DocumentType } from '#contract/document-type.ts';
import type { FactId } from '../catalogue.ts';

const use: readonly FactId[] = [
  'pets.allowed',
  'rental.allowed',
  'vehicles.rv_boat_trailer',
  'architecture.approval_required',
];
const dues: readonly FactId[] = [
  'assessment.regular',
  'assessment.late_fee',
  'assessment.interest_rate',
  'special_assessment',
];
const figures: readonly FactId[] = [
  'budget.total_income',
  'budget.total_expenses',
  'budget.reserve_contribution',
];

/**
 * What a buyer looks for in a document of each type: where such a document does not state it, that is worth saying. The
 * rest of the catalogue is rarely stated and silence on it tells nothing.
 */
export const expectedFacts: Readonly<Record<DocumentType, readonly FactId[]>> = {
  cc_and_r: [
    ...dues,
    'assessment.increase_cap',
    'assessment.special_vote',
    'assessment.lien',
    'assessment.foreclosure',
    'assessment.initial_contribution',
    ...use,
    'rental.minimum_term',
    'rental.cap',
    'occupancy.age_restricted',
    'architecture.review_days',
    'maintenance.roof',
    'maintenance.roads',
    'insurance.owner_must_carry',
    'amendment.declaration_vote',
    'declaration.term',
    'sale.right_of_first_refusal',
    'dispute.arbitration',
    'litigation',
  ],
  bylaws: [
    'board.size',
    'board.term',
    'meeting.annual',
    'meeting.notice',
    'quorum.members',
    'voting.proxy_allowed',
    'voting.declarant_control',
    'amendment.bylaws_vote',
    'records.inspection',
    'assessment.late_fee',
  ],
  rules: [
    ...use,
    'fine.schedule',
    'vehicles.street_parking',
    'vehicles.guest_parking_limit',
    'use.quiet_hours',
  ],
  minutes: [
    'minutes.quorum_present',
    'minutes.motions',
    'minutes.next_meeting',
    'financial.operating_cash',
    'financial.reserve_cash',
    'financial.delinquent_homes',
    'special_assessment',
    'litigation',
    'repairs.critical',
  ],
  financial: [
    'financial.operating_cash',
    'financial.reserve_cash',
    'financial.total_assets',
    'financial.total_liabilities',
    'financial.net_income',
    'financial.delinquent_amount',
    'financial.loan',
    ...figures,
  ],
  reserves: [
    'reserves.percent_funded',
    'reserves.balance',
    'reserves.fully_funded_balance',
    'reserves.recommended_contribution',
    'reserves.current_contribution',
    'reserves.component_count',
    'reserves.components',
    'reserves.inflation',
    'reserves.interest',
  ],
  budget: [
    'assessment.regular',
    ...figures,
    'budget.insurance',
    'budget.management_fee',
    'budget.dues_change',
  ],
  other: ['assessment.regular', 'special_assessment', 'litigation'],
};

/** What answers a question besides its own fact: the rate that the law allows, a late fee that the board sets, covenants without an end, what the study says is saved, and the list itself. */
export const answeredUnder: ReadonlyMap<FactId, string> = new Map([
  ['assessment.interest_rate', 'assessment.interest_by_law'],
  ['assessment.late_fee', 'assessment.late_fee_by_board'],
  ['declaration.term', 'declaration.without_end'],
  ['reserves.balance', 'financial.reserve_cash'],
  ['reserves.component_count', 'reserves.components'],
]);
