import { countOf } from '../language/values.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';

const wayNamed = regex.g`\b(?:options?|alternatives?|scenarios?|choices?|drafts?|plans?|versions?) (?:\{n(\d+)\}|([a-e])\b)`;
/** 'Version B raises it to $189': the ways that a sentence names, each from its place on. */
export const waysIn = ({ plain, quantities }: Pick<Sentence, 'plain' | 'quantities'>) =>
  [...plain.matchAll(wayNamed)].flatMap(({ index, 1: count, 2: letter }) => {
    const which = letter ?? countOf(quantities[Number(count)]);
    // 'The draft 2032 budget' is no way among others.
    return typeof which === 'number' && which > mostWays ? [] : [{ index, which }];
  });
const mostWays = 20;

/** The ways that a meeting decided on, each in a sentence that names no other. */
export function waysTaken(carried: readonly Sentence[]): ReadonlySet<unknown> {
  const named = carried.map(waysIn);
  return new Set(named.flatMap((ways) => (ways.length === 1 ? ways.map(({ which }) => which) : [])));
}
