import { toHundredths } from '#engine/language/hundredths.ts';
import { dollars, figure } from '#engine/say/display.ts';
import { type Bar, type Figures, howColumn, type Picture, stated } from './picture.ts';

const yearsAhead = 5;
const periods: Record<string, string> = {
  month: ' a month',
  quarter: ' a quarter',
  half_year: ' every half year',
  year: ' a year',
};

/** A factor with all its digits: 1.0638. */
const times = (factor: number) => String(Math.round(factor * 1e6) / 1e6);
/** What was worked out from rounded percents is no more exact than a dollar. */
const about = (amount: number) =>
  `about ${dollars(amount >= 100 ? Math.round(amount) : toHundredths(amount))}`;

/**
 * Dues from one year to the next: before the change that the document tells, now, and for five years ahead if the board
 * raised them each year by all that it may without a vote. Null where it tells neither a change nor a limit.
 */
export function duesPicture(figures: Figures): Picture | null {
  const dues = figures.amount('assessment.regular');
  const change = figures.percent('budget.dues_change');
  const cap = figures.percent('assessment.increase_cap');
  const changed = change !== null && change !== 0 && change > -100;
  const capped = cap !== null && cap > 0;
  if (dues === null || dues <= 0 || !(changed || capped)) return null;

  const value = figures.value('assessment.regular');
  // The most that dues may be is not what they are.
  if (typeof value === 'object' && value !== null && value.limit === 'most') return null;
  const period = typeof value === 'object' && value !== null ? (periods[String(value.period)] ?? '') : '';
  const bars: Bar[] = [];
  const sums: string[] = [];
  const add = (label: string, amount: number, sum: string) => {
    bars.push({ label, value: amount, display: sum ? about(amount) : dollars(amount), reckoned: sum !== '' });
    sums.push(sum);
  };

  if (changed) {
    add('Before', dues / (1 + change / 100), `${dollars(dues)} ÷ ${times(1 + change / 100)}`);
  }
  add('As stated', dues, '');
  for (let year = 1; capped && year <= yearsAhead; year += 1) {
    add(
      `Year ${year}`,
      dues * (1 + cap / 100) ** year,
      `${dollars(dues)}${` × ${times(1 + cap / 100)}`.repeat(year)}`,
    );
  }

  const before = changed ? `They ${change > 0 ? 'rose' : 'fell'} by ${figure(Math.abs(change))}%. ` : '';
  const ahead = capped
    ? `If the board raised them every year by the full ${figure(cap)}% allowed without a vote, they would be ${about(dues * (1 + cap / 100) ** yearsAhead)}${period} in ${yearsAhead} years.`
    : '';
  return {
    kind: 'bars',
    id: 'dues',
    title: 'Dues over the years',
    sentence: `The document states dues of ${dollars(dues)}${period}. ${before}${ahead}`.trim(),
    bars,
    table: {
      columns: ['When', `Dues${period}`, howColumn],
      rows: bars.map(({ label, display }, index) => [label, display, sums[index] || stated]),
    },
    citations: figures.cite(
      'assessment.regular',
      ...(changed ? ['budget.dues_change'] : []),
      ...(capped ? ['assessment.increase_cap'] : []),
    ),
  };
}
