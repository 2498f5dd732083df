import type { DocumentType } from '#contract/document-type.ts';
import { charter, governing } from './governing.ts';

/** Normal form of a fact's value. Durations are {days}, ranges {min, max}, percents 0 to 100, lists one entry an item. */
export type FactKind =
  | 'text'
  | 'state'
  | 'bool'
  | 'count'
  | 'number'
  | 'percent'
  | 'money'
  | 'money_or_percent'
  | 'duration'
  | 'date'
  | 'range'
  | 'enum'
  | 'list:money'
  | 'list:text'
  | 'list:component';

export interface CatalogueFact<Id extends string = string> {
  readonly id: Id;
  readonly kind: FactKind;
  /** Types of document in which it is looked for. */
  readonly documents: readonly DocumentType[];
  readonly label: string;
}

type Types = readonly DocumentType[];
const all: Types = ['cc_and_r', 'bylaws', 'rules', 'minutes', 'financial', 'reserves', 'budget', 'other'];
const inCharter: Types = [...charter, 'other'];
const inGoverning: Types = [...governing, 'other'];
const withFees: Types = [...inGoverning, 'budget'];
const withMoney: Types = [...inGoverning, 'budget', 'minutes'];
const withCash: Types = ['financial', 'minutes', 'budget', 'other'];
const withReserves: Types = ['reserves', 'financial', 'budget'];

const fact = <const Id extends string>(
  id: Id,
  kind: FactKind,
  documents: Types,
  label: string,
): CatalogueFact<Id> => ({
  id,
  kind,
  documents,
  label,
});

const facts = [
  fact('association.name', 'text', all, 'Association'),
  fact('association.state', 'state', all, 'State'),
  fact('community.units', 'count', all, 'Homes in the community'),
  fact('document.date', 'date', all, 'Date of the document'),
  fact('assessment.regular', 'money', all, 'Regular dues'),
  fact('assessment.frequency', 'enum', all, 'How often dues are collected'),
  fact('assessment.increase_cap', 'percent', inGoverning, 'Yearly increase allowed without a vote'),
  fact('assessment.increase_vote', 'percent', inGoverning, 'Vote for a larger increase'),
  fact('assessment.special_vote', 'percent', inGoverning, 'Vote for a special assessment'),
  fact('assessment.late_after', 'duration', withMoney, 'Late after'),
  fact('assessment.late_fee', 'money_or_percent', withMoney, 'Late fee'),
  fact('assessment.interest_rate', 'percent', withMoney, 'Interest on overdue amounts'),
  fact('assessment.lien', 'bool', inGoverning, 'Lien for unpaid dues'),
  fact('assessment.foreclosure', 'enum', inGoverning, 'Foreclosure for unpaid dues'),
  fact('assessment.initial_contribution', 'money', withFees, 'One-time contribution at closing'),
  fact('assessment.transfer_fee', 'money', [...withFees, 'financial'], 'Transfer or resale certificate fee'),
  fact('assessment.returned_payment_fee', 'money', withFees, 'Returned payment fee'),
  fact('special_assessment', 'list:money', all, 'Special assessment levied or planned'),
  fact('fine.schedule', 'list:money', ['cc_and_r', 'bylaws', 'rules', 'minutes', 'other'], 'Fine'),
  fact('pets.allowed', 'enum', inGoverning, 'Pets'),
  fact('pets.max_count', 'count', inGoverning, 'Limit on pets per home'),
  fact('pets.max_weight_lb', 'number', inGoverning, 'Pet weight limit'),
  fact('pets.breed_restrictions', 'bool', inGoverning, 'Banned breeds'),
  fact('pets.leash_required', 'bool', inGoverning, 'Leash rule'),
  fact('rental.allowed', 'enum', inGoverning, 'Renting out'),
  fact('rental.minimum_term', 'duration', inGoverning, 'Minimum lease term'),
  fact('rental.cap', 'number', inGoverning, 'Limit on rented homes'),
  fact('rental.short_term_prohibited', 'bool', inGoverning, 'Short-term rentals forbidden'),
  fact('rental.owner_occupancy_first', 'duration', inGoverning, 'Wait before renting out'),
  fact('rental.approval_required', 'bool', inGoverning, 'Board approval of leases'),
  fact('occupancy.age_restricted', 'bool', inGoverning, 'Age-restricted community'),
  fact('occupancy.residential_only', 'bool', inGoverning, 'Residential use only'),
  fact('use.home_business', 'enum', inGoverning, 'Business from home'),
  fact('use.smoking', 'enum', inGoverning, 'Smoking'),
  fact('use.quiet_hours', 'text', inGoverning, 'Quiet hours'),
  fact('vehicles.rv_boat_trailer', 'enum', inGoverning, 'RVs, boats and trailers'),
  fact('vehicles.commercial', 'enum', inGoverning, 'Commercial vehicles or large trucks'),
  fact('vehicles.street_parking', 'enum', inGoverning, 'Street parking'),
  fact('vehicles.guest_parking_limit', 'duration', inGoverning, 'Guest parking limit'),
  fact('architecture.approval_required', 'bool', inGoverning, 'Approval of exterior changes'),
  fact('architecture.review_days', 'duration', inGoverning, 'Time for the review'),
  fact('architecture.no_answer_means', 'enum', inGoverning, 'If the review gets no answer'),
  fact('exterior.fences', 'enum', inGoverning, 'Fences'),
  fact('exterior.satellite_dishes', 'enum', inGoverning, 'Satellite dishes and antennas'),
  fact('exterior.solar', 'enum', inGoverning, 'Solar panels'),
  fact('exterior.signs', 'enum', inGoverning, 'Signs'),
  fact('exterior.outbuildings', 'enum', inGoverning, 'Sheds and outbuildings'),
  fact('exterior.clotheslines', 'enum', inGoverning, 'Drying laundry outside'),
  fact('exterior.flags', 'enum', inGoverning, 'Flags'),
  fact('exterior.minimum_home_size_sqft', 'number', inGoverning, 'Minimum house size'),
  fact('board.size', 'range', inCharter, 'Directors on the board'),
  fact('board.term', 'duration', inCharter, "Director's term"),
  fact('meeting.annual', 'text', inCharter, 'Annual meeting'),
  fact('meeting.notice', 'range', inCharter, 'Notice of meetings'),
  fact('quorum.members', 'percent', inCharter, 'Quorum of members'),
  fact('quorum.reduced', 'percent', inCharter, 'Quorum at a second attempt'),
  fact('amendment.declaration_vote', 'percent', inCharter, 'Vote to change the declaration'),
  fact('amendment.bylaws_vote', 'percent', inCharter, 'Vote to change the bylaws'),
  fact('declaration.term', 'duration', ['cc_and_r', 'other'], 'How long the covenants run'),
  fact('declaration.renewal', 'duration', ['cc_and_r', 'other'], 'Automatic extension'),
  fact('voting.declarant_control', 'bool', inCharter, 'Developer control'),
  fact('voting.proxy_allowed', 'bool', inCharter, 'Voting by proxy'),
  fact('voting.cumulative', 'bool', inCharter, 'Cumulative voting'),
  fact('records.inspection', 'bool', inGoverning, 'Inspecting the records'),
  fact('dispute.arbitration', 'bool', inGoverning, 'Mediation or arbitration first'),
  fact('sale.right_of_first_refusal', 'bool', inCharter, 'Right of first refusal'),
  fact('maintenance.roof', 'enum', inGoverning, 'Who maintains the roof'),
  fact('maintenance.exterior_walls', 'enum', inGoverning, 'Who maintains the outside walls'),
  fact('maintenance.yard', 'enum', inGoverning, 'Who maintains the yard'),
  fact('maintenance.roads', 'enum', inGoverning, 'Who maintains the streets'),
  fact('maintenance.fences', 'enum', inGoverning, 'Who maintains the fences'),
  fact('insurance.owner_must_carry', 'bool', inGoverning, 'Owner must carry insurance'),
  fact('insurance.deductible', 'money', all, "Association's insurance deductible"),
  fact('budget.year', 'number', ['budget', 'financial', 'minutes'], 'Year covered'),
  fact('budget.total_income', 'money', ['budget', 'financial'], 'Total income'),
  fact('budget.total_expenses', 'money', ['budget', 'financial'], 'Total expenses'),
  fact('budget.reserve_contribution', 'money', ['budget', 'financial', 'reserves'], 'Paid into reserves'),
  fact('budget.management_fee', 'money', ['budget', 'financial', 'minutes'], 'Management fee'),
  fact('budget.insurance', 'money', ['budget', 'financial', 'minutes'], 'Insurance cost'),
  fact('budget.dues_change', 'percent', withCash, 'Change in dues'),
  fact('financial.operating_cash', 'money', withCash, 'Operating cash'),
  fact('financial.reserve_cash', 'money', [...withCash, 'reserves'], 'Reserve cash'),
  fact('financial.total_assets', 'money', ['financial'], 'Total assets'),
  fact('financial.total_liabilities', 'money', ['financial'], 'Total liabilities'),
  fact('financial.net_income', 'money', ['financial'], 'Net income'),
  fact('financial.delinquent_amount', 'money', withCash, 'Overdue dues'),
  fact('financial.delinquent_homes', 'number', withCash, 'Homes behind on dues'),
  fact('financial.loan', 'money', [...withCash, 'reserves'], 'Association loan'),
  fact(
    'reserves.percent_funded',
    'percent',
    ['reserves', 'financial', 'budget', 'minutes'],
    'Percent funded',
  ),
  fact('reserves.balance', 'money', withReserves, 'Reserve balance'),
  fact('reserves.fully_funded_balance', 'money', withReserves, 'Fully funded balance'),
  fact('reserves.recommended_contribution', 'money', withReserves, 'Recommended reserve contribution'),
  fact('reserves.current_contribution', 'money', withReserves, 'Current reserve contribution'),
  fact('reserves.inflation', 'percent', ['reserves'], 'Assumed inflation'),
  fact('reserves.interest', 'percent', ['reserves'], 'Assumed interest'),
  fact('reserves.component_count', 'count', ['reserves'], 'Components studied'),
  fact('reserves.components', 'list:component', ['reserves'], 'Component to replace'),
  fact('litigation', 'list:text', all, 'Lawsuit or claim'),
  fact(
    'repairs.critical',
    'list:text',
    ['minutes', 'financial', 'reserves', 'budget', 'other'],
    'Large or urgent repair',
  ),
  fact('minutes.quorum_present', 'bool', ['minutes'], 'Quorum present'),
  fact('minutes.motions', 'list:text', ['minutes'], 'Decision'),
  fact('minutes.next_meeting', 'date', ['minutes', 'other'], 'Next meeting'),
] as const;

/** The id of a fact. A rule for one that is not in the catalogue would never run: the compiler refuses it. */
export type FactId = (typeof facts)[number]['id'];

/** Every fact that an analysis may report, in the order in which it reports them. */
export const catalogue: readonly CatalogueFact<FactId>[] = facts;

const byId = new Map<string, CatalogueFact<FactId>>(catalogue.map((entry) => [entry.id, entry]));

/** The catalogue's entry for an id; undefined where there is none. */
export function catalogueFact(id: string): CatalogueFact<FactId> | undefined {
  return byId.get(id);
}
