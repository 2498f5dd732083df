import type { Doc, Sentence } from '../model.ts';
import { fallsShort, outcomeOf } from './outcome.ts';
import { inFull } from './shorthand.ts';

/** 'Rental amendment: needed 75 votes, got 49.' */
const opensAnother = /^\W*[A-Z][^.;:]{2,50}:\s/;
/** 'B. Limit rentals to 15 homes: 66 yes, 27 no.', in a list under 'Each needs 160.' */
const isItem = /^\W*(?:[A-Za-z]|\d{1,2})[.)]\s/;
const longestList = 12;
/** How many sentences on each side of a vote may say how many votes it needed. */
const near = 2;

/** Whether more votes were needed than those sentences count, as they or the two on each side say. */
export function isShort({ sentences }: Doc, vote: readonly Sentence[]): boolean {
  const [first, last] = [vote[0]?.index ?? 0, vote.at(-1)?.index ?? 0];
  // What tells an outcome of its own is another vote, unless it tells that this one failed.
  const list = sentences.slice(Math.max(0, first - longestList), first);
  const siblings = list.length - 1 - list.findLastIndex(({ text }) => !isItem.test(text));
  const before = list.slice(0, list.length - siblings).slice(-near);
  const next = sentences.slice(last + 1, last + 1 + longestList);
  const end = next.findIndex(({ text }) => !isItem.test(text));
  const after = end < 0 ? [] : next.slice(end, end + near);
  const around = [
    ...before.filter(({ text }) => outcomeOf(text) === null),
    ...after.filter(({ text }) => outcomeOf(text) !== 'carried' && !opensAnother.test(text)),
  ];
  const inOne = (all: readonly Sentence[]) => all.map(({ text }) => inFull(text)).join(' ');
  return fallsShort(inOne(vote), inOne(around));
}
