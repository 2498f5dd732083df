import type { FactValue } from '#contract/analysis.ts';
import { toHundredths } from '../language/hundredths.ts';
import { firstMoney, lastMoney } from '../language/money-value.ts';
import { timesAYear } from '../language/quantity.ts';
import type { Found } from './pattern.ts';

/** The first percentage caught, 0 to 100. */
export function percentValue({ quantities }: Found): FactValue | null {
  const percent = quantities.find(({ kind }) => kind === 'percent');
  return percent?.kind === 'percent' ? percent.percent : null;
}

/** The first amount caught, as dollars at one moment. */
export function firstAmount({ quantities }: Found): FactValue | null {
  const money = firstMoney(quantities);
  return money ? { amount: money.amount } : null;
}

/** The last amount caught, as dollars at one moment. */
export function moneyAmount({ quantities }: Found): FactValue | null {
  const money = lastMoney(quantities);
  return money ? { amount: money.amount } : null;
}

/** The last amount caught as dollars a year; null where neither the amount nor its sentence says for how long it is. */
export function dollarsPerYear({ quantities, sentence }: Found): FactValue | null {
  const money = lastMoney(quantities);
  if (!money) return null;
  const said = /\bmonthly\b|\b(?:per|every) month\b/.test(sentence.plain)
    ? 'month'
    : /\b(?:annual|annually|yearly|year)\b/.test(sentence.plain)
      ? 'year'
      : '';
  const times = timesAYear[money.period ?? said];
  return times === undefined ? null : { amount: toHundredths(money.amount * times), period: 'year' };
}

const forEach = /\b(?:per|each|every) (?:unit|lot|home|owner)\b/;

/** The last amount caught as dollars a year, the year's where nothing says for how long it is; null for what each home pays. */
export function sumOfYear(found: Found): FactValue | null {
  const money = lastMoney(found.quantities);
  if (!money || money.per === 'home' || forEach.test(found.sentence.plain)) return null;
  return dollarsPerYear(found) ?? { amount: money.amount, period: 'year' };
}

/** The last amount caught, as what a year lost. */
export function loss({ quantities }: Found): FactValue | null {
  const money = lastMoney(quantities);
  return money ? { amount: -Math.abs(money.amount) } : null;
}

const ofAll = /\{n(\d+)\} (?:[a-z]+ )?(?:out )?of (?:the |our |all )*$/;

/** The first count caught, as so many homes; where it is the whole ('4 of 96 owners'), the part named before it. */
export function homesCount({ quantities, match, sentence }: Found): FactValue | null {
  // 'one of the top 3 past due accounts' counts no homes.
  if (/\btop \{n/.test(sentence.plain)) return null;
  const ofThem = /^\{n\d+\} (?:delinquent|past|overdue|unpaid|outstanding)/.test(match[0]);
  const part = ofThem ? undefined : ofAll.exec(sentence.plain.slice(0, match.index))?.[1];
  const count =
    part === undefined ? quantities.find(({ kind }) => kind === 'count') : sentence.quantities[Number(part)];
  if (count?.kind !== 'count') return null;
  // A nought between other figures of a table counts no homes.
  if (count.value === 0 && sentence.quantities.length > 3) return null;
  return { value: count.value, unit: 'homes' };
}

/** The percentage caught first, as a share of the homes. */
export const shareOfHomes = ({ quantities: [share] }: Found): FactValue | null =>
  share?.kind === 'percent' ? { value: share.percent, unit: 'percent' } : null;
