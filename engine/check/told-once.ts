import type { FactId } from '../catalogue.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';

/** What a sum may be taken for beside what it is: a share of work for dues, an initiation fee for one more fee. */
const isRather: Partial<Record<FactId, FactId>> = {
  'assessment.regular': 'special_assessment',
  'assessment.transfer_fee': 'assessment.initial_contribution',
};

/** The candidates without those that tell a sum again, which its sentence names but once. */
export function toldOnce(doc: Doc, candidates: readonly Candidate[]): Candidate[] {
  const sumsIn = (fact: FactId | undefined, { value, ranges }: Candidate) =>
    citedSentences(doc, ranges).flatMap(({ index, quantities }) => {
      const same = quantities.filter((one) => one.kind === 'money' && one.amount === Object(value).amount);
      return same.length === 1 ? `${fact} ${index} ${Object(value).amount}` : [];
    });
  const told = new Set(candidates.flatMap((one) => sumsIn(one.fact, one)));
  return candidates.filter((one) => !sumsIn(isRather[one.fact], one).some((sum) => told.has(sum)));
}
