import type { DocumentType } from '#contract/document-type.ts';
import { type CatalogueFact, catalogue, type FactId, type FactKind } from '../catalogue.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';

const stances = ['prohibited', 'restricted', 'allowed'] as const;
const yesOrNo = ['yes', 'restricted', 'no'] as const;
const keepers = ['owner', 'association', 'shared'] as const;

/** The values of facts that are a choice, as the catalogue's normal form writes them. */
const choices: Readonly<Partial<Record<FactId, readonly string[]>>> = {
  'assessment.frequency': ['month', 'quarter', 'half_year', 'year'],
  'assessment.foreclosure': ['judicial', 'nonjudicial', 'either'],
  'architecture.no_answer_means': ['approved', 'denied'],
  'pets.allowed': yesOrNo,
  'rental.allowed': yesOrNo,
  'use.home_business': stances,
  'use.smoking': stances,
  'vehicles.rv_boat_trailer': stances,
  'vehicles.commercial': stances,
  'vehicles.street_parking': stances,
  'exterior.fences': stances,
  'exterior.satellite_dishes': stances,
  'exterior.solar': stances,
  'exterior.signs': stances,
  'exterior.outbuildings': stances,
  'exterior.clotheslines': stances,
  'exterior.flags': stances,
  'maintenance.roof': keepers,
  'maintenance.exterior_walls': keepers,
  'maintenance.yard': keepers,
  'maintenance.roads': keepers,
  'maintenance.fences': keepers,
};

/** The choices of a fact; none where its answer is no choice. */
export const choicesOf = (fact: FactId): readonly string[] => choices[fact] ?? [];

/** How an answer of a kind is written. */
const forms: Readonly<Partial<Record<FactKind, string>>> = {
  bool: 'yes or no',
  count: 'a whole number',
  number: 'a number',
  percent: 'a percentage such as 25%; a majority is 50%, two thirds are 66.67%',
  money: 'dollars such as $250.00, and per month, quarter or year where the line says so',
  money_or_percent: 'dollars such as $25, or a percentage such as 10%',
  duration: 'a time such as 30 days or 2 years',
  date: 'a date such as 2021-03-05',
  range: 'one number, or two such as 3-7',
  state: 'the name of the state',
  text: 'the words of the line that answer it, copied',
  'list:money': 'dollars; one answer for each',
};

/** What tells a fact from its neighbors, where its label does not. */
const hints: Readonly<Partial<Record<FactId, string>>> = {
  'community.units': 'all homes or lots of the whole community',
  'document.date': 'the day of this document or of the meeting or period that it tells of',
  'assessment.regular': 'what one owner pays now',
  'assessment.increase_cap':
    'the most by which the board may raise dues in a year without a vote of the members',
  'assessment.increase_vote': 'the share of the members that must agree to more than that',
  'assessment.special_vote': 'the share of the members that must agree to a special assessment',
  'assessment.late_after': 'how long after the due date dues are late',
  'fine.schedule': 'what one violation costs an owner',
  'rental.cap': 'how many homes, or what share of them, may be rented at one time',
  'quorum.members': 'the share of the members, not of directors, that makes a quorum',
  'meeting.notice': 'days of notice of meetings of members, fewest and most',
  'amendment.declaration_vote': 'the share of owners that must agree to change the declaration',
  'financial.delinquent_homes': 'how many homes are behind on dues',
};

/** Facts that code cannot yet check in one sentence: the model is not asked for them. */
const notAsked: ReadonlySet<FactId> = new Set([
  'special_assessment',
  'reserves.components',
  'minutes.motions',
  'litigation',
  'repairs.critical',
]);

export interface Question {
  readonly fact: FactId;
  /** The line that asks it. */
  readonly text: string;
}

function ask({ id, kind, label }: CatalogueFact<FactId>): Question {
  const hint = hints[id] ? ` (${hints[id]})` : '';
  const form = choicesOf(id).length > 0 ? `one of ${choicesOf(id).join(', ')}` : (forms[kind] ?? 'its words');
  return { fact: id, text: `${id}: ${label}${hint}. Write ${form}.` };
}

/** What a model is asked of a document of a type, in the catalogue's order. */
export function questionsFor(type: DocumentType): Question[] {
  return catalogue
    .filter(
      ({ id, documents }) => documents.includes(type) && !notAsked.has(id) && wordsOfFacts[id] !== undefined,
    )
    .map(ask);
}
