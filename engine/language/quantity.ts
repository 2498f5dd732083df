export type Period = 'day' | 'month' | 'quarter' | 'half_year' | 'year' | 'once';
/** What stands for a quantity in Sentence.plain, with its place among the sentence's quantities. */
export const quantityToken = /\{[mpdntc](\d+)\}/g;

/** How often a period comes in a year. */
export const timesAYear: Readonly<Record<string, number>> = { month: 12, quarter: 4, half_year: 2, year: 1 };

export type DurationUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

interface At {
  /** Half-open offsets into the text that was searched. */
  readonly start: number;
  readonly end: number;
}

/** Dollars. `per` is 'home' where the words say per lot, unit, home or owner. */
export interface MoneyQuantity extends At {
  readonly kind: 'money';
  readonly amount: number;
  readonly period: Period | null;
  readonly per: 'home' | null;
}

/** 0 to 100. `word` where a fraction or 'majority' was written instead of a percentage. */
export interface PercentQuantity extends At {
  readonly kind: 'percent';
  readonly percent: number;
  readonly form: 'percent' | 'fraction' | 'majority';
}

/** `days` in the catalogue's form: month = 30, year = 365, an hour is a fraction. `count` of `unit` as written. */
interface DurationQuantity extends At {
  readonly kind: 'duration';
  readonly days: number;
  readonly count: number;
  readonly unit: DurationUnit;
}

interface CountQuantity extends At {
  readonly kind: 'count';
  readonly value: number;
}

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export interface DateQuantity extends At {
  readonly kind: 'date';
  readonly iso: string;
}

/** Minutes after midnight. */
interface ClockQuantity extends At {
  readonly kind: 'clock';
  readonly minutes: number;
}

export type Quantity =
  | MoneyQuantity
  | PercentQuantity
  | DurationQuantity
  | CountQuantity
  | DateQuantity
  | ClockQuantity;

/** A quantity without its place: the same figure in two sentences is equal. */
export const figureOf = ({ start: _start, end: _end, ...figure }: Quantity): string => JSON.stringify(figure);
