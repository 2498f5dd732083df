import { type Quantity, quantityToken } from '../language/quantity.ts';
import type { Sentence } from '../model.ts';
import type { Found } from './pattern.ts';

/** The quantities whose tokens stand in a piece of Sentence.plain, in order. */
export function quantitiesIn(plain: string, sentence: Pick<Sentence, 'quantities'>): Quantity[] {
  return [...plain.matchAll(quantityToken)].flatMap((m) => sentence.quantities[Number(m[1])] ?? []);
}

/** The quantities in a match, or in one named group of it, in order; none where the group matched nothing. */
export function caughtIn({ match, sentence }: Pick<Found, 'match' | 'sentence'>, group?: string): Quantity[] {
  return quantitiesIn((group ? match.groups?.[group] : match[0]) ?? '', sentence);
}
