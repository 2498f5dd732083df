import type { Doc, Sentence } from '../model.ts';
import { fallsShort, outcomeOf } from './outcome.ts';
import { inFull } from './shorthand.ts';

/** 'Rental amendment: needed 75 votes, got 49.' */
const opensAnother = /^\W*[A-Z][^.;:]{2,50}:\s/;
/** How many sentences on each side of a vote may say how many votes it needed. */
const near = 2;

/** Whether more votes were needed than those sentences count, as they or the two on each side say. */
export function isShort({ sentences }: Doc, vote: readonly Sentence[]): boolean {
  const [first, last] = [vote[0]?.index ?? 0, vote.at(-1)?.index ?? 0];
  // What tells an outcome of its own is another vote, unless it tells that this one failed.
  const before = sentences.slice(Math.max(0, first - near), first);
  const after = sentences.slice(last + 1, last + 1 + near);
  const around = [
    ...before.filter(({ text }) => outcomeOf(text) === null),
    ...after.filter(({ text }) => outcomeOf(text) !== 'carried' && !opensAnother.test(text)),
  ];
  const inOne = (all: readonly Sentence[]) => all.map(({ text }) => inFull(text)).join(' ');
  return fallsShort(inOne(vote), inOne(around));
}
