import type { Quantity } from '../language/quantity.ts';
import type { Found } from './pattern.ts';

/** The quantities in a match, or in one named group of it, in order; none where the group matched nothing. */
export function caughtIn({ match, sentence }: Pick<Found, 'match' | 'sentence'>, group?: string): Quantity[] {
  const text = (group ? match.groups?.[group] : match[0]) ?? '';
  return [...text.matchAll(/\{[mpdntc](\d+)\}/g)].flatMap((m) => sentence.quantities[Number(m[1])] ?? []);
}
