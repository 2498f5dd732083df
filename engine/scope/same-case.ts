import type { FactId } from '../catalogue.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { kindsNamed } from './kinds-of-homes.ts';
import { lotsOf } from './lot-classes.ts';

/** Who answers a request: what the committee must do in 30 days, the board may have 15 for after it. */
const deciders =
  /\b(?:committees?|boards?(?= of (?:directors|trustees|managers)\b)|boards?(?! of\b)|directors|appeals?|reconsider)/g;
/** A part of the community. */
const part = /\b(?:phase|section|filing|village|tract|block) (?:\d{1,3}|[ivx]{1,4}|[a-h])\b(?!\.\d)/g;
/** What comes on top of other dues: a home that pays it pays both. */
const onTop =
  /\b(?:in addition to|on top of|over and above)\b[^.;]{0,60}\b(?:dues|assessments?|fees?|charges?)\b|\b(?:additional|separate|extra|further) (?:[a-z]+ ){0,2}(?:dues|assessments?|fees?|charges?)\b/;

/** Debts of an age are a part of all: 'six owners are overdue by two years' beside 19 in arrears. */
const ofAnAge =
  /\b(?:overdue|past[- ]due|behind|delinquent|in arrears|late)\b[^.;,{]{0,30}\b(?:by|for|over|more than|at least|since|beyond) (?:\w+ ){0,2}\{d\d|\b(?:over|more than|at least) \{d\d+\} (?:overdue|past[- ]due|behind|delinquent|in arrears|late)\b/;
const isOfAnAge = (cited: readonly Sentence[]) => cited.some(({ plain }) => ofAnAge.test(plain));

/** Whether both name some of a sort, and none that the other names. */
function differ(a: Iterable<string> | null, b: Iterable<string> | null): boolean {
  const [some, others] = [new Set(a ?? []), new Set(b ?? [])];
  return some.size > 0 && others.size > 0 && [...some].every((word) => !others.has(word));
}

/** Whether the sentences, or the ones before them under their headings, tell of sums on top of others. */
const isOnTop = ({ sentences }: Doc, cited: readonly Sentence[]) =>
  cited.some(({ index, section, plain }) => {
    const before = sentences[index - 1];
    return onTop.test(plain) || (before?.section === section && onTop.test(before.plain));
  });

/**
 * Whether two answers to one question speak of the same homes, the same step and the same sum, so that only one of them can
 * hold. 'Two pets per Townhome Lot' and 'three pets', or 30 days for the committee and 15 for the board after it, hold both.
 */
export function areOfOneCase(
  doc: Doc,
  fact: FactId,
  one: readonly Sentence[],
  other: readonly Sentence[],
): boolean {
  if (lotsOf(doc, one) !== lotsOf(doc, other)) return false;
  const [a, b] = [one, other].map((cited) => fold(cited.map(({ text }) => text).join(' ')));
  if (a === undefined || b === undefined) return true;
  if (differ(a.match(part), b.match(part)) || differ(kindsNamed(a), kindsNamed(b))) return false;
  if (fact.startsWith('architecture.') && differ(a.match(deciders), b.match(deciders))) return false;
  if (fact.startsWith('financial.delinquent')) return isOfAnAge(one) === isOfAnAge(other);
  return !fact.startsWith('assessment.') || isOnTop(doc, one) === isOnTop(doc, other);
}
