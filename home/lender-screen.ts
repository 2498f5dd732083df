import type { FactValue } from '#contract/analysis.ts';
import type { LenderMeasure, LenderRule } from '#contract/lender-rule.ts';
import type { FactId } from '#engine/catalogue.ts';
import type { HomeAnswer, Statement } from './controls.ts';
import { daysBetween, yearBefore } from './days.ts';
import { dateOf, type HomeDocument } from './home-document.ts';

/**
 * Whether a home's documents meet a rule: 'met' and 'not met' only where the facts leave no doubt; 'ask' where they speak of it and do not
 * settle it; 'silent' where they say nothing; 'told' for a rule that asks nothing of the documents.
 */
export type LenderVerdict = 'met' | 'not met' | 'ask' | 'silent' | 'told';

/** What one document says. */
type Said = Pick<Statement, 'document' | 'fact'>;

export interface LenderLine {
  readonly rule: LenderRule;
  readonly verdict: LenderVerdict;
  /** The figure that was compared, in the rule's unit and to a tenth, as in 8.4 percent; null where none was. */
  readonly figure: number | null;
  /** What the documents say of it. */
  readonly statements: readonly Said[];
  /** Applications from a later day on. */
  readonly isToCome: boolean;
  /** Checked more than a year ago. */
  readonly isOld: boolean;
}

interface Measured {
  readonly figure: number | null;
  readonly statements: readonly Said[];
  /** The true figure can only be higher than this one, or only lower. */
  readonly bound: 'at least' | 'at most' | 'exact';
}

type Facts = (id: FactId) => HomeAnswer | undefined;

const part = (value: FactValue | undefined, name: string): unknown =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined;

function amountIn(answer: HomeAnswer | undefined): number | null {
  const value = answer?.controls.fact.value;
  const amount =
    typeof value === 'number'
      ? value
      : (part(value, 'amount') ?? part(value, 'days') ?? part(value, 'value'));
  return typeof amount === 'number' ? amount : null;
}

const said = (...answers: readonly (HomeAnswer | undefined)[]): Said[] =>
  answers.flatMap((answer) => answer?.controls ?? []);
const silent: Measured = { figure: null, statements: [], bound: 'exact' };

/** To a tenth, so that what is shown never passes a limit that the figure itself does not: a least share down, all others up. */
const shown = ({ figure, bound }: Measured): number | null =>
  figure === null ? null : (bound === 'at least' ? Math.floor(figure * 10) : Math.ceil(figure * 10)) / 10;

/** What is set aside of all income: dues are at most that, so that the share of the dues is at least this. Of one paper only. */
function reserveShare(facts: Facts): Measured {
  const [aside, income] = [facts('budget.reserve_contribution'), facts('budget.total_income')];
  const [part_, whole] = [amountIn(aside), amountIn(income)];
  if (part_ === null || !whole || aside?.controls.document !== income?.controls.document)
    return { ...silent, statements: said(aside) };
  return { figure: (100 * part_) / whole, statements: said(aside, income), bound: 'at least' };
}

/** Homes behind at all: those 60 days behind are at most as many. */
function homesBehind(facts: Facts): Measured {
  const [behind, homes] = [facts('financial.delinquent_homes'), facts('community.units')];
  const count = amountIn(behind);
  if (count === null) return silent;
  const isShare = part(behind?.controls.fact.value, 'unit') === 'percent';
  if (isShare) return { figure: count, statements: said(behind), bound: 'at most' };
  const all = amountIn(homes);
  if (!all || count > all) return { ...silent, statements: said(behind) };
  return { figure: (100 * count) / all, statements: said(behind, homes), bound: 'at most' };
}

function shortestLease(facts: Facts): Measured {
  const term = facts('rental.minimum_term');
  return { figure: amountIn(term), statements: said(term), bound: 'exact' };
}

const monthLength = 30.44;

/** In months, by the date that the newest study gives itself in full. */
function studyAge(documents: readonly HomeDocument[], today: string): Measured {
  const dated = documents.flatMap((document) => {
    const date = document.analysis.document_type === 'reserves' ? dateOf(document) : null;
    const fact = document.analysis.facts.find(({ id }) => id === 'document.date');
    return date && /^\d{4}-\d\d(?:-\d\d)?$/.test(date) && fact ? { date, document: document.id, fact } : [];
  });
  const [newest] = dated.toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
  if (!newest) return silent;
  const from = newest.date.length === 7 ? `${newest.date}-01` : newest.date;
  const months = daysBetween(from, today) / monthLength;
  return {
    figure: Math.max(0, months),
    statements: [{ document: newest.document, fact: newest.fact }],
    bound: 'exact',
  };
}

/** What is told of a thing that must not be there settles nothing: a lawsuit may be small, a repair may be done. */
const spokenOf = (documents: readonly HomeDocument[], id: FactId): Measured => ({
  ...silent,
  statements: documents.flatMap(({ id: document, analysis }) =>
    analysis.facts
      .filter((fact) => fact.id === id && fact.value !== false && fact.found_by !== 'model')
      .map((fact) => ({ document, fact })),
  ),
});

function measured(
  measure: LenderMeasure,
  facts: Facts,
  documents: readonly HomeDocument[],
  today: string,
): Measured {
  switch (measure) {
    case 'reserve_share':
      return reserveShare(facts);
    case 'homes_behind_share':
      return homesBehind(facts);
    case 'homes_in_all':
      return {
        figure: amountIn(facts('community.units')),
        statements: said(facts('community.units')),
        bound: 'exact',
      };
    case 'shortest_lease':
      return shortestLease(facts);
    case 'study_age':
      return studyAge(documents, today);
    case 'lawsuit':
      return spokenOf(documents, 'litigation');
    case 'urgent_repair':
      return spokenOf(documents, 'repairs.critical');
    case 'first_refusal':
      return spokenOf(documents, 'sale.right_of_first_refusal');
  }
}

function verdictOf(
  { atLeast, atMost, measure }: LenderRule,
  { figure, statements, bound }: Measured,
): LenderVerdict {
  if (measure === null) return 'told';
  if (figure === null) return statements.length > 0 ? 'ask' : 'silent';
  // A small condominium is spared the review; a larger one is not the worse for it.
  if (measure === 'homes_in_all') return atMost !== null && figure <= 4 ? 'met' : 'ask';
  const isMet = (atLeast === null || figure >= atLeast) && (atMost === null || figure <= atMost);
  const canBeOtherwise = isMet
    ? (bound === 'at least' && atMost !== null) || (bound === 'at most' && atLeast !== null)
    : (bound === 'at least' && atLeast !== null) || (bound === 'at most' && atMost !== null);
  if (canBeOtherwise) return 'ask';
  return isMet ? 'met' : 'not met';
}

/** What a screen is made for: the answers of a home, its documents, and its kind of community if that is known. */
export interface Screened {
  readonly answers: readonly HomeAnswer[];
  readonly documents: readonly HomeDocument[];
  readonly community: 'condominium' | 'planned' | null;
}

/**
 * Each rule that may apply to a home on a day, with what its documents say to it; rules that have ended are left out. What a
 * language model alone found settles nothing here.
 */
export function lenderScreen(
  rules: readonly LenderRule[],
  { answers, documents, community }: Screened,
  today: string,
): LenderLine[] {
  const facts: Facts = (id) =>
    answers.find((answer) => answer.id === id && answer.controls.fact.found_by !== 'model');
  const applies = (rule: LenderRule) =>
    (community === null || rule.community === community) && !(rule.until && rule.until < today);
  return rules.filter(applies).map((rule) => {
    const found = rule.measure ? measured(rule.measure, facts, documents, today) : silent;
    return {
      rule,
      verdict: verdictOf(rule, found),
      figure: shown(found),
      statements: found.statements,
      isToCome: rule.from !== null && rule.from > today,
      isOld: rule.checked < yearBefore(today),
    };
  });
}
