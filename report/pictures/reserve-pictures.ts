import { guidance } from '#contract/limits.ts';
import { toHundredths } from '#engine/language/hundredths.ts';
import { counted, dollars, figure } from '#engine/say/display.ts';
import type { ShownAnalysis } from '../read-analysis.ts';
import { type Figures, howColumn, type Picture, stated } from './picture.ts';

const { reservesHighRiskPercent: low, reservesHealthyPercent: healthy } = guidance;
const marks = [low, healthy];
const bands = ['High risk', 'Moderate', 'Healthy'];

/** How full the reserves are: as stated, else by the balance and the ideal. Null where neither is told. */
export function fundedPicture(figures: Figures): Picture | null {
  const told = figures.percent('reserves.percent_funded');
  const balance = figures.amount('reserves.balance');
  const ideal = figures.amount('reserves.fully_funded_balance');
  const reckoned = balance !== null && ideal ? Math.round((1000 * balance) / ideal) / 10 : null;
  const percent = told ?? reckoned;
  if (percent === null || percent < 0) return null;
  const band = bands[marks.filter((mark) => percent >= mark).length] ?? '';
  // A balance of another day than the percentage's does not explain it.
  const explained = told === null || reckoned === null || Math.abs(told - reckoned) < 2;
  const sums =
    explained && balance !== null && ideal !== null
      ? `: ${dollars(balance)} of an ideal ${dollars(ideal)}`
      : '';
  const missing =
    balance !== null && ideal !== null && ideal > balance ? toHundredths(ideal - balance) : null;
  return {
    kind: 'gauge',
    id: 'funded',
    title: 'How full the reserves are',
    sentence: `The reserves are ${figure(percent)}% funded${sums}. ${band}: below ${low}% is high risk, ${low}% to ${healthy}% is moderate, and ${healthy}% or more is healthy.`,
    percent,
    marks,
    bands,
    table: {
      columns: ['Figure', 'Value', howColumn],
      rows: [
        [
          'Percent funded',
          `${figure(percent)}%`,
          told === null ? `${dollars(balance ?? 0)} ÷ ${dollars(ideal ?? 0)}` : stated,
        ],
        ...(balance === null ? [] : [['Reserve balance', dollars(balance), stated]]),
        ...(ideal === null ? [] : [['Ideal (fully funded)', dollars(ideal), stated]]),
        ...(missing === null
          ? []
          : [
              [
                'Short of the ideal by',
                dollars(missing),
                `${dollars(ideal ?? 0)} − ${dollars(balance ?? 0)}`,
              ],
            ]),
      ],
    },
    citations: figures.cite('reserves.percent_funded', 'reserves.balance', 'reserves.fully_funded_balance'),
  };
}

/** What is put aside each year against what the study advises. Null unless both are told and differ. */
export function contributionPicture(figures: Figures): Picture | null {
  const advised = figures.amount('reserves.recommended_contribution');
  const paid =
    figures.amount('reserves.current_contribution') ?? figures.amount('budget.reserve_contribution');
  if (advised === null || paid === null || advised <= 0 || Math.abs(advised - paid) < 1) return null;
  const source =
    figures.amount('reserves.current_contribution') === null
      ? 'budget.reserve_contribution'
      : 'reserves.current_contribution';
  const gap = toHundredths(Math.abs(advised - paid));
  const bars = [
    { label: 'Paid in', value: paid, display: dollars(paid), reckoned: false },
    { label: 'Recommended', value: advised, display: dollars(advised), reckoned: false },
  ];
  return {
    kind: 'bars',
    id: 'contribution',
    title: 'What is saved each year',
    sentence: `${dollars(paid)} a year goes into the reserves. ${dollars(advised)} is recommended: that is ${dollars(gap)} ${paid < advised ? 'more' : 'less'}.`,
    bars,
    table: {
      columns: ['Each year', 'Amount', howColumn],
      rows: [
        ['Paid in', dollars(paid), stated],
        ['Recommended', dollars(advised), stated],
        [
          'Difference',
          dollars(gap),
          paid < advised
            ? `${dollars(advised)} − ${dollars(paid)}`
            : `${dollars(paid)} − ${dollars(advised)}`,
        ],
      ],
    },
    citations: figures.cite(source, 'reserves.recommended_contribution'),
  };
}

const mostParts = 12;

/** What must be replaced when, and for how much, the soonest first. Null for fewer than two parts with a cost and a time. */
export function replacementsPicture({ facts }: Pick<ShownAnalysis, 'facts'>): Picture | null {
  const parts = facts
    .flatMap(({ id, value, citations }) => {
      if (id !== 'reserves.components' || typeof value !== 'object' || value === null) return [];
      const { name, cost, remaining_life_years: left } = value;
      return typeof name === 'string' && typeof cost === 'number' && typeof left === 'number' && cost > 0
        ? [{ name, cost, left, citations }]
        : [];
    })
    .toSorted((a, b) => a.left - b.left || b.cost - a.cost);
  if (parts.length < 2) return null;
  const shown = parts.slice(0, mostParts);
  const when = (left: number) => (left <= 0 ? 'now' : `in ${counted(left, 'year')}`);
  const soon = parts.filter(({ left }) => left <= 5);
  const sum = toHundredths(soon.reduce((total, { cost }) => total + cost, 0));
  return {
    kind: 'bars',
    id: 'replacements',
    title: 'What must be replaced, and when',
    sentence:
      soon.length > 0
        ? `${counted(soon.length, 'part')} of the property ${soon.length === 1 ? 'comes' : 'come'} due within 5 years, at a total of ${dollars(sum)} in the study’s prices.`
        : `Nothing comes due within 5 years; the first is ${parts[0]?.name ?? ''}, ${when(parts[0]?.left ?? 0)}.`,
    bars: shown.map(({ name, cost, left }) => ({
      label: `${name}, ${when(left)}`,
      value: cost,
      display: dollars(cost),
      reckoned: false,
    })),
    table: {
      columns: ['Part', 'Years left', 'Cost'],
      rows: parts.map(({ name, cost, left }) => [name, figure(left), dollars(cost)]),
    },
    citations: parts.flatMap(({ citations }) => citations),
  };
}
