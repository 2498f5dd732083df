/** A term of the field, as it is explained where it stands. */
export interface GlossaryTerm {
  readonly id: string;
  readonly term: string;
  /** The words by which it is known in a text, in lower case. The longer ones are looked for first. */
  readonly forms: readonly string[];
  readonly meaning: string;
}

/** Terms that a first-time buyer cannot be expected to know. In the order of the alphabet. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'amendment',
    term: 'Amendment',
    forms: ['amendment', 'amendments'],
    meaning: 'A later document that changes an earlier one. Where the two differ, the amendment controls.',
  },
  {
    id: 'arbitration',
    term: 'Mediation and arbitration',
    forms: ['arbitration', 'mediation'],
    meaning:
      'Ways to settle a dispute without a court. A mediator helps both sides agree. An arbitrator decides, and there is almost no appeal.',
  },
  {
    id: 'architectural-committee',
    term: 'Architectural committee',
    forms: ['architectural committee', 'architectural review', 'review committee'],
    meaning: 'The owners or experts who approve or reject changes to the outside of a home.',
  },
  {
    id: 'assessment',
    term: 'Assessment (dues)',
    forms: ['assessment', 'assessments', 'regular dues'],
    meaning:
      'What each owner must pay the association. Regular assessments are also called dues or HOA fees. You owe them for as long as you own the home.',
  },
  {
    id: 'association',
    term: 'Association (HOA)',
    forms: ['homeowners association'],
    meaning:
      'The organization that all owners belong to. It maintains the shared property, collects dues and enforces the rules.',
  },
  {
    id: 'board',
    term: 'Board of directors',
    forms: ['board of directors'],
    meaning:
      'The small group, usually elected by the owners, that makes the decisions: budget, repairs, fines.',
  },
  {
    id: 'budget',
    term: 'Budget',
    forms: [],
    meaning: 'The plan for one year: what should come in and what may be spent.',
  },
  {
    id: 'bylaws',
    term: 'Bylaws',
    forms: ['bylaws'],
    meaning: 'The rules for running the association: meetings, votes, the board and its powers.',
  },
  {
    id: 'capital-contribution',
    term: 'Capital contribution',
    forms: ['capital contribution', 'one-time contribution', 'working capital'],
    meaning:
      'A one-time payment to the association by the buyer at closing, often a few months of dues. You do not get it back.',
  },
  {
    id: 'common-area',
    term: 'Common area',
    forms: ['common area', 'common areas', 'common elements', 'shared property'],
    meaning: 'What all owners share: roads, a pool, open land, the roof of a condo building.',
  },
  {
    id: 'component',
    term: 'Component',
    forms: ['components studied', 'component to replace'],
    meaning: 'One part of the shared property in a reserve study, such as a roof, a road or a pool pump.',
  },
  {
    id: 'covenants',
    term: 'Covenants (CC&Rs)',
    forms: ['covenants', 'cc&rs', 'declaration'],
    meaning:
      'The recorded rules that come with the property. They bind every owner, whether or not the owner has read them.',
  },
  {
    id: 'cumulative-voting',
    term: 'Cumulative voting',
    forms: ['cumulative voting'],
    meaning: 'You get one vote for each open seat and may give all of them to the same candidate.',
  },
  {
    id: 'declarant',
    term: 'Declarant (developer)',
    forms: ['declarant', 'developer control', 'the developer'],
    meaning:
      'The company that built the community and wrote its rules. It often runs the board until most homes are sold.',
  },
  {
    id: 'deductible',
    term: 'Deductible',
    forms: ['deductible'],
    meaning: 'The part of a loss that the insured pays before the insurance pays anything.',
  },
  {
    id: 'delinquency',
    term: 'Delinquency',
    forms: ['delinquency', 'delinquent', 'overdue dues', 'behind on dues', 'behind on their dues'],
    meaning:
      'Dues that owners should have paid and have not. Under 2% of homes is very good, over 5% is a problem.',
  },
  {
    id: 'estoppel',
    term: 'Estoppel letter (resale certificate)',
    forms: ['estoppel', 'resale certificate', 'estoppel letter'],
    meaning:
      'A statement from the association for a sale. It says what is owed on the home. In many states the association is bound by it.',
  },
  {
    id: 'first-refusal',
    term: 'Right of first refusal',
    forms: ['right of first refusal'],
    meaning: 'The right to buy before anyone else, at the price that another buyer has offered.',
  },
  {
    id: 'foreclosure',
    term: 'Foreclosure',
    forms: ['foreclosure', 'foreclose'],
    meaning:
      'The forced sale of a home to pay a debt secured by it. Some states require a court case, others do not.',
  },
  {
    id: 'fully-funded',
    term: 'Fully funded balance',
    forms: ['fully funded balance', 'fully funded'],
    meaning:
      'What the reserve fund should hold today if money had been saved for each part as it wore out. Some studies call it the ideal balance.',
  },
  {
    id: 'hearing',
    term: 'Hearing',
    forms: [],
    meaning: 'A meeting where you can tell your side before the board decides on a fine.',
  },
  {
    id: 'lease',
    term: 'Lease',
    forms: [],
    meaning: 'The contract under which someone rents a home.',
  },
  {
    id: 'lien',
    term: 'Lien',
    forms: ['lien', 'liens'],
    meaning: 'A legal claim on a home for a debt. It is hard to sell the home until the debt is paid.',
  },
  {
    id: 'litigation',
    term: 'Litigation',
    forms: ['litigation'],
    meaning: 'A dispute that is in court.',
  },
  {
    id: 'master-policy',
    term: 'Master policy',
    forms: ['master policy'],
    meaning:
      "The association's own insurance, for the shared property. What it leaves out, you insure yourself.",
  },
  {
    id: 'minutes',
    term: 'Minutes',
    forms: [],
    meaning: 'The written record of a meeting: who was there, what was said, what was decided.',
  },
  {
    id: 'motion',
    term: 'Motion',
    forms: ['motion', 'motions'],
    meaning: 'A proposal that is voted on at a meeting. It passes, fails, or is postponed (tabled).',
  },
  {
    id: 'operating-fund',
    term: 'Operating cash',
    forms: ['operating cash', 'operating fund'],
    meaning: 'The money for everyday bills. It is kept separate from the reserves.',
  },
  {
    id: 'percent-funded',
    term: 'Percent funded',
    forms: ['percent funded'],
    meaning:
      'What the reserves hold, as a share of the ideal. 70% or more is healthy, 30% to 70% is moderate, and below 30% is high risk.',
  },
  {
    id: 'proxy',
    term: 'Proxy',
    forms: ['proxy', 'proxies'],
    meaning: 'A form that lets another person vote for you. The person is also called a proxy.',
  },
  {
    id: 'quorum',
    term: 'Quorum',
    forms: ['quorum'],
    meaning: 'The share of owners or directors that must take part for a vote to count.',
  },
  {
    id: 'rental-cap',
    term: 'Rental cap',
    forms: ['rental cap'],
    meaning: 'The most homes that may be rented out at one time.',
  },
  {
    id: 'reserve-fund',
    term: 'Reserves (reserve fund)',
    forms: ['reserves', 'reserve fund', 'reserve account', 'reserve balance', 'reserve cash'],
    meaning: 'Savings for large repairs and replacements, such as roofs and roads.',
  },
  {
    id: 'reserve-study',
    term: 'Reserve study',
    forms: ['reserve study'],
    meaning:
      'An expert’s report on which parts of the property will wear out, when, what they will cost, and how much to save each year.',
  },
  {
    id: 'special-assessment',
    term: 'Special assessment',
    forms: ['special assessment', 'special assessments'],
    meaning:
      'A bill on top of regular dues, when the savings do not cover a repair or a loss. It can be thousands of dollars.',
  },
];
