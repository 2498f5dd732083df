import type { Candidate, ScanRule } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';
import { mentions } from '../find/use-rule.ts';
import type { Sentence } from '../model.ts';

const least = words(
  '(?:less than|minimum (?:of |size |square footage |floor area |living area )*|at least|no smaller than|smaller than|fewer than|under|minimum … of) (?:a (?:total|minimum) of )?(?:approximately )?{count} ?(?:square|sq)',
);
const home =
  /\b(?:dwellings?|residences?|homes?|houses?|living (?:area|space|units?)|livable|floor (?:area|space)|heated|finished|habitable|structures?|story|stories|ranch|main (?:structure|floor|level))\b/;
const otherThing =
  /\b(?:signs?|sheds?|out-?buildings?|accessory|detached garages?|patio|deck|lot (?:size|area)|lots? (?:shall|must|may|containing|having)|area of (?:less|not less|at least)|garages? (?:shall|must)|lots? which|yard)\b/;

const sizes = /\{n(\d+)\} ?(?:square|sq)/g;

function smallest(sentence: Sentence): number | null {
  let best: number | null = null;
  for (const m of sentence.plain.matchAll(sizes)) {
    const quantity = sentence.quantities[Number(m[1])];
    if (quantity?.kind !== 'count' || quantity.value < 400 || quantity.value > 12_000) continue;
    if (best === null || quantity.value < best) best = quantity.value;
  }
  return best;
}

/** The smallest house that may be built: the smallest figure where there are several (by number of floors, say). */
const minimumHomeSize: ScanRule = {
  facts: ['exterior.minimum_home_size_sqft'],
  *scan(doc): Generator<Candidate> {
    let best: { value: number; sentence: Sentence } | null = null;
    for (const { sentence } of mentions(doc, /\{n\d+\} ?(?:square|sq)/)) {
      const { plain } = sentence;
      if (!least.test(plain) || !home.test(plain) || otherThing.test(plain)) continue;
      const value = smallest(sentence);
      if (value !== null && (best === null || value < best.value)) best = { value, sentence };
    }
    if (!best) return;
    const { start, end } = best.sentence;
    yield { fact: 'exterior.minimum_home_size_sqft', value: best.value, weight: 8, ranges: [{ start, end }] };
  },
};

export const homeSize = [minimumHomeSize];
