import type { FactId } from '../catalogue.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import type { FitsPlace } from '../find/decide.ts';
import { fold } from '../language/plain.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Doc } from '../model.ts';
import { regex } from '../regex.ts';

const patterns = new Map<FactId, RegExp | null>();

/** One pattern of beginnings of words: 'sign' is none of 'signed', nor 'arc' of 'architect'. */
export function patternOf(names: readonly string[]): RegExp {
  const ends = names.map((name) => (name.length < 5 ? `${name}s?\\b` : name));
  return regex`\b(?:${ends.join('|')})`;
}

/** The beginnings of words that name what a fact is about, as one pattern; null where none are known. */
export function namesOf(fact: FactId): RegExp | null {
  const known = patterns.get(fact);
  if (known !== undefined) return known;
  const names = wordsOfFacts[fact]?.names ?? [];
  const made = names.length === 0 ? null : patternOf(names);
  patterns.set(fact, made);
  return made;
}

/** Each place tells something else of these, whatever its heading is. */
const ofManyPlaces = /^(?:voting\.declarant_control|quorum\.\w+|meeting\.notice|assessment\.late_after)$/;

/** How well the places of a document fit what is cited to them. */
export function fitsPlaceIn(doc: Doc): FitsPlace {
  const isHeadedBy = (names: RegExp, index: number): boolean => {
    const section = doc.sections[index];
    return section !== undefined && (names.test(fold(section.title)) || isHeadedBy(names, section.parent));
  };
  const isTitle = (index: number, plain: string) => {
    const title = fold(doc.sections[index]?.title ?? '').trim();
    return title !== '' && plain.endsWith(title);
  };
  return ({ fact, ranges }) => {
    const names = ofManyPlaces.test(fact) ? null : namesOf(fact);
    if (!names) return 0;
    const cited = citedSentences(doc, ranges.slice(0, 1));
    if (cited.some(({ section, plain }) => isHeadedBy(names, section) && !isTitle(section, plain))) return 2;
    return cited.some(({ plain }) => names.test(plain)) ? 1 : 0;
  };
}
