import { monthNames } from '../language/month-names.ts';
import { regex } from '../regex.ts';
import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

const ends =
  '(?=[.;,:]|\\)|\\s+(?:may|shall|to|annex|add|subject|submit|without|and|or|by|the (?:declarant|developer))\\b|$)';
const calendar = `(?:${monthNames})`;
/** Until when: a span of time, a day, or what must still be so. */
const limit = regex.i`\b(?:(?:during|within|for|until|prior to|before|(?:not|no) later than)\b(?:(?!\b(?:may|shall|annex\w*|additional)\b)[^.;,]){0,80}?\b(?:years?|months?|terms?|anniversary|(?:${calendar} \d{1,2}, ?)?(?:19|20)\d\d)\b[^.;,]{0,90}?|(?:so|as) long as(?: (?:the )?(?:declarant|developer))?\b[^.;,]{0,120}?|while (?:it|(?:the )?(?:declarant|developer))\b[^.;,]{0,90}?)${ends}`;
/** 'Within five. (5) years': a stop that is none cuts the time off. */
const timeCutOff = /\b(?:within|during|until|before) (?:\{n\d+\}|[a-z]+)\W*$/;
/** A right that ends, as the next sentence says. */
const rightEnds =
  /\b(?:rights?|option|power|annexation)\b[^.;]{0,80}\b(?:expires?|terminates?|ceases?|lapses?|ends?|within|until|(?:so|as) long as)\b/;

/** What brings in the land that the paper itself is about: 'the Declarant may annex the Development'. */
const thisLand =
  /\bannex(?:es|ing)? (?:the|this|said) (?:development|propert(?:y|ies)|parcel|subdivision|phase)\b(?! (?:described|shown|in (?:exhibit|schedule)|set forth|adjacent|adjoining))/;

/** The developer may make the community larger, as long as the text says. */
export const moreLand: Clause = {
  id: 'declaration.more_land',
  cue: ['annex', 'additional', 'expan', 'enlarge'],
  needs: [
    /\bannex\w*\b|\badditional (?:propert\w+|land|lots|units|phases)\b|\bexpansion property\b|\b(?:enlarge|expand) (?:the|this) (?:[a-z]+ ){0,2}(?:condominium|project|community|propert\w+|subdivision|development)\b/,
    /\b(?:declarant|developer)\b[^.;]{0,160}\b(?:may|right|option|reserves?|entitled)\b[^.;]{0,160}\b(?:annex|add|subject|additional|enlarge|expand)\b|\bmay be annexed\b[^.;]{0,160}\b(?:declarant|developer|without (?:the )?(?:assent|consent|approval))\b/,
  ],
  unless:
    /\bno additional\b|\b(?:dedication|transfer|mortgage)\b[^.;]{0,60}\bshall be effective\b|\bshall not (?:be )?(?:annex|add)|\bmeans?\b|\badditional (?:assessments?|restrictions|easements|rules)\b|\b(?:unless|holds)\b[^.;]{0,60}\bunexpired\b|\bwhether or not\b[^.;]{0,40}\badditional\b|\b(?:during the time|while|period|so long as)\b[^.;]{0,20}\b(?:declarant|developer) (?:may|can|has (?:the|an?) (?:[a-z]+ )?(?:right|option|power) to) (?:[a-z]+ ){0,2}(?:annex|add)\b|\b(?:expir\w+|terminat\w+|end) of (?:the )?(?:declarant|developer)(?:'s)?\b/,
  says: ({ text, plain }, next) => {
    if (thisLand.test(plain) && !/\b(?:additional|other|further|adjacent|adjoining)\b/.test(plain))
      return null;
    const more = /\b(?:declarant|developer)\b/.test(`${plain} ${next}`)
      ? 'The developer may add more land and homes to the community'
      : 'More land and homes may be added to the community without asking the owners';
    const [until] = limit.exec(text.replace(/\s+/g, ' ')) ?? [];
    return keyPoint(
      'medium',
      until
        ? `${more} “${until.trim()}”. Ask whether that time is over.`
        : timeCutOff.test(plain) || rightEnds.test(next)
          ? `${more} for a time. Ask whether it is over.`
          : `${more}.`,
    );
  },
};
