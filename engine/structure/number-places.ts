import type { Section } from '../model.ts';
import { type Label, type LabelKind, labelOf } from './labels.ts';
import { letterValue, romanValue } from './numerals.ts';

/** A number in its sequence. A letter that is a Roman numeral too has two values. */
export interface Place {
  /** What counts in one sequence: 'section', 'article', '(a)' and '(i)' together, '4.1' by the number of its parts. */
  readonly scheme: string;
  /** '4.' of '4.2', else empty. */
  readonly prefix: string;
  readonly values: readonly number[];
}

/** Kinds of letters; those in small ones are counted for themselves, and with them the Roman numerals. */
const families: Partial<Record<LabelKind, string>> = {
  roman: 'letter',
  upper: 'letter',
  lower: 'letter',
  lower_roman: 'letter',
  paren_roman: 'paren',
  paren_upper: 'paren',
  paren_lower: 'paren',
};
export function placeOf({ kind, number, value, other }: Label): Place {
  const figures = /((?:\d+\s?[.,-]\s?)*)(\d+)[a-z]?\)?$/i.exec(number);
  if (figures) {
    const prefix = (figures[1] ?? '').replace(/\s/g, '').replace(/[,-]/g, '.');
    const scheme = prefix ? `${prefix.split('.').length} parts` : `${kind} in figures`;
    return { scheme, prefix, values: [Number(figures[2])] };
  }
  const letters = /[a-z]+(?=\W*$)/i.exec(number)?.[0] ?? '';
  const read = [value, other?.value ?? 0, romanValue(letters), letters.length < 3 ? letterValue(letters) : 0];
  const family = families[kind];
  const scheme = family ? `${family}${/[a-z]/.test(letters) ? ' small' : ''}` : kind;
  return { scheme, prefix: '', values: [...new Set(read)].filter((one) => one > 0) };
}

export const placeOfSection = ({ number }: Section): Place | null => {
  const label = number ? (labelOf(number) ?? labelOf(`${number}.`)) : null;
  return label && placeOf(label);
};

export const isFirst = ({ values }: Place) => values.some((value) => value <= 1);
export const same = (a: Place, b: Place) =>
  a.prefix === b.prefix && a.values.some((value) => b.values.includes(value));

export const rises = (before: Place, place: Place) =>
  before.prefix === place.prefix
    ? Math.min(...before.values) < Math.max(...place.values)
    : Number.parseInt(before.prefix, 10) <= Number.parseInt(place.prefix, 10);

/** '4.3' and '5.1' after '4.2', 'V' after 'IV'. */
export const follows = (before: Place, place: Place) =>
  before.prefix === place.prefix
    ? before.values.some((value) => place.values.includes(value + 1))
    : isFirst(place) && rises(before, place);
