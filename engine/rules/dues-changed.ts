import type { Candidate, ScanRule } from '../find/pattern.ts';
import { moneyOf } from '../language/money-value.ts';
import { type SumOfDues, sumsOfDues } from './sums-of-dues.ts';

/** What a paper sets anew stands above what it only calls the dues. */
const setAnew = 9.5;

const often = new Set(['month', 'quarter', 'half_year', 'year']);

function* tell(
  { role, money, period, sentence, changes, isNew }: SumOfDues,
  paid: boolean,
): Generator<Candidate> {
  const ranges = [{ start: sentence.start, end: sentence.end }];
  const value = moneyOf(money, { period, per: 'home' });
  if (value) {
    const weight = role === 'proposed' ? 5 : !changes ? 6 : isNew ? setAnew : 8;
    if (role === 'paid' || (role === 'proposed' && !paid))
      yield { fact: 'assessment.regular', value, weight, ranges };
  }
  if (period && often.has(period) && role === 'paid' && changes)
    yield { fact: 'assessment.frequency', value: period, weight: 5, ranges };
}

/** What owners pay by a letter that tells of a change of the dues; what is only proposed where it tells no dues in force. */
export const duesChanged: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  *scan(doc) {
    const sums = sumsOfDues(doc);
    const paid = sums.some(({ role }) => role === 'paid');
    for (const sum of sums) yield* tell(sum, paid);
  },
};
