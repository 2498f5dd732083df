import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { entries } from '../../tables/entries.ts';
import type { HeadedFigure } from '../../tables/entry.ts';
import { atOnce, ofYear } from '../../tables/line-items.ts';
import { unitOf } from '../../tables/pick-figure.ts';

const life = /\b(?:life|remaining|useful|r?ul)\b/;
const balance = /\bbalance\b|\b(?:funds?|cash|amount|reserves?) on hand\b/;
const goesIn =
  /\b(?:fully? fund(?:ed|ing)|funding|contribution|allocation|required|assessment|annual reserve)\b/;
const ideal = /^(?:(?:100% |fully )funded|ideal)(?: (?:balance|reserves?|amount))?$/;
const notYearly = /\b(?:balance|month(?:ly)?|per unit|unit|cost|fully funded balance|deficit)\b/;

/**
 * The last row of a schedule of reserves that a budget carries (item, lives, cost, balance, funding of the year): what there
 * is and what goes in.
 */
export const reserveSchedule: ScanRule = {
  facts: [
    'reserves.balance',
    'financial.reserve_cash',
    'budget.reserve_contribution',
    'reserves.recommended_contribution',
    'reserves.fully_funded_balance',
  ],
  *scan(doc): Generator<Candidate> {
    if (doc.type !== 'budget' && doc.type !== 'reserves') return;
    const unit = unitOf(doc);
    let headers = '';
    for (const { label, figures, row, runs } of entries(doc)) {
      const own = figures.map(({ header }) => header).join(' | ');
      if (life.test(own)) headers = own;
      if (
        !/^(?:grand )?totals?(?: (?:reserves?|sirs|(?:reserve )?(?:components?|items?)|(?:sirs|pooled) reserves?))?$/.test(
          label,
        ) ||
        headers === ''
      )
        continue;
      const has = (header: string) => header !== '' && headers.includes(header);
      const one = (form: RegExp, not?: RegExp): HeadedFigure | undefined => {
        const fit = figures.filter(({ header }) => has(header) && form.test(header) && !not?.test(header));
        return fit.length === 1 ? fit[0] : undefined;
      };
      const ranges = runs.length > 0 ? runs : [row];
      const held = one(balance, /\bfully|ideal|required|end(?:ing)? of|ending\b/);
      if (held) {
        yield { fact: 'reserves.balance', value: atOnce(held.value * unit), tier: 'implied', ranges };
        yield { fact: 'financial.reserve_cash', value: atOnce(held.value * unit), tier: 'likely', ranges };
      }
      const needed = one(ideal);
      if (needed)
        yield {
          fact: 'reserves.fully_funded_balance',
          value: atOnce(needed.value * unit),
          tier: 'implied',
          ranges,
        };
      const funding = one(goesIn, notYearly);
      if (funding && held) {
        // A study's schedule tells what should go in.
        const fact =
          doc.type === 'reserves' ? 'reserves.recommended_contribution' : 'budget.reserve_contribution';
        yield { fact, value: ofYear(funding.value * unit), tier: 'likely', ranges };
      }
      headers = '';
    }
  },
};
