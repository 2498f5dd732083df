import { type FactRule, saying } from '../../find/pattern.ts';

const right =
  '(?:rights? of first (?:refusal|offer|option)|first right(?:,? at (?:its|their|his) (?:sole )?option,?)? (?:of refusal|to (?:buy|purchase))|first refusal|pre-?emptive rights?|first option to (?:buy|purchase)|option to purchase)';
const buyer =
  '(?:association|board(?: of (?:directors|managers|trustees))?|corporation|other (?:lot |unit )?owners|members)';
const otherRight =
  /\b(?:(?:not|never)\b(?:(?! (?:except|unless))[^.;]){0,40} subject|no right|mortgagee|mortgage holder|first mortgage|lender|foreclos|hud|fha|fannie|fnma|amend|without the (?:prior )?(?:written )?(?:consent|approval)|(?<!\b(?:board|association) or )(?:declarant|developer) shall|rental|lease renewal|slip|parking space|moorage|common (?:area|elements)|from (?:the )?(?:declarant|developer|sponsor)|declarant's)\b/;
const isSo = saying(true);
const isNot = saying(false);
const isSoUnlessOtherRight = saying(true, { unless: otherRight });

/** Whether the association may buy a home before somebody else does. */
export const firstRefusalRules: FactRule = {
  fact: 'sale.right_of_first_refusal',
  cue: /purchase|\bbuy\b|price|offered|first (?:refusal|right|option|offer)|purchaser|buyer|\boffer\b|pre-?emptive|option to purchase|without restriction/,
  patterns: [
    // 'shall have fifteen days after the notice of sale to elect to purchase', 'which may within 20 days purchase'
    isSo.plain`\b${buyer}\b[^.;]{0,20}?\b(?:shall have|has|have) {duration}[^.;]{0,140}?\b(?:to|in which to|within which to) (?:elect to )?(?:purchase|buy)\b|\b${buyer},? which may,?(?: within {duration},?)? (?:elect to )?(?:purchase|buy)\b|\b${buyer} may match\b[^.;]{0,40}\boffer`,
    isSo.plain`\bwithout first (?:giving|offering)\b[^.;]{0,60}?\b${buyer}\b[^.;]{0,60}?\b(?:buy|purchase)\b|\bwithout first offering\b[^.;]{0,40}?\bto the ${buyer}\b|\bgive the ${buyer} {duration} (?:to|in which to) (?:meet|match|buy|purchase)\b|\b(?:sold|sell|sale)\b[^.;]{0,40}?\buntil (?:the same|it) (?:has|shall have) (?:first )?been (?:first )?offered\b[^.;]{0,40}?\b(?:${buyer}|members|owners)\b`,
    // A certificate of resale: 'There is no right of first refusal …, except as follows: none'
    isNot.express`\bno ${right}\b.*\bexcept(?: as follows)?:? (?:none|n/a)\b`,
    isNot.express`\bneither the ${buyer}\b[^.;]{0,60}?\b(?:${right}|first option)\b`,
    saying(false, {
      unless:
        /\bmay not act\b|lender|mortgagee|mortgage holder|unless|except|without (?:the|first|prior|complying)/,
    })
      .express`\b(?:(?:not|never)\b[^.;]{0,40}?\bsubject to|no|free (?:of|from)|without|not (?:have|hold|possess|create|be)|nor)\b[^.;]{0,60}?\b${right}`,
    isNot.plain`\bowners?\b[^.;]{0,20}? (?:may|shall have the right to|can|is free to),? (?:without|free (?:of|from)) (?:any )?restrictions?\b[^.;]{0,60}?\b(?:sell|transfer|convey)`,
    isSoUnlessOtherRight.express`\b${buyer}\b[^.;]{0,80}?\b(?:shall have|has|have|holds|is granted|is given|reserves|may exercise|retains)\b[^.;]{0,60}?\b${right}`,
    isSoUnlessOtherRight.told`\b(?:sell|sale|transfer|convey(?:ance)?|offer)\b[^.;]{0,200}?\b(?:subject to|first offer|grants?|gives?)\b[^.;]{0,60}?\b(?:${right}|to the ${buyer})`,
    isSo.plain`\bowner\b[^.;]{0,60}?\b(?:must|shall)(?: first)? offer (?:the|his|her|their|such|said|it)[^.;]{0,60}?\bto the (?:association|board)\b`,
    isSo.plain`\b${buyer}\b[^.;]{0,80}?\b(?:furnish|provide|produce|supply|find|substitute)\b[^.;]{0,20}?\b(?:purchaser|buyer)\b`,
  ],
};
