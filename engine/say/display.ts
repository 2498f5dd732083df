import type { FactValue } from '#contract/analysis.ts';
import type { FactKind } from '../catalogue.ts';
import { capital } from '../language/capital.ts';
import { monthNames } from '../language/month-names.ts';

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Dollars with cents only where there are any: '$1,250', '$12.50'. */
export function dollars(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** A number with thousands separated and at most two decimals. */
export function figure(value: number): string {
  return plainNumber.format(value);
}

/** '1 day', '3 days'. */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
  return `${figure(value)} ${value === 1 ? noun : plural}`;
}

const perPeriod: Record<string, string> = {
  day: ' a day',
  month: ' a month',
  quarter: ' a quarter',
  half_year: ' every half year',
  year: ' a year',
  once: '',
};

/** Days in the largest unit that they fill: 365 is '1 year', 30 '30 days', 180 '6 months'. */
export function days(value: number): string {
  if (value < 1) return counted(Math.round(value * 24), 'hour');
  if (value % 365 === 0) return counted(value / 365, 'year');
  if (value % 30 === 0 && value > 30) return counted(value / 30, 'month');
  return counted(value, 'day');
}

/** 'January 5, 2021', 'January 2021' or '2021'. */
export function dateWords(iso: string): string {
  const [year, month, day] = iso.split('-');
  const name = monthNames.split('|')[Number(month) - 1];
  if (!year || !name) return iso;
  return day ? `${capital(name)} ${Number(day)}, ${year}` : `${capital(name)} ${year}`;
}

const enumWords: Record<string, string> = {
  half_year: 'every half year',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
  nonjudicial: 'without a court case',
  judicial: 'yes',
  either: 'with or without a court case',
};

type Item = Record<string, string | number | null>;

function multipleOfDues(times: number): string {
  if (times === 1) return 'as much as one payment of the regular dues';
  return times < 1
    ? `${figure(times * 100)}% of the regular dues`
    : `${figure(times)} times the regular dues`;
}

/** 'Two months of the regular dues', of a count of months. */
export const monthsOfDues = (months: number): string =>
  `${months === 1 ? 'one month' : counted(months, 'month')} of the regular dues`;

function money(item: Item): string {
  const amount = Number(item.amount);
  if (item.period === 'times_regular') return multipleOfDues(amount);
  const most = item.limit === 'most' ? 'at most ' : '';
  return most + dollars(amount) + (perPeriod[String(item.period)] ?? '');
}

function listItem(item: Item): string {
  const words = ['purpose', 'offence', 'what', 'name'].map((k) => item[k]).find((v) => typeof v === 'string');
  const amount =
    typeof item.amount === 'number' ? money(item) : typeof item.cost === 'number' ? dollars(item.cost) : '';
  const state = item.status ?? item.outcome;
  return [amount, words, state].filter(Boolean).join(' - ');
}

/** A fact's value as a person reads it. */
export function display(kind: FactKind, value: FactValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return kind === 'date' ? dateWords(value) : (enumWords[value] ?? value);
  if (typeof value === 'number') return kind === 'percent' ? `${figure(value)}%` : String(value);
  if (kind.startsWith('list:')) return listItem(value);
  if (typeof value.days === 'number') return value.days === 0 ? 'none' : days(value.days);
  if (typeof value.min === 'number') {
    return value.max === undefined
      ? `at least ${figure(value.min)}`
      : value.min === value.max
        ? figure(value.min)
        : `${figure(value.min)} to ${figure(Number(value.max))}`;
  }
  if (typeof value.percent === 'number') return `${figure(value.percent)}%`;
  if (typeof value.amount === 'number') return money(value);
  return value.unit === 'percent'
    ? `${figure(Number(value.value))}%`
    : `${value.value} ${value.unit ?? ''}`.trim();
}

/** '10 p.m.' for '22:00', '7:30 a.m.' for '07:30'; as it is where it is no time of day. */
export function clockWords(time: string): string {
  const m = /^(\d\d):(\d\d)$/.exec(time.trim());
  if (!m) return time;
  const hour = Number(m[1]) % 24;
  const minutes = m[2] === '00' ? '' : `:${m[2]}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
