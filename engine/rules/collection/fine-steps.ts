import type { MoneyQuantity } from '../../language/quantity.ts';
import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { namesWrong, tidyOffence } from './offence.ts';

/** How often a fine falls due: each day or month that the wrong goes on, else once. */
export const periodOf = ({ period }: MoneyQuantity): 'day' | 'month' | 'once' =>
  period === 'day' || period === 'month' ? period : 'once';

const ordinal =
  '(?:\\dth|1st|2nd|3rd|first|second|third|fourth|fifth|initial|subsequent|repeat|each additional|additional|further|continuing|ongoing|persistent|thereafter)';
const occasion =
  '(?:offen[sc]es?|violations?|infractions?|occurrences?|notices?|letters?|times?|fines?|incidents?|levels?|tiers?|steps?|stages?)';
const step = regex.gi`\b(?:${ordinal}(?: (?:and|or|&) ${ordinal})?(?: ${occasion})?|${occasion} #? ?\d)\b`;

const oneStep = new RegExp(step.source, 'i');
const anOccasion = regex.i`\b${occasion}\b`;

const longestStep = 40;
const stepAfter = regex.i`(?:\bafter (?:the |an? )?)?${oneStep}|\b${occasion} that continues?\b`;
/** 'Additional penalties' are no further time. */
const needsOccasion = /^(?:additional|further|continuing|ongoing|persistent|repeat|initial)$/i;

/** The step that words name which name no wrong: '2nd notice', '5th notice (and more)'; '' for none. */
export function stepIn(words: string): string {
  const named = stepAfter.exec(words)?.[0] ?? '';
  if (needsOccasion.test(named)) return '';
  const whole = tidyOffence(words.split('=')[0] ?? '');
  return named && whole.length <= longestStep && whole.includes(named) && !namesWrong(whole) ? whole : named;
}

/** The steps that the head of a table of fines names, in order: '1st Offense', '2nd Offense'. Null for any other row. */
export function stepsOf({ text, plain }: Sentence): readonly string[] | null {
  if (text.length > 160 || !anOccasion.test(text) || /[{$]/.test(plain.replace(/\{n\d+\}/g, ''))) return null;
  // A sentence that speaks of a first and a second notice is no head.
  if (/[.!?]\s*$/.test(text) || (text.replace(step, '').match(/[a-z]{2,}/gi) ?? []).length > 6) return null;
  const cells =
    text.split('\t').length > 2 ? text.split('\t') : [...text.matchAll(step)].map(([cell]) => cell);
  const steps = cells.map((cell) => cell.trim()).filter((cell) => oneStep.test(cell));
  return steps.length > 1 ? steps : null;
}

/** 'Second' over a column is the second time; 'Second offense' says so itself. */
const nameOf = (head: string) =>
  anOccasion.test(head)
    ? head
    : head.replace(/^(\w+)(?=$|\s)/, (first) => (oneStep.test(first) ? `${first} time` : first));

/**
 * A row under such a head: the sum of each step, with the offence that the row begins with and the step that its column
 * names. Null where the row's cells and the steps do not go together.
 */
export function finesOfSteps(text: string, sums: readonly MoneyQuantity[], steps: readonly string[]) {
  const [first] = sums;
  if (!first || text.length > 240) return null;
  const warned = /\b(?:(?:written |verbal |courtesy )?(?:warning|letter|notice)|n\/a|none)\b[\s.]*$/i.exec(
    text.slice(0, first.start),
  );
  const skipped = steps.length - sums.length;
  if (skipped !== 0 && !(skipped > 0 && warned)) return null;
  const label = tidyOffence(text.slice(0, warned && skipped > 0 ? warned.index : first.start));
  return sums.map((sum, index) => ({
    amount: sum.amount,
    period: periodOf(sum),
    offence: tidyOffence(`${label ? `${label}: ` : ''}${nameOf(steps[index + skipped] ?? '')}`),
  }));
}

/** '$1,000 for the first month, $500 for each month after that': the words behind each of several sums say when it falls due. */
const behindEach = /^\$[\d,. ]*\d[\s)]*((?:for|after|upon|on) [^.;,$]{3,60}?)[\s,]*(?:(?:and|or|then)\s*)?$/;
/** The words behind the sum at `index`; null where not each of several sums has its own. */
export function saidBehind(text: string, sums: readonly MoneyQuantity[], index: number): string | null {
  const behind = sums.map(({ start }, at) =>
    behindEach.exec(text.slice(start, sums[at + 1]?.start ?? text.length).replace(/[.;]\s*$/, '')),
  );
  return sums.length > 1 && behind.every(Boolean) ? (behind[index]?.[1] ?? null) : null;
}

/** '$50-$500', '$50 to $500': the second is the most that one fine may come to. */
const span = /^(?: per (?:violation|occurrence|offense))? ?(?:-|to|(?:with|and|up to) an? maximum of) ?$/;

/** The sums of a sentence, the two of a span as one: its most, which begins where its least does. */
export function withoutLeast<
  Sum extends { readonly start: number; readonly end: number; readonly amount: number },
>(folded: string, sums: readonly Sum[]): Sum[] {
  const spans = (at: number) => {
    const [least, most] = [sums[at], sums[at + 1]];
    return least && most && most.amount > least.amount && span.test(folded.slice(least.end, most.start));
  };
  // '$25 - $50 - $100' are steps.
  const isSpan = (at: number) => spans(at) && !spans(at - 1) && !spans(at + 1);
  return sums.flatMap((sum, at) => {
    const least = at > 0 && isSpan(at - 1) ? sums[at - 1] : undefined;
    return isSpan(at) ? [] : [least ? { ...sum, start: least.start } : sum];
  });
}

/** 'Second violation: $50.', a sentence before 'Third: $100.' */
export const stepAlone =
  /^\W*(?:first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:offen[sc]e|violation|infraction))?\s*[:=–-][^.;]{0,40}\.?$|^\W*(?:first|second|third|1st|2nd|3rd) (?:offen[sc]e|violation|infraction)\b[^.;]{0,40}\.?$/i;
const headsStep =
  /^\W*(?:\S{1,3}[.)]\s+)?((?:first|second|third|fourth|fifth|sixth|[1-6](?:st|nd|rd|th)) (?:offen[sc]e|violation|infraction)s?(?: (?:and|or) (?:(?:all|any|each|every) )?(?:subsequent|later|further|additional) (?:offen[sc]es?|violations?|infractions?))?)\W*$/i;
/** '(b) Second Violation. A fine of $75.': the step that the sentence before names, and nothing else; '' for none. */
export const stepOver = (before: string): string => headsStep.exec(before)?.[1]?.replace(/\s+/g, ' ') ?? '';
/** '1st offense: warning; 2nd offense: $50': the step of the sum, and not the one before. */
export const ownStep =
  /[;,] ?(?:and )?(second|third|fourth|fifth|2nd|3rd|4th|5th) (?:offen[sc]e|violation|infraction)[\s:=–-]*$/;

/** Folded text in which each sum begins with its sign, also '50 dollars': no pattern reads across one. */
export const withSigns = (folded: string, sums: readonly MoneyQuantity[]): string =>
  sums.reduce((text, { start }) => `${text.slice(0, start)}$${text.slice(start + 1)}`, folded);

/** 'Plow time at $90/hour' besides a fine: what work costs. */
export const paysHours = (before: string, after: string): boolean =>
  /^[\s)]*(?:\/ ?|(?:per|an|each) )hour/.test(after) && !/\bfines? (?:of|is|at) (?:up to )?$/.test(before);
