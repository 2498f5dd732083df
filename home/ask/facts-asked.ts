import type { FactId } from '#engine/catalogue.ts';

/** All of these stand in a question that puts the fact, and none of `not`. Matched against the question in lower case. */
interface Put {
  readonly fact: FactId;
  readonly says: readonly RegExp[];
  readonly not?: RegExp;
}

const pets = /\b(?:pets?|dogs?|cats?|animals?|pupp(?:y|ies))\b/;
const rents = /\b(?:rent\w*|leas\w+|sublet\w*|sublease\w*|tenants?|landlord)\b/;
const dues =
  /\b(?:dues|assessments?|(?:hoa|condo|association|monthly|annual|yearly|maintenance|quarterly) (?:fees?|charges?|payments?)|pay the (?:association|hoa))\b/;
const howMuch = /\b(?:how much|what (?:is|are|would|do|does|will)|amount|cost)\b/;
const late = /\b(?:late|overdue|unpaid|behind|delinquen\w+|not pay|n't pay|not paid|past due|arrears)\b/;
const maintains = /\b(?:who|responsible|whose job)\b/;
const keepsUp = /\b(?:fix\w*|repair\w*|maintain\w*|maintenance|mows?|pays?|replace\w*|clean\w*|plow\w*)\b/;
const changes = /\b(?:chang\w+|amend\w*)\b/;
const votes = /\b(?:votes?|signatures?|percent\w*|approv\w+|how (?:is|are|do|can)|how many)\b/;

/** The more words a question needs, the better it fits: of several, the one that needs most comes first. */
const puts: readonly Put[] = [
  {
    fact: 'assessment.regular',
    says: [dues, howMuch],
    not: /\b(?:late|special|increase|go up|rais\w+|interest|due|behind|not paid|unpaid|reserve|calculated|happens|seller|previous)\b/,
  },
  { fact: 'assessment.frequency', says: [dues, /\bhow often\b/] },
  {
    fact: 'assessment.increase_cap',
    says: [
      dues,
      /\b(?:increase\w*|rais\w+|go up)\b/,
      /\b(?:much|far|limit|cap|maximum|without|each|per|every|year)\b/,
    ],
    not: /\b(?:why|coming|planned)\b/,
  },
  { fact: 'assessment.increase_vote', says: [dues, /\b(?:increase\w*|rais\w+)\b/, /\bvotes?\b/] },
  {
    fact: 'assessment.special_vote',
    says: [/\bspecial assessments?\b/, /\b(?:votes?|approv\w+|without|board|impose|levy)\b/],
  },
  { fact: 'assessment.late_after', says: [dues, late, /\b(?:when|how long|days|grace)\b/] },
  { fact: 'assessment.late_fee', says: [/\blate (?:fees?|charges?|payment)\b/] },
  { fact: 'assessment.interest_rate', says: [/\binterest\b/, late] },
  { fact: 'assessment.lien', says: [/\bliens?\b/] },
  { fact: 'assessment.interest_rate', says: [/\bhappens?\b/, late] },
  { fact: 'assessment.lien', says: [/\bhappens?\b/, late] },
  { fact: 'assessment.late_fee', says: [/\bhappens?\b/, late] },
  {
    fact: 'assessment.foreclosure',
    says: [
      /\b(?:foreclos\w+|(?:take|lose) my (?:house|home|unit))\b/,
      /\b(?:can|could|may|my|power|right)\b/,
    ],
    not: /\b(?:any|many) (?:homes|houses|units|lots)\b/,
  },
  {
    fact: 'assessment.initial_contribution',
    says: [/\b(?:capital contribution|working capital|initial contribution|one-time|contribution)\b/],
    not: /\breserve\b/,
  },
  {
    fact: 'assessment.transfer_fee',
    says: [/\b(?:transfer|resale|estoppel|certificate)\b/, /\b(?:fees?|costs?)\b/],
  },
  { fact: 'assessment.returned_payment_fee', says: [/\b(?:bounced|returned)\b/] },
  {
    fact: 'special_assessment',
    says: [/\bspecial assessments?\b/, /\b(?:any|planned|coming|pending|upcoming|levied)\b/],
  },
  { fact: 'fine.schedule', says: [/\b(?:fines?|fined|penalt(?:y|ies))\b/], not: /\blate\b/ },
  {
    fact: 'pets.allowed',
    says: [pets, /\b(?:can|may|allow\w*|ok|okay|permit\w*|keep|have|bring)\b/],
    not: /\b(?:leash|pounds?|weigh|breeds?|deposit|waste|chickens?|how many)\b/,
  },
  {
    fact: 'pets.max_count',
    says: [pets, /\b(?:how many|number|limit|maximum|several|two|three)\b/],
    not: /\b(?:pounds?|weigh\w*)\b/,
  },
  { fact: 'pets.max_weight_lb', says: [pets, /\b(?:pounds?|lbs?|weigh\w*|how (?:big|heavy))\b/] },
  { fact: 'pets.breed_restrictions', says: [/\b(?:breeds?|pit bulls?|rottweilers?)\b/] },
  { fact: 'pets.leash_required', says: [/\bleash\w*\b/] },
  {
    fact: 'rental.allowed',
    says: [rents, /\b(?:can|may|allow\w*|permit\w*)\b/],
    not: /\b(?:airbnb|vrbo|short|nightly|vacation|shortest|minimum|cap|limit|how many|bedroom|room|sign)\b/,
  },
  { fact: 'rental.minimum_term', says: [rents, /\b(?:short|shortest|minimum|term|how long|least)\b/] },
  {
    fact: 'rental.minimum_term',
    says: [/\b(?:airbnb|vrbo|short[- ]term|nightly|vacation rental)\b/, /\b(?:can|may|allow\w*|list|rent)\b/],
    not: /\bcomplain/,
  },
  { fact: 'rental.cap', says: [/\b(?:rent\w*|leas\w+)\b/, /\b(?:cap|limit|number|percent\w*|how many)\b/] },
  {
    fact: 'rental.short_term_prohibited',
    says: [/\b(?:airbnb|vrbo|short[- ]term|nightly|vacation rental)\b/, /\b(?:can|may|allow\w*|list|rent)\b/],
    not: /\bcomplain/,
  },
  { fact: 'rental.owner_occupancy_first', says: [rents, /\b(?:live|wait|before)\b/] },
  { fact: 'rental.approval_required', says: [rents, /\b(?:approv\w+|permission)\b/] },
  {
    fact: 'occupancy.age_restricted',
    says: [/\b(?:age|how old|55|seniors?)\b/],
    not: /\b(?:building|roof|pool)\b/,
  },
  { fact: 'use.home_business', says: [/\b(?:business|work from home|home office|clients|home-based)\b/] },
  { fact: 'use.smoking', says: [/\b(?:smok\w+|cigarettes?)\b/] },
  { fact: 'use.quiet_hours', says: [/\bquiet\b/] },
  {
    fact: 'vehicles.rv_boat_trailer',
    says: [/\b(?:rvs?|boats?|trailers?|campers?|motor ?homes?|recreational vehicles?)\b/],
  },
  {
    fact: 'vehicles.commercial',
    says: [/\b(?:commercial|work|company|pickup|trucks?)\b/, /\b(?:trucks?|vans?|vehicles?|pickup)\b/],
  },
  { fact: 'vehicles.street_parking', says: [/\bpark\w*\b/, /\b(?:street|road)\b/] },
  { fact: 'vehicles.guest_parking_limit', says: [/\bpark\w*\b/, /\b(?:guests?|visitors?)\b/] },
  {
    fact: 'architecture.approval_required',
    says: [
      /\b(?:approv\w+|permission|ask|permit)\b/,
      /\b(?:build\w*|additions?|paint\w*|outside|exterior|remodel\w*|renovat\w+|chang\w+|deck|patio)\b/,
    ],
  },
  {
    fact: 'architecture.review_days',
    says: [/\b(?:how long|days|when|soon)\b/, /\b(?:committee|review|approv\w+|plans)\b/],
  },
  {
    fact: 'architecture.no_answer_means',
    says: [
      /\b(?:no answer|do(?:n't|es not| not) (?:answer|respond)|ignore\w*)\b/,
      /\b(?:committee|board|plans|request)\b/,
    ],
  },
  { fact: 'exterior.fences', says: [/\bfenc(?:e|es|ing)\b/], not: /\b(?:repair|fix|maintain\w*|pays?)\b/ },
  { fact: 'exterior.satellite_dishes', says: [/\b(?:satellite|antennas?|dish)\b/] },
  { fact: 'exterior.solar', says: [/\bsolar\b/] },
  { fact: 'exterior.signs', says: [/\bsigns?\b/] },
  { fact: 'exterior.outbuildings', says: [/\b(?:sheds?|outbuildings?)\b/] },
  { fact: 'exterior.clotheslines', says: [/\b(?:clotheslines?|laundry|dry (?:my )?clothes)\b/] },
  { fact: 'exterior.flags', says: [/\bflags?\b/] },
  {
    fact: 'exterior.minimum_home_size_sqft',
    says: [/\b(?:small|minimum|square feet)\b/, /\b(?:house|home|dwelling)\b/],
    not: rents,
  },
  { fact: 'board.size', says: [/\b(?:how many|number)\b/, /\b(?:board|directors|trustees)\b/] },
  { fact: 'board.term', says: [/\b(?:how long|term)\b/, /\b(?:board|directors|trustees)\b/] },
  { fact: 'meeting.annual', says: [/\bannual meeting\b/] },
  { fact: 'meeting.notice', says: [/\bmeetings?\b/, /\bnotice\b/] },
  {
    fact: 'quorum.members',
    says: [/\b(?:quorum|show up|attend\w*|be present|come)\b/, /\b(?:meeting|quorum)\b/],
  },
  {
    fact: 'amendment.declaration_vote',
    says: [changes, /\b(?:cc&?rs?|covenants|declaration|restrictions)\b/, votes],
  },
  { fact: 'amendment.bylaws_vote', says: [changes, /\bby-?laws\b/] },
  {
    fact: 'declaration.term',
    says: [/\b(?:how long|expire|term)\b/, /\b(?:cc&?rs?|covenants|declaration)\b/],
  },
  { fact: 'voting.declarant_control', says: [/\b(?:developer|declarant|builder)\b/, /\bcontrol\w*\b/] },
  { fact: 'voting.proxy_allowed', says: [/\bprox(?:y|ies)\b/] },
  { fact: 'records.inspection', says: [/\b(?:records|books)\b/] },
  { fact: 'dispute.arbitration', says: [/\b(?:arbitrat\w+|mediat\w+|disputes?)\b/] },
  { fact: 'sale.right_of_first_refusal', says: [/\bfirst refusal\b/] },
  { fact: 'maintenance.roof', says: [maintains, keepsUp, /\broofs?\b/] },
  { fact: 'maintenance.exterior_walls', says: [maintains, keepsUp, /\b(?:siding|walls?|outside)\b/] },
  { fact: 'maintenance.yard', says: [maintains, keepsUp, /\b(?:lawn|yard|grass|landscap\w+)\b/] },
  { fact: 'maintenance.roads', says: [maintains, keepsUp, /\b(?:roads?|streets?)\b/] },
  { fact: 'maintenance.fences', says: [maintains, keepsUp, /\bfences?\b/] },
  { fact: 'insurance.owner_must_carry', says: [/\binsur\w+\b/, /\b(?:i|my|myself|owner)\b/] },
  { fact: 'insurance.deductible', says: [/\bdeductibles?\b/] },
  { fact: 'budget.management_fee', says: [/\bmanage\w*\b/, /\b(?:fee|cost|how much)\b/] },
  {
    fact: 'budget.insurance',
    says: [/\binsurance\b/, /\b(?:cost|premium|how much)\b/],
    not: /\b(?:deductible|flood|replacement)\b/,
  },
  {
    fact: 'budget.reserve_contribution',
    says: [/\breserves?\b/, /\b(?:contribut\w+|each year|pay into|per year)\b/],
  },
  {
    fact: 'budget.dues_change',
    says: [dues, /\b(?:increase\w*|rais\w+|go up)\b/, /\b(?:coming|last|this year|next year|planned)\b/],
  },
  {
    fact: 'financial.operating_cash',
    says: [/\b(?:cash|bank|checking|money)\b/, howMuch],
    not: /\breserves?\b/,
  },
  { fact: 'financial.reserve_cash', says: [/\breserve\b/, /\b(?:cash|money|how much|account|fund)\b/] },
  {
    fact: 'financial.delinquent_amount',
    says: [late, /\bhow much\b/, /\b(?:owners?|neighbors|homeowners|members|owed)\b/],
  },
  { fact: 'financial.delinquent_homes', says: [late, /\bhow many\b/] },
  { fact: 'financial.loan', says: [/\b(?:loans?|debts?|borrow\w*)\b/] },
  { fact: 'reserves.percent_funded', says: [/\breserves?\b/, /\b(?:percent\w*|funded)\b/] },
  {
    fact: 'reserves.balance',
    says: [/\breserve\b/, /\b(?:balance|how much|what is in|fund|account)\b/],
    not: /\bstud(?:y|ies)\b/,
  },
  { fact: 'litigation', says: [/\b(?:lawsuits?|sued|suing|litigation)\b/] },
  {
    fact: 'community.units',
    says: [/\bhow many (?:homes|houses|lots|units|condos)\b/],
    not: /\b(?:rent\w*|leas\w+|behind|not paid|unpaid|delinquent|foreclosure)\b/,
  },
];

/** The facts of the catalogue that a question puts, the one that fits best first. */
export function factsAsked(asked: string): FactId[] {
  const fitting = puts.filter(
    ({ says, not }) => says.every((words) => words.test(asked)) && !not?.test(asked),
  );
  return [...new Set(fitting.toSorted((a, b) => b.says.length - a.says.length).map(({ fact }) => fact))];
}
