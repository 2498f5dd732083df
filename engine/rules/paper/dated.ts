import { words } from '../../find/pattern.ts';
import type { DateQuantity } from '../../language/quantity.ts';
import type { Doc, Sentence } from '../../model.ts';

/** What a sentence says of the document's date: its ISO form, and how sure that is (1 to 10). */
export interface Dated {
  readonly iso: string;
  readonly score: number;
}

/** Reads one sentence of a kind of document. `plain` is the sentence's without the dates that are not the document's own. */
export type Reader = (plain: string, sentence: Sentence, doc: Doc) => Dated | null;

/** So much of the text is its head, where titles and stamps stand. */
export const head = 1500;
/** The dates of a sentence that are left in `plain`. */
export const dates = (plain: string, sentence: Sentence): DateQuantity[] =>
  [...plain.matchAll(/\{t(\d+)\}/g)].flatMap((m) => {
    const quantity = sentence.quantities[Number(m[1])];
    return quantity?.kind === 'date' ? [quantity] : [];
  });
/** 'July 1, 2031 - June 30, 2032'. */
export const span = words`{date} ?(?:-|to|through|thru|until|and) ?{date}`;
/** No date of an association's papers lies outside these years. */
export const plausible = (iso: string) => Number(iso.slice(0, 4)) >= 1930 && Number(iso.slice(0, 4)) <= 2060;

/** The date, or the year of 'this ____ day of ________, 2001', that a pattern caught last; `not` may not come before. */
export function caught(pattern: RegExp, plain: string, sentence: Sentence, not?: RegExp): string | null {
  const m = pattern.exec(plain);
  if (m && not?.test(plain.slice(0, m.index + m[0].length))) return null;
  const token = m && /\{([tn])(\d+)\}(?!.*\{[tn]\d)/.exec(m[0]);
  const quantity = token && sentence.quantities[Number(token[2])];
  if (quantity?.kind === 'date') return plausible(quantity.iso) ? quantity.iso : null;
  if (quantity?.kind !== 'count' || !Number.isInteger(quantity.value)) return null;
  return quantity.value >= 1940 && quantity.value <= 2060 ? String(quantity.value) : null;
}
