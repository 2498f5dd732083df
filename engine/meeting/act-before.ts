import { blocksOf } from '../blocks-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { withoutMark } from './bare-votes.ts';
import { outcomeOf } from './outcome.ts';
import { acts, isPredicate } from './predicate.ts';

const farthest = 3;
const longest = 200;
/** The sentences before another in its paragraph that no vote stands between, the nearest first. */
function before(doc: Doc, { index }: Sentence): readonly Sentence[] {
  const block = blocksOf(doc).get(index);
  const near = doc.sentences.slice(Math.max(0, index - farthest), index).toReversed();
  const end = near.findIndex(
    (one) =>
      blocksOf(doc).get(one.index) !== block || outcomeOf(one.text) !== null || /\?\s*$/.test(one.text),
  );
  return end < 0 ? near : near.slice(0, end);
}

/** 'Hire someone to clean up the strip. That was about $4,000. Which passed the vote.': what a vote that names nothing is on. */
export function actBefore(doc: Doc, vote: Sentence): { what: string; from: Sentence } | null {
  for (const from of before(doc, vote)) {
    const what = withoutMark(from.text);
    const [, act = ''] = /^([A-Z][a-z]+) [a-z]/.exec(what) ?? [];
    if (acts.has(act.toLowerCase()) && what.length < longest && isPredicate(what)) return { what, from };
  }
  return null;
}

const changesSum = /^(?:to )?(?:raise|increase|lower|reduce|change|adjust)\b(?!.*\$)/i;
/** 'From $90 per year to $120 per year.', which alone is no sentence. */
const fromTo = /^\W*(?:\w{1,3}[.)] )?from \{m\d+\}[^.;,]{0,30} to \{m\d+\}[^.;,]{0,30}\.?\W*$/;
/** The sums between which something was raised, where they stand before the vote on it in its paragraph. */
export function withSumsBefore(
  doc: Doc,
  vote: Sentence,
  what: string,
): { what: string; from: Sentence } | null {
  const [from] = changesSum.test(what) ? before(doc, vote) : [];
  if (!from || !fromTo.test(from.plain)) return null;
  return { what: `${what} ${withoutMark(from.text).replace(/^F/, 'f')}`, from };
}
