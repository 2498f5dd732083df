import type { Risk } from '#contract/analysis.ts';
import { citeRanges } from '../find/decide.ts';
import { toHundredths } from '../language/hundredths.ts';
import type { Doc, Row } from '../model.ts';
import { counted, dollars, figure } from '../say/display.ts';
import { wrongSums } from '../tables/check-sums.ts';
import { goesOnAsNow, type Plan } from '../tables/plan.ts';
import { reservePlans } from '../tables/reserve-plan.ts';
import { variances } from '../tables/variance.ts';
import { type Warning, warn } from './risk-rule.ts';
import { shortages } from './runs-out.ts';

/** So many rows are cited at the most; of more, the first ones and the last. */
const mostRows = 12;

function risk(doc: Doc, id: string, warning: Warning, rows: readonly Pick<Row, 'start' | 'end'>[]): Risk[] {
  const cited = rows.length > mostRows ? [...rows.slice(0, mostRows - 1), ...rows.slice(-1)] : rows;
  const citations = citeRanges(doc.source, cited);
  return citations ? [{ id: `risk.${id}`, ...warning, citations }] : [];
}

const numbered = (id: string, at: number) => (at === 0 ? id : `${id}-${at + 1}`);

const inCents = (amount: number) => dollars(toHundredths(amount));

/**
 * The terms of a sum that does not come out, each with its amount, and the total that they are held against. On a
 * recognized page a digit read wrong is likelier than a sum made wrong.
 */
function sums(doc: Doc): Risk[] {
  const recognized = new Set(
    doc.source.pages.filter(({ source }) => source === 'ocr').map((page) => page.number),
  );
  return wrongSums(doc).flatMap(({ total, terms, sum }, at) => {
    const off = inCents(Math.abs(total.amount - sum));
    const shown = terms.map(({ label, amount }) => `${label} ${inCents(amount)}`).join('; ');
    const explanation =
      terms.length === 1
        ? `${total.label} ${inCents(total.amount)}, but ${shown}: ${off} apart. The two should be equal. Ask for a corrected copy.`
        : `“${total.label}” says ${inCents(total.amount)}, but its lines come to ${inCents(sum)}: ${off} apart. The lines: ${shown}. Ask for a corrected copy.`;
    const warning = warn('medium', 'A total does not add up.', explanation);
    const cited = [...terms, total].map(({ runs }) => citeRanges(doc.source, runs));
    // A term that cannot be shown proves nothing.
    const [first, ...rest] = cited.every((each) => each !== null) ? cited.flat() : [];
    return first && !recognized.has(first.page)
      ? [{ id: `risk.${numbered('figures.wrong_sum', at)}`, ...warning, citations: [first, ...rest] }]
      : [];
  });
}

/** Editorial guidance: within 5% on target, 5% to 15% caution, over 15% a red flag. */
function overBudget(doc: Doc): Risk[] {
  return variances(doc).flatMap(({ of, budget, actual, row }) => {
    const percent = (100 * (actual - budget)) / budget;
    const bad = of === 'expenses' ? percent : -percent;
    if (bad <= 5) return [];
    const share = `${figure(Math.round(bad * 10) / 10)}%`;
    const [title, verb] =
      of === 'expenses'
        ? [
            'Costs ran over the budget.',
            `Spent ${dollars(actual)} against ${dollars(budget)} planned: ${share} over.`,
          ]
        : [
            'Less money came in than planned.',
            `Took in ${dollars(actual)} against ${dollars(budget)} planned: ${share} under.`,
          ];
    const explanation = `${verb} Within 5% is on target; over 15% is a red flag. Ask what went wrong.`;
    return risk(doc, `figures.${of}_variance`, warn(bad > 15 ? 'high' : 'medium', title, explanation), [row]);
  });
}

function belowZero(doc: Doc, { heading, years }: Plan, at: number): Risk[] {
  const short = years.flatMap((year) => {
    const balance = year.ending ?? year.starting;
    return balance !== null && balance < 0 ? [{ ...year, balance }] : [];
  });
  const [first] = short;
  if (!first) return [];
  const lowest = short.reduce((a, b) => (b.balance < a.balance ? b : a));
  const stays = goesOnAsNow(heading);
  const whose = stays
    ? 'With the payments of that time'
    : at === 0
      ? "By the study's plan"
      : 'By one of the plans in the study';
  const worst = lowest === first ? '' : ` The lowest is ${dollars(lowest.balance)} in ${lowest.year}.`;
  const explanation = `${whose} the balance is ${dollars(first.balance)} in ${first.year}, and below zero in ${counted(short.length, 'year')} of ${years.length}.${worst} Owners would have to pay the gap.`;
  const title = `The reserves run out in ${first.year}${stays ? ' if payments stay as they are' : ''}.`;
  const warning = warn(at === 0 ? 'high' : 'medium', title, explanation);
  return risk(doc, numbered('reserves.below_zero', at), warning, [...new Set(short.map(({ row }) => row))]);
}

const withTables = new Set(['budget', 'financial', 'reserves']);

/** Risks that no single fact tells: sums that do not come out, budgets overrun, plans that run out of money. */
export function tableRisks(doc: Doc): Risk[] {
  if (!withTables.has(doc.type)) return [];
  const plans =
    doc.type === 'reserves' ? reservePlans(doc).flatMap((plan, at) => belowZero(doc, plan, at)) : [];
  return [
    ...plans,
    ...shortages(doc).filter(({ id }) => plans.length === 0 || id !== 'risk.reserves.runs_out'),
    ...overBudget(doc),
    ...sums(doc),
  ];
}
