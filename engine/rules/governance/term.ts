import { caughtIn } from '../../find/caught-in.ts';
import { speaksOf } from '../../find/context.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';

const covenants =
  /\b(?:covenants?|restrictions?|declaration|conditions|reservations|easements and|servitudes|these provisions|provisions (?:hereof|of this)|master deed|indenture|equitable)\b/;
const otherTerms =
  /\blives? in being|after the death|\blast survivor|perpetuit|\bleases?\b|contracts? (?:for|with|of|shall|may)|management|(?:directors?|officers?|trustees?|members?)\b[^.;,]{0,40}\b(?:term|elected|serve)\b|committee|warrant|assessment year|mortgage (?:term|loan)|annex|policy|insurance|loan|proxy|sublease|exempt from the operation|for use only (?:for|as)|amended during|may be (?:amended|changed|modified)[^.;]{0,40} during|vacan/;

/** An extension of its own accord needs no word of covenants: 'thereafter it shall be automatically extended'. */
function extensionYears(found: Found) {
  const quantity = caughtIn(found, 'term')[0];
  const told = years(found);
  if (told || quantity?.kind !== 'duration' || quantity.days < 365) return told;
  const extended =
    /\bautomatic|\bowners\b[^.;]{0,40}\b(?:terminat|chang|elect|vote|agree)/.test(found.sentence.plain) ||
    speaksOf(covenants, found);
  return extended ? { days: quantity.days } : null;
}

/** A term of years told in the group `term`; covenants run for years, not days. */
function years(found: Found) {
  const quantity = caughtIn(found, 'term')[0];
  if (quantity?.kind !== 'duration' || quantity.days < 365) return null;
  return covenants.test(found.sentence.plain) ? { days: quantity.days } : null;
}

/** A term told under its own heading. */
function wholeYears(found: Found) {
  const quantity = caughtIn(found, 'term')[0];
  return quantity?.kind === 'duration' && quantity.days >= 365 ? { days: quantity.days } : null;
}

const extension = /\b(?:exten|renew|successive|additional|further)/;

/** Like `years`, for the first term: what an extension comes to does not count. */
function firstYears(found: Found) {
  const before = found.match[0].slice(0, found.match[0].lastIndexOf(found.match.groups?.term ?? ''));
  return extension.test(before) ? null : years(found);
}

const saysWholeYears = saying(wholeYears);
const saysFirstYearsUnlessOtherTerms = saying(firstYears, { unless: otherTerms });
const saysFirstYears = saying(firstYears);

/** How long the covenants run before they are first extended. */
const declarationTerm: FactRule = {
  fact: 'declaration.term',
  cue: /\{d\d/,
  patterns: [
    // Under its heading: '20 years + automatic 20-year renewals'
    saysWholeYears.told`^\W*(?:[\d.()a-z]{1,5} )?(?<term>{duration}),? (?:\+|with|plus|and) (?:automatic |successive )*{duration} (?:renewals?|extensions?)\b`,
    saysFirstYearsUnlessOtherTerms.told`\b(?:run with|bind(?:ing|s)?|in (?:full )?(?:force|effect)|effective|enforceable|continue|remain|for a period of|endure)\b[^;]{0,320}?(?<term>{duration}) (?:from|after|following|beginning|commencing|term|period)\b`,
    saysFirstYearsUnlessOtherTerms.told`\b(?:in (?:full )?force(?: and effect)?|in effect|continue|effective|binding|binds? the land|run with the land|(?:shall|will) run|lasts?|endures?|remain|stand) for (?:an? |the )?(?:(?:initial )?(?:term|period) of )?(?<term>{duration})`,
    // 'These covenants run for {d} from {date}'
    saysFirstYears.implied`\b(?:covenants|restrictions|declaration)\b[^.;{]{0,20}\b(?:runs?|lasts?|holds?|stands?) (?:for )?(?<term>{duration}) from\b`,
    saysFirstYears.likely`\b(?:initial|original|primary|first) (?:(?:term|period) of )?(?<term>{duration})`,
  ],
};

/** How long each automatic extension is. */
const declarationRenewal: FactRule = {
  fact: 'declaration.renewal',
  cue: /\{d\d.*(?:exten|renew|success)|(?:exten|renew|success|additional|continu|further).*\{d\d|from year to year/,
  patterns: [
    saysWholeYears.told`^\W*(?:[\d.()a-z]{1,5} )?{duration},? (?:\+|with|plus|and) (?:automatic |successive )*(?<term>{duration}) (?:renewals?|extensions?)\b`,
    saying(extensionYears, { needs: /exten|renew|continu|thereafter/ })
      .express`\b(?:successive|consecutive|additional|further|succeeding|subsequent|renewal|like)\b (?:[a-z]+ ){0,3}(?:terms?|periods?|extensions?)(?: of time)?,? (?:of |each of |each for )(?:up to )?(?<term>{duration})`,
    saying({ days: 365 })
      .implied`\b(?:renew(?:ed|s)?|extend(?:ed|s)?|continue[ds]?)\b[^.;]{0,60}\bfrom year to year\b`,
    saying(extensionYears)
      .told`\b(?:automatically (?:be )?(?:extended|renewed?|extend|continue)|(?:extend(?:ed|s)?|renew(?:ed|s)?|continued?) automatically)\b[^;]{0,80}?\b(?:for|by|every)\b (?:[a-z]+ ){0,6}(?<term>{duration})`,
  ],
};

export const term = [declarationTerm, declarationRenewal];
