import { isFlat } from '../find/flat-ban.ts';
import { generalLimits } from '../limits/all-limits.ts';
import { limitsIn } from '../limits/limit.ts';
import type { Sentence } from '../model.ts';
import { onlyWithin, restriction, type Saying } from '../say/saying.ts';

/** A limit on where, when or how; a sentence with one does not forbid altogether. */
const limited =
  /\b(?:without|unless|except|other than|provided|only|front|street|visible|view|sight|portable|permanent\w*|attached|than|height|between|after|before|when|while|stored|within \{n\d+\} (?:feet|yards|miles?)|common (?:areas?|elements?|propert(?:y|ies)|facilities))\b/;
/** 'No hoops', 'shall not', 'are prohibited'; not the 'not' of 'when not in use'. */
const forbids =
  /\bno\b|\b(?:shall|may|must|will|is|are|can)(?: ?not| never)\b|\bprohibit\w*|\bforbidden\b|\bbanned\b|\bnot (?:permitted|allowed)\b/;

/** One kind of the things, beside which another may be let: 'permanent in-ground equipment needs approval'. */
const ofOneKind = /\b(?:permanent|in-ground|portable|mobile(?! homes?\b)|temporary|free-?standing)\b/;

/** 'You may repair cars only in a garage', or that there are rules where the sentence names no limit that is known. */
export const within =
  (able: string, limits = generalLimits) =>
  (sentence: Sentence) =>
    restriction('low', onlyWithin(able, ofOneKind.test(sentence.plain) ? '' : limitsIn(limits, [sentence])));

/** `ban` where the sentence forbids without a condition, `able` with the limits where it sets some; nothing in a list of things. */
export const banned =
  (ban: string, able: string, limits = generalLimits) =>
  (sentence: Sentence): Saying | null => {
    if (/\binclud\w+\b|\bsuch as\b|\bdesigns?\b(?! (?:review|committee|control)\b)/.test(sentence.plain))
      return null;
    const no = forbids.exec(sentence.plain);
    const rest = no ? sentence.plain.slice(no.index + no[0].length) : '';
    const bare = no && !limited.test(sentence.plain) && isFlat(rest, null);
    if (bare) return restriction('low', ban);
    const told = within(able, limits)(sentence);
    // What asks leave for much at once comes behind the section that sets terms for the thing.
    return /\bonly with approval\.$/.test(told.text) ? { ...told, inPart: true } : told;
  };
