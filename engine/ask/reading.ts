import type { DocumentType } from '#contract/document-type.ts';
import { type Quantity, quantityToken } from '../language/quantity.ts';

/** A sentence as a question sees it: see Sentence.plain. */
export interface Reading {
  readonly plain: string;
  /** The headings over it, outermost first, in lower case. */
  readonly path: string;
  readonly quantities: readonly Quantity[];
  readonly kind: DocumentType;
}

type Kind = Quantity['kind'];
type Of<K extends Kind> = Extract<Quantity, { kind: K }>;

/** A figure with its place in Reading.plain. */
export interface Figure<K extends Kind = Kind> {
  readonly at: number;
  readonly end: number;
  readonly is: Of<K>;
}

/** The figures of one kind in a sentence, in order. */
export function figures<K extends Kind>({ plain, quantities }: Reading, kind: K): Figure<K>[] {
  const found: Figure<K>[] = [];
  for (const m of plain.matchAll(quantityToken)) {
    const is = quantities[Number(m[1])];
    if (is?.kind === kind) found.push({ at: m.index, end: m.index + m[0].length, is: is as Of<K> });
  }
  return found;
}

/** What may belong to a figure or a word: so many characters before it and after it, of its own clause. */
const farBefore = 220;
const farAfter = 160;

/** The clause in which a place of a sentence stands, so far as it can belong to it. */
export function clauseAround(plain: string, at: number, end: number): { start: number; end: number } {
  const start = Math.max(plain.lastIndexOf(';', at) + 1, at - farBefore, 0);
  const stop = plain.indexOf(';', end);
  return { start, end: Math.min(stop < 0 ? plain.length : stop, end + farAfter) };
}

/** What stands before a figure and after it, close by. */
export const closeTo = (plain: string, { at, end }: { at: number; end: number }, far: number) => ({
  before: plain.slice(Math.max(0, at - far), at),
  after: plain.slice(end, end + far),
});

/** The value of a sum of money between two bounds, in dollars; null outside of them. */
export const sum =
  (least: number, most: number) =>
  ({ is: { amount } }: { is: { amount: number } }) =>
    amount >= least && amount <= most ? { amount } : null;
