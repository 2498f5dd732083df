import type { DocumentType } from '#contract/document-type.ts';
import { citeWhole } from '../meeting/one-item.ts';
import { isOfOneOwner } from '../meeting/people.ts';
import type { Block, Doc, Sentence } from '../model.ts';
import { formal, idle } from './words-of-worth.ts';

/** What a raffle took in is no sum of the association's. */
export const ofGames = /\b(?:raffle|(?:50|prize) drawing)\b/;

/** 'Let us say that you like blue.' opens what is only made up. */
export const madeUp = /\b(?:let us|let's) (?:say|assume|imagine)\b|\b(?:suppose|imagine) (?:that |you\b)/;

/** A paragraph of news that is quoted as a whole. */
const longestItemOfNews = 520;
/** Two sentences need not be of one matter. */
const fewestOfItem = 3;
const ofNews: readonly DocumentType[] = ['other', 'minutes', 'financial'];

/** 'Please let us know.' */
const asksBack = /^\W*(?:please (?:let|feel|reach|see)|if (?:you|anyone) (?:have|has|wants?|would))\b/;
/** What is not quoted with the rest of its paragraph. */
export const isApart = ({ type }: Doc, { plain, text }: Sentence) =>
  idle.test(plain) ||
  formal.test(plain) ||
  ofGames.test(plain) ||
  madeUp.test(plain) ||
  (type === 'minutes' && isOfOneOwner(plain, text));

/** The whole of a short paragraph of news around a run: what it is of stands before, and what came of it behind. */
export function wholeBlock(doc: Doc, run: readonly Sentence[], { start, end }: Block): Sentence[] {
  const [first] = run;
  if (!first || end - start > longestItemOfNews || !ofNews.includes(doc.type)) return [];
  const { sentences } = doc;
  const from = sentences.findLastIndex((one) => one.index <= first.index && one.start < start) + 1;
  const behind = sentences.findIndex((one) => one.index >= first.index && one.end > end);
  const block = sentences.slice(from, behind < 0 ? undefined : behind);
  const last = block.findLastIndex(({ plain }) => !asksBack.test(plain));
  const whole = block.slice(0, last + 1);
  if (block.length < fewestOfItem || block.some(({ text }) => /:\s*$/.test(text))) return [];
  const isMore = whole.length > run.length && run.every((one) => whole.includes(one));
  return isMore && citeWhole(doc, whole[0]?.start ?? 0, whole.at(-1)?.end ?? 0) ? whole : [];
}
