import type { FactId } from '../catalogue.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';

/** What a sum may be taken for beside what it is: a share of work for dues, an initiation fee for one more fee. */
const takenFor: readonly (readonly [is: FactId, not: FactId])[] = [
  ['special_assessment', 'assessment.regular'],
  ['assessment.initial_contribution', 'assessment.transfer_fee'],
];

const amountOf = ({ value }: Candidate) => Object(value).amount;

/** The candidates without those that tell a sum again, which its sentence names but once. */
export function toldOnce(doc: Doc, candidates: readonly Candidate[]): Candidate[] {
  const placeOf = (one: Candidate) =>
    citedSentences(doc, one.ranges).filter(
      ({ quantities }) =>
        quantities.filter(({ kind, ...rest }) => kind === 'money' && Object(rest).amount === amountOf(one))
          .length === 1,
    );
  return candidates.filter((candidate) => {
    const is = takenFor.find(([, not]) => not === candidate.fact)?.[0];
    const own = is ? placeOf(candidate) : [];
    return !candidates.some(
      (other) =>
        other.fact === is &&
        amountOf(other) === amountOf(candidate) &&
        placeOf(other).some((one) => own.includes(one)),
    );
  });
}
