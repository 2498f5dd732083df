import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { countOf } from '../../language/values.ts';

/** 'Lots 186 through 371, inclusive': a description of all the land, so many lots. */
const inARow = ({ quantities }: Found) => {
  const [from, to] = quantities.map(countOf);
  if (from === null || from === undefined || to === null || to === undefined) return null;
  const count = to - from + 1;
  return Number.isInteger(count) && count > 4 && count < 5000 ? count : null;
};

/** So much of the text may say what land a declaration is made for. */
const opening = 5000;

/** How many homes there are where the lots are told by the first of them and the last. */
export const lotsInARow: FactRule = {
  fact: 'community.units',
  cue: /\b(?:lots|units|lot numbers)\b.*\{n\d/,
  patterns: [
    saying(inARow, {
      unless:
        /\b(?:except|additional|annex\w*|blocks?|phase|section (?:one|two|three|{n)|setback|easements?|fences?|owners? of|front|driveways?|may|shall not|corner|adjoin\w*|adjacent|abut\w*)\b/,
    })
      .likely`^(?!.*\blots? .*\blots? )[^{]{0,260}\b(?:lots|units|lot numbers|lots numbered) (?:no\.? )?(?:\(?{count}\)?) ?(?:through|thru|to|-) ?(?:and including )?(?:no\.? )?{count},? (?:both )?inclusive\b(?![^.;]{0,30}\band (?:{count}|lots?))`,
    // 'Lots 1 thru 84, Fox Run First Plat, a subdivision in …': what the opening of a declaration says it is made for
    saying(
      (found) =>
        found.sentence.start < opening &&
        /\b(?:plat|subdivision|addition)\b/.test(found.sentence.plain) &&
        countOf(found.quantities.at(-2)) === 1
          ? inARow({ ...found, quantities: found.quantities.slice(-2) })
          : null,
      {
        unless:
          /\b(?:except(?:ing)?|additional|annex\w*|phases?|section (?:one|two|three|\{n)|block|setbacks?|easements? (?:over|on|across)|fences?|driveways?|shall not|corner|adjoin\w*|adjacent|abut\w*|square|dwellings?|stor(?:y|ies)|duplex\w*|minimum)\b/,
      },
    )
      .likely`^(?!.*\blots? .*\blots? (?:{count}|[a-z]+ {count})).{0,900}?\blots {count} ?(?:through|thru|to|-) ?{count}(?!,? (?:block|(?:and|&) (?:lots? )?{count}))`,
  ],
};
