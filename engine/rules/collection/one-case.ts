const ofOneCase =
  /\bfines?\b[^.;]{0,60}\b(?:reduced|lowered|cut|waived|upheld|rescinded|reversed|forgiven|dismissed|contested|appealed|disputed)\b|\b(?:contest|appeal|disput|waiv|reduc|lower|forgiv|dismiss|rescind|revers|uph[eo]ld|cut)[a-z]*\b[^.;]{0,40}\bfines?\b|\b(?:was|were|been) fined\b|\bfines?\b[^.;]{0,40}\b(?:to|on|against|for) (?:the|an?|one|this|that) (?:home)?owners? (?:of|at)\b|\b(?:his|her|their) (?:[a-z]+ )?(?:\{m\d+\} )?fines?\b/;

/** Whether a sentence tells of a fine that somebody was given, contests or is let off: one case, and no rule for all. */
export const isOfOneCase = (plain: string): boolean => ofOneCase.test(plain);
