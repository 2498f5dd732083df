import type { Candidate } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';

/** What else may cost as much. */
const ofOther =
  /\b(?:special|late|fines?|insur\w*|loan|rent|trash|water|sewer|cable|internet|pool|parking|storage|manage\w*|transfer)\b/;

/** Dues that are told without their period, where the paper gives the same sum with one: '$46/month' in a table over 'The dues stay at $46'. */
export function withPeriod(doc: Doc, candidate: Candidate): Candidate {
  const { fact, value, ranges } = candidate;
  if (fact !== 'assessment.regular' || typeof value !== 'object' || !('amount' in value) || value.period)
    return candidate;
  const told = doc.sentences.flatMap((sentence) =>
    ofOther.test(sentence.plain)
      ? []
      : sentence.quantities.flatMap((one) =>
          one.kind === 'money' && one.amount === value.amount && one.period && one.period !== 'once'
            ? { sentence, period: one.period }
            : [],
        ),
  );
  const [first] = told;
  if (!first || told.some(({ period }) => period !== first.period)) return candidate;
  return { ...candidate, value: { ...value, period: first.period }, ranges: [...ranges, first.sentence] };
}
