import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { moneyOf } from '../../language/money-value.ts';
import { raiseBetween } from './raise-between.ts';
import { type SumOfDues, sumsOfDues } from './sums-of-dues.ts';

/** What a paper sets anew stands above what it only calls the dues. */
const setAnew = 'decisive';

const often = new Set(['month', 'quarter', 'half_year', 'year']);

function* tell({ role, money, period, sentence, changes, isNew }: SumOfDues): Generator<Candidate> {
  const ranges = [sentence];
  const value = moneyOf(money, { period, per: 'home' });
  if (value) {
    const tier = role === 'proposed' ? 'likely' : !changes ? 'implied' : isNew ? setAnew : 'plain';
    if (role === 'paid' || role === 'proposed') yield { fact: 'assessment.regular', value, tier, ranges };
  }
  if (period && often.has(period) && role === 'paid' && changes)
    yield { fact: 'assessment.frequency', value: period, tier: 'likely', ranges };
}

/** By how many percent a sentence that names both raises the dues, as it says itself where it does; null where it does not name one of each. */
function raiseBy(sums: readonly SumOfDues[]): number | null {
  const [paid, ...others] = sums.filter(({ role, isNew }) => role === 'paid' && isNew);
  const [old, ...further] = sums.filter(({ role }) => role === 'replaced');
  if (!paid || !old || others.length + further.length > 0) return null;
  return raiseBetween(old.money, paid.money, paid.sentence);
}

/** What owners pay by a letter that tells of a change of the dues; what is only proposed where it tells no dues in force. */
export const duesChanged: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency', 'budget.dues_change'],
  *scan(doc) {
    const sums = sumsOfDues(doc);
    for (const sum of sums) if (sum.period || doc.type !== 'minutes') yield* tell(sum);
    for (const [sentence, own] of Map.groupBy(sums, (one) => one.sentence)) {
      const value = raiseBy(own);
      if (value !== null) yield { fact: 'budget.dues_change', value, tier: 'plain', ranges: [sentence] };
    }
  },
};
