import type { FactRule } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';

const records =
  '(?:(?:books|records|minutes|accounts|papers|financial (?:statements|records|information)|governing documents|membership register)\\b)';
const owner =
  '(?:members?|(?:lot |unit |parcel |home)?owners?|homeowners?|co-owners?|residents|shareholders)';
const look =
  '(?:look at|look into|inspect(?:ed|ion|ing)?|examin(?:e|ed|ation|ing)|review(?:ed|ing)?|audit|copy|copied|copying)';
const notBooks =
  /\blots?\b[^.;]{0,60}\binspect|inspect[^.;]{0,30}\b(?:lots?|units?|dwelling|propert(?:y|ies)|premises|work|improvements?|ballots?)\b(?! owners?)(?![^.;]*\brecords\b)|no (?:member|owner) (?:shall|may) (?:have|inspect)|inspector|assessment roll|to inspect the (?:lot|unit)/;

/** True where owners may look at the association's books. What lenders, directors or developers may see is left out. */
export const recordsInspection: FactRule = {
  fact: 'records.inspection',
  cue: /inspect|examin|available|review|copy|copies|look (?:at|into)/,
  patterns: [
    {
      match: words(
        `\\b${records}[^;]{0,260}?\\b(?:subject to|open(?:ed)? (?:to|for)|available(?:,? [^;{]{0,60}?)? (?:for|to)|available at|made available)\\b[^;]{0,160}?\\b(?:by|to|of)\\b (?:[a-z]+,? ){0,4}${owner}\\b`,
      ),
      unless: notBooks,
      value: true,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:every|each|any|all|the|an?)? ?${owner}\\b(?: (?:and|or) [^.;]{0,60}?)?[^.;]{0,60}?\\b(?:right|entitled|may|can|permitted|allowed|authorized|privilege)\\b[^.;]{0,60}?\\b${look}\\b[^.;]{0,80}?\\b${records}`,
      ),
      unless: notBooks,
      value: true,
      weight: 9,
    },
    {
      match: words(
        `\\bmake (?:reasonably )?(?:available|open)\\b[^;]{0,40}?\\b(?:to|for)\\b[^;]{0,100}?\\b${owner}\\b[^;]{0,300}?\\b${records}`,
      ),
      unless: notBooks,
      value: true,
      weight: 9,
    },
    {
      match: words(
        `\\b${records}[^.;]{0,120}?\\b(?:may|shall|can|must|will)\\b[^.;]{0,60}?\\b${look}\\b[^.;]{0,40}?\\b(?:by|of)\\b (?:[a-z]+,? ){0,4}${owner}\\b`,
      ),
      unless: notBooks,
      value: true,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:owner|member)'?s?'? (?:right|access)[^.;]{0,40}?\\b(?:${look}|to)\\b[^.;]{0,60}?\\b${records}`,
      ),
      unless: notBooks,
      value: true,
      weight: 6,
    },
  ],
};

export const recordsRules = [recordsInspection];
