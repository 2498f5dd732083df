/** Words that point to what an earlier sentence names: 'any vehicle of said persons', 'under this circumstance'. */
export const leansBack =
  /\b(?:said|such|these|those|aforesaid|th(?:is|at) (?:case|circumstance|event|section))\b/i;
