import type { Decided } from '../find/decide.ts';
import type { Particulars } from '../find/particulars.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Doc, Sentence } from '../model.ts';

/** What a reader of particulars is given: the answer, and the sentences that it is cited to, best first. */
export interface Asked {
  readonly doc: Doc;
  readonly one: Decided;
  readonly cited: readonly Sentence[];
}

/** Further sentences that the particulars rest on are cited too. */
export interface Told {
  readonly particulars: Particulars;
  readonly further?: readonly Candidate['ranges'][number][];
}

type Given = { readonly [K in keyof Particulars]: Particulars[K] | '' | false | null | undefined };

/** Particulars without those that are not told. */
export const particularsOf = (given: Given): Particulars =>
  Object.fromEntries(Object.entries(given).filter(([, one]) => one)) as Particulars;

/** The same, where any is told. */
export function toldOf(given: Given): Told | null {
  const particulars = particularsOf(given);
  return Object.keys(particulars).length > 0 ? { particulars } : null;
}

export type ReadParticulars = (asked: Asked) => Told | null;

const item = /^\(?[a-z\d]{1,3}[).]/;
/** The most sentences between a heading's first words and what they hold for. */
const farthest = 12;

/** The sentences after one, under its heading or one below it, so many at the most; the items of its list as well. */
export function sentencesAfter(
  { sentences, sections }: Doc,
  { index, section }: Sentence,
  most: number,
): Sentence[] {
  const after = sentences.slice(index + 1, index + 1 + most);
  const end = after.findIndex(
    (sentence) =>
      sentence.section !== section &&
      sections[sentence.section]?.parent !== section &&
      !item.test(sentence.plain),
  );
  return end < 0 ? after : after.slice(0, end);
}

/** The sentences before one that stand right under its heading, or under the one above it where it is an item. */
export function sentencesUnder({ sentences, sections }: Doc, { index, section }: Sentence): Sentence[] {
  const above = sections[section]?.parent ?? -1;
  const isItem = item.test(sections[section]?.number.toLowerCase() ?? '');
  return sentences
    .slice(Math.max(0, index - farthest), index)
    .filter((one) => one.section === section || (isItem && one.section === above));
}
