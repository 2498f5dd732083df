import { type FactRule, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';

const records =
  '(?:(?:books|records|minutes|accounts|papers|financial (?:statements|records|information)|governing documents|membership register)\\b)';
const owner =
  '(?:you|(?<!\\b(?:board|committee|council) )members?|(?:lot |unit |parcel |home)?owners?|homeowners?|co-owners?|residents|shareholders)';
const look =
  '(?:look at|look into|see|inspect(?:ed|ion|ing)?|examin(?:e|ed|ation|ing)|review(?:ed|ing)?|audit|copy|copied|copying)';
const notBooks =
  /\blots?\b[^.;]{0,60}\binspect|inspect[^.;]{0,30}\b(?:lots?|units?|dwelling|propert(?:y|ies)|premises|work|improvements?|ballots?)\b(?! owners?)(?![^.;]*\brecords\b)|no (?:member|owner) (?:shall|may) (?:have|inspect)|\bnot (?:be )?(?:open|available|made available)\b|inspector|assessment roll|to inspect the (?:lot|unit)/;
const isSoOfBooks = saying(true, { unless: notBooks });
const isSo = saying(true);

/** True where owners may look at the association's books. What lenders, directors or developers may see is left out. */
export const recordsRules: FactRule = {
  fact: 'records.inspection',
  cue: /inspect|examin|available|review|copy|copies|look (?:at|into)|\baudit\b|\baccess\b|\bopen(?:ed)?\b|\b(?:exhibited|shown|produced|displayed|furnished|provided)\b|\bsee\b/,
  patterns: [
    isSoOfBooks.express`\b${records}[^;]{0,260}?\b(?:subject to|open(?:ed)? (?:to|for)|available(?:,? [^;{]{0,60}?)? (?:for|to)|available at|made available)\b[^;]{0,160}?\b(?:by|to|of)\b (?:[a-z]+,? ){0,4}${owner}\b`,
    isSo.express`\b(?:every|each|any|all|the|an?)? ?${owner}\b(?: (?:and|or) [^.;]{0,60}?)?[^.;]{0,60}?\b(?:right|entitled|may|can|permitted|allowed|authorized|privilege|welcome|free|invited|wants?|wish(?:es|ing)?|would like)\b[^.;]{0,60}?\b${look}\b[^.;]{0,80}?\b${records}`,
    isSo.express`\bmake (?:reasonably )?(?:available|open)\b[^;]{0,40}?\b(?:to|for)\b[^;]{0,100}?\b${owner}\b[^;]{0,300}?\b${records}`,
    isSoOfBooks.plain`\b${records}[^.;]{0,120}?\b(?:may|shall|can|must|will)\b[^.;]{0,60}?\b${look}\b[^.;]{0,40}?\b(?:by|of)\b (?:[a-z]+,? ){0,4}${owner}\b`,
    saying(true, { unless: regex`${notBooks}|\b(?:directors?|mortgagees?) (?:and|or)\b` })
      .told`\b${records}[^;]{0,160}?(?:\bavailable\b[^;{]{0,60}?\b(?:to|for|by)|\bopen(?:ed)? to|\b(?:exhibited|shown|produced|displayed)\b[^;{]{0,40}? to) (?:[a-z]+,? ){0,4}${owner}\b`,
    isSo.plain`\b${owner}\b[^.;]{0,80}?\b(?:furnished|given|granted|have|has|allowed|afforded) (?:[a-z]+ ){0,2}access to\b[^.;]{0,60}?\b${records}`,
    isSo.plain`\bcopies of\b[^.;]{0,80}?\b${records}[^.;]{0,60}?\b(?:provided|furnished|sent|given|supplied) to (?:[a-z]+,? ){0,3}${owner}\b|\b(?:allows?|permits?|entitles?) (?:[a-z]+ ){0,2}${owner} to ${look}\b[^.;]{0,60}?\b${records}`,
    isSo.implied`\b(?:owner|member)'?s?'? (?:right|access)[^.;]{0,40}?\b(?:${look}|to)\b[^.;]{0,60}?\b${records}`,
  ],
};
