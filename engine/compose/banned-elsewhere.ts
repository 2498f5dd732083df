import { ordained } from '../find/standing.ts';
import type { Doc, Sentence } from '../model.ts';
import { ownWords } from '../say/say-own-words.ts';
import { leftover } from '../scope/leftover.ts';
import { askedOf, things } from '../scope/things.ts';
import type { Beside } from './say-besides.ts';

const letsWithin = /^(?:You may (?!not\b)[^.]*|[^.]* (?:are|is) allowed) only\b/;
const ban =
  /^\W*(?:\w{1,4}\}?[.)]\s*)?no\b(?! (?:more|one|person|owner)\b)[^.;]*\b(?:shall|may|must|will|is|are)\b|\b(?:shall|may|must|will) not be (?:kept|parked|stored|allowed|permitted)\b|\b(?:is|are) (?:strictly )?(?:prohibited|forbidden|not (?:permitted|allowed))\b/;
/** Where it leaves a way, or holds for a place, a time or a part alone. */
const bounded =
  /\b(?:unless|except\w*|only|without|other than|approv\w*|consent|permi(?:t|ssion)\b|visible|view|screen\w*|enclosed|in (?:an? |the |any |his |their |private )*garages?|overnight|streets?|roads?|right.of.way|driveways?|front|common|guest|used? (?:as|for|at)|construction|until|longer|more than)\b|\{[ndcp]\d/;

/**
 * The sentence that forbids outright, anywhere else, what a statement lets within limits, with its words: ' But the text also says:
 * "No boat shall be kept on any Lot".' Null where there is none.
 */
export function bannedElsewhere(
  doc: Doc,
  fact: string,
  statement: string,
  cited: readonly Sentence[],
): Beside | null {
  const thing = things[fact];
  if (!thing || !fact.startsWith('vehicles.') || !letsWithin.test(statement)) return null;
  // A trailer among shacks and sheds is none that is parked.
  const named = (those: readonly Sentence[]) =>
    (thing.names ?? []).filter(([, name]) => those.some(({ plain }) => name.test(plain))).length;
  const sentence = ordained(doc).sentences.find(
    (one) =>
      !cited.includes(one) &&
      named([one]) >= Math.min(2, named(cited)) &&
      ban.test(one.plain) &&
      !bounded.test(one.plain) &&
      leftover(one.plain, askedOf(fact, thing, true)) === '',
  );
  return sentence ? { text: ` But the text also says: “${ownWords(sentence.text, [])}”.`, sentence } : null;
}
