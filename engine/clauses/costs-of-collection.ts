import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

const lawyers = /\b(?:attorney|legal|lawyer)/;

/** Who does not pay pays what collecting costs; lawyers only where the text names them. */
export const costsOfCollection: Clause = {
  id: 'assessment.costs_of_collection',
  cue: ['attorney', 'legal fee', 'collection'],
  needs: [
    /\b(?:attorney'?s?'? fees?|legal fees?|costs? of collection|collection (?:costs?|fees?|expenses?))\b/,
    /\bassessments?\b|\bdues\b|\bcosts? of collection\b|\bcollection (?:costs?|fees?|expenses?)\b|\bdelinquent\b/,
    /\btogether with\b[^.;]{0,200}\b(?:costs?|attorney'?s?'?|legal) |\b(?:costs?|attorney'?s?'? fees?)\b[^.;]{0,160}\b(?:added to|part of)\b[^.;]{0,80}\bassessment|\b(?:owner|member)s?\b[^.;]{0,20}\bowes?\b[^.;]{0,80}\battorney|\b(?:owner|member|obligor)s?\b[^.;]{0,100}\b(?:shall|agrees? to|must|will)\b[^.;]{0,40}\b(?:pay|liable for|responsible for)\b[^.;]{0,160}\battorney|\b(?:costs?|expenses?|fees?)\b[^.;]{0,160}\b(?:shall|will|must|are|is)\b[^.;]{0,20}\b(?:responsibility|obligation|liability|expense) of (?:the |that |such |any )?(?:delinquent |defaulting )?(?:home ?)?(?:owner|member)/,
  ],
  unless:
    /prevailing|indemnif|directors?\b|officers?\b|\binsurance\b|trustee'?s sale|estoppel|liable to the owner|information relating to/,
  says: ({ plain }) =>
    keyPoint(
      'medium',
      `If the association must collect from you, you also pay ${lawyers.test(plain) ? 'its costs and lawyers' : 'what that costs it'}.`,
    ),
};
