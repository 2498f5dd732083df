import type { MatterKind } from '../meeting/matter-kinds.ts';
import { regex } from '../regex.ts';
import { joined } from './gather-points.ts';

/** What is said of a quote: true of it however the matter stands, since nobody has judged it. */
const labels: Readonly<Record<MatterKind, string>> = {
  ending: 'An end of the association is spoken of',
  danger: 'Damage or a danger is spoken of',
  assessment: 'A special assessment is spoken of',
  no_assessment: 'On special assessments, the text says',
  lawyer: 'A lawyer or a court is spoken of',
  shortfall: 'Money is a concern',
  liability: 'A liability of the association is spoken of',
  loan: 'A loan is spoken of',
  dues_change: 'A change of the dues is spoken of',
  insurance: 'Insurance is spoken of',
  late_dues: 'On late payment, the text also says',
  due_day: 'On when dues are due, the text says',
  covenants: 'A change of the covenants or bylaws is spoken of',
  developer: 'The developer, or the end of its control, is spoken of',
  amendment_vote: 'On the vote that changes the covenants or bylaws, the text says',
  ballot: 'Owners are asked to vote on this',
  vote: 'A vote of the owners is spoken of',
  few_take_part: 'Low participation is spoken of',
  put_off: 'Put off, or not decided',
  arrears: 'Unpaid dues or liens are spoken of',
  not_approved: 'These minutes were not approved yet',
  price: 'A price is spoken of',
  work: 'Work to come is spoken of',
  manager: 'A change of the manager is spoken of',
  departure: 'A director or officer leaves',
  sum: 'The text also says',
};

const covenants = '(?:covenants?|cc ?(?:&|and) ?rs?|ccr|declaration|restrictions)\\b';
const bylaws = 'by-?laws?\\b';

type Named = readonly [words: RegExp, name: string];

/** Kinds of several things by which a label says what the quote is of: the first whose words stand there. */
const closer: Readonly<Partial<Record<MatterKind, readonly Named[]>>> = {
  ending: [[/\bhoa board\b/, 'An end of the board is spoken of']],
  danger: [
    [/\bnot (?:[a-z]+ )?(?:meet|comply|pass)\b|\bfailed\b/, 'A standard that is not met is spoken of'],
  ],
  shortfall: [
    [/\b(?:tax\w*|irs|cpas?)\b/, 'The taxes of the association are spoken of'],
    [/\breserves?\b/, 'The reserves are a concern'],
  ],
  covenants: [
    [regex`^(?!.*\b${bylaws}).*\b${covenants}`, 'A change of the covenants is spoken of'],
    [regex`^(?!.*\b${covenants}).*\b${bylaws}`, 'A change of the bylaws is spoken of'],
  ],
  arrears: [[/^(?!.*\bliens?\b)/, 'Unpaid dues are spoken of']],
  few_take_part: [
    [/\b(?:vacan\w+|open|unfilled|seats?|positions?|spots?)\b/, 'An open seat on the board is spoken of'],
  ],
  price: [[/\b(?:bids?|quotes?|quoted|proposals?)\b/, 'A bid is spoken of']],
};

/** Of a debt or a quarrel all that the quote names, and no other. */
const hands: readonly Named[] = [
  [/\b(?:attorneys?|lawyers?|counsel|law firm|legal)\b/, 'a lawyer'],
  [/\b(?:collections?|collectors?)\b/, 'the collection of a debt'],
  [/\b(?:courts?|litigation|lawsuits?)\b/, 'a court'],
  [/\bforeclos/, 'a foreclosure'],
];

/** What a matter is told under: what its quote, over Sentence.plain, speaks of, and no more. */
export function labelOf(kind: MatterKind, plain: string): string {
  const named = (of: readonly Named[] = []) =>
    of.flatMap(([words, name]) => (words.test(plain) ? [name] : []));
  const names = kind === 'lawyer' ? named(hands) : [];
  if (names.length === 0) return named(closer[kind])[0] ?? labels[kind];
  return `${joined(names).replace(/^[at]/, (first) => first.toUpperCase())} ${names.length > 1 ? 'are' : 'is'} spoken of`;
}
