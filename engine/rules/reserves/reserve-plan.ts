import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../../catalogue.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { entries } from '../../tables/entries.ts';
import { atOnce, ofYear } from '../../tables/line-items.ts';
import { advisedYears, goesOnAsNow } from '../../tables/plan.ts';
import { reservePlans } from '../../tables/reserve-plan.ts';
import { sidePairs } from '../../tables/side-pairs.ts';

/** What the first year of a study's first plan tells of today. */
export const reservePlan: ScanRule = {
  facts: [
    'reserves.percent_funded',
    'reserves.balance',
    'reserves.fully_funded_balance',
    'reserves.recommended_contribution',
  ],
  scan: function* (doc): Generator<Candidate> {
    if (doc.type !== 'reserves') return;
    const plans = reservePlans(doc);
    const [plan] = plans;
    const first = plan?.years[0];
    if (!plan || !first) return;
    const { row, percentFunded, starting, fullyFunded, startingRow } = first;
    const advice = plans.find(({ heading }) => !goesOnAsNow(heading) && !/\bbaseline\b/.test(heading));
    const put = advice && (advisedYears(advice)[0] ?? advice.years[0]);
    const told = (
      fact: FactId,
      figure: number | null,
      value: (amount: number) => FactValue,
      { start, end } = row,
    ): Candidate[] =>
      figure === null ? [] : [{ fact, value: value(figure), tier: 'likely', ranges: [{ start, end }] }];
    yield* told('reserves.percent_funded', percentFunded, (percent) => percent);
    yield* told('reserves.balance', starting, atOnce, startingRow);
    yield* told('reserves.fully_funded_balance', fullyFunded, atOnce);
    if (put)
      yield* told(
        'reserves.recommended_contribution',
        put.contribution,
        ofYear,
        put.contributionRow ?? put.row,
      );
  },
};

const present =
  /^(?:current|present|most recent|existing)\b.{0,20}\b(?:contributions?|funding|allocations?|transfers?)(?: rate| amount)?$/;
const byMonth = /\bmonthly\b|per month/;
const byYear = /\bannual(?:ly)?\b|\byearly\b|per year/;

/**
 * 'Most recent budgeted contribution rate  $833': what goes in today, by the month or the year that the line or the
 * recommended contribution beside it names.
 */
export const presentContribution: ScanRule = {
  facts: ['reserves.current_contribution'],
  scan: function* (doc): Generator<Candidate> {
    const list = [...entries(doc), ...sidePairs(doc)];
    for (const [at, entry] of list.entries()) {
      const [figure] = entry.figures;
      if (!figure || figure.value < 0 || !present.test(entry.label)) continue;
      const near = list
        .slice(Math.max(0, at - 4), at + 4)
        .filter(({ label }) => /recommend|contribution|funding/.test(label));
      const named = [entry, ...near].find(({ label }) => byMonth.test(label) || byYear.test(label));
      if (!named) continue;
      const times = byMonth.test(named.label) ? 12 : 1;
      yield {
        fact: 'reserves.current_contribution',
        value: ofYear(toHundredths(figure.value * times)),
        tier: 'told',
        ranges: [entry.row],
      };
    }
  },
};
