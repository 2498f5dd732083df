import type { Doc, Sentence } from '../../model.ts';

const ofOneCase =
  /\bfines?\b[^.;]{0,60}\b(?:reduced|lowered|cut|waived|upheld|rescinded|reversed|forgiven|dismissed|contested|appealed|disputed)\b|\b(?:contest|appeal|disput|waiv|reduc|lower|forgiv|dismiss|rescind|revers|uph[eo]ld|cut)[a-z]*\b[^.;]{0,40}\bfines?\b|\b(?:was|were|been) fined\b|\b(?:imposed|levied|assessed) (?:an? |the )?(?:[a-z]+ )?fines?\b|\bfines?\b[^.;]{0,40}\b(?:to|on|against|for) (?:the|an?|one|this|that) (?:home)?owners? (?:of|at)\b|\b(?:his|her|their) (?:[a-z]+ )?(?:\{m\d+\} )?fines?\b/;

/** 'Unit 306. The owner enclosed his balcony …': the home that a line is of. */
const ofHome = /^\W*(?:unit|lot|apt\.?|apartment|home|house) ?#?\d/i;

/** Whether a sentence tells of a fine that somebody was given, contests or is let off: one case, and no rule for all. */
export function isOfOneCase({ source: { text } }: Doc, { plain, start }: Sentence): boolean {
  const line = text.lastIndexOf('\n', start) + 1;
  return ofOneCase.test(plain) || ofHome.test(text.slice(line, line + 24));
}
