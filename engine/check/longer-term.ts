import { citedSentences } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import { numberIn } from '../say/saying.ts';
import { rank } from '../tiers.ts';

/** 'Rentals of less than 30 days are prohibited' forbids the shortest; what a lease must run is said elsewhere. */
const isBan = /\b(?:less|shorter|fewer) than\b|\bunder \{d|\b(?:up to|within) \{d/;
const told = rank('told');

/** The candidates without the term that a ban on short rentals names, where the document asks more of every lease: both hold. */
export function withLongerTerm(doc: Doc, candidates: readonly Candidate[]): readonly Candidate[] {
  const terms = candidates.filter(({ fact }) => fact === 'rental.minimum_term');
  const daysOf = ({ value }: Candidate) => numberIn(value, 'days') ?? 0;
  const bans = terms.filter((one) => citedSentences(doc, one.ranges).some(({ plain }) => isBan.test(plain)));
  const least = Math.max(
    0,
    ...terms.flatMap((one) => (!bans.includes(one) && rank(one.tier) >= told ? daysOf(one) : [])),
  );
  return candidates.filter((one) => !bans.includes(one) || daysOf(one) >= least);
}
