import { regex } from '../../regex.ts';

/** With whom an association quarrels before a court: no owner who is behind. */
const opponent =
  '(?:home ?builders?|builders?|developers?|declarant|(?:general |sub|paving |roofing |siding )?contractors?|roofers?|engineers?|architects?|manufacturers?|management company|(?:former|prior|old) (?:[a-z]+ ){0,2}(?:manager|president|treasurer|director|board|company|vendor)|golf (?:course|club)|plaintiffs?|both sides|the other side)';
const those = '(?:(?:the|our|its|an?|that|former|original|both) ){0,2}';

/** Ways of telling of a case without its name, in minutes and letters. */
const forms: readonly RegExp[] = [
  // 'Our attorney filed against the builder in county court.'
  regex`\b(?:attorneys?|lawyers?|counsel|law firm|association|board|hoa|we|they)\b[^.;]{0,30}?\bfiled (?:suit\b|(?:an? |the |our |its )?(?:[a-z]+ )?(?:complaint|claim|case|action|papers|answer)? ?(?:against ${those}(?:[a-z]+ )?${opponent}|(?:in|with) (?:the )?(?:[a-z]+ ){0,2}court(?! (?:clerk|records?)\b))\b)`,
  // 'We went to mediation with the roofer.'
  regex`\b(?:we|it|this|matter|dispute|parties|sides|association|board|hoa|${opponent})\b[^.;]{0,24}\b(?:went|goes|gone|going|headed|is in|are in|were in|was in) (?:to |into |through )?(?:mediation|arbitration|trial)\b(?! (?:training|class|period|run|basis))`,
  regex`(?<!\b(?:goe?s?|submit\w*|subject|resolved|required) (?:to |through |by )?)\b(?:mediation|arbitration) (?:with|against) ${those}(?:[a-z]+ )?${opponent}\b`,
  // 'The builder has been served.'
  regex`\b(?:${opponent}|association|board|hoa|we)\b (?:was|were|has been|have been|had been)(?: now| finally| already| also)? served(?=[\W]*$|,| and\b| with (?:[a-z]+ ){0,2}(?:papers|summons|complaint|suit|law ?suit)\b)`,
  // 'A demand letter went to the developer.'
  regex`\b(?:demand letters?|notices? of (?:claims?|(?:construction )?defects?))\b[^.;]{0,40}\b(?:to|on|against) ${those}(?:[a-z]+ )?${opponent}\b`,
  regex`\b(?:settled|reached an? (?:settlement|agreement in mediation)|came to a settlement) with ${those}(?:[a-z]+ )?${opponent}\b(?! (?:up)?on\b)`,
  regex`\b(?:retained|hired|engaged)\b[^.;]{0,80}\bto (?:pursue|bring|file|press|assert) (?:[a-z]+ ){0,2}(?:claims?|actions?|suits?) against ${those}(?:[a-z]+ )?${opponent}\b`,
  // 'A visitor sent a demand for $9,000 after her fall.', 'His lawyer wrote again claiming the strip of land.'
  regex`^(?![^;]{0,60}\b(?:we|board|association|hoa|manager|management|our (?:attorney|lawyer|counsel))\b[^;]{0,30}\b(?:sent|mailed|served|delivered|presented|made)\b)[^;]{3,160}\b(?:sent|mailed|served|delivered|presented|made)\b[^.;]{0,60}\bdemand (?:letter\b|for \{m|of \{m)`,
  /\b(?:(?:his|her|their|(?!association|hoa|board|committee|today|county|city|town)[a-z]+'s) (?:lawyer|attorney|counsel)|letter from (?:his|her|their|an?) (?:lawyer|attorney))\b[^.;]{0,60}\b(?:claim(?:s|ed|ing)?|demand(?:s|ed|ing)?|alleg(?:es|ed|ing))\b/,
  /\bdepositions? (?:of [^.;]{3,40} )?(?:is|are|was|were|has been|have been|will be) (?:being )?(?:taken|set|scheduled|held)\b|\bcourt date (?:is|was|has been) (?:set|scheduled|moved|continued)\b/,
  /\b(?:judge|court|jury|arbitrator) (?:has )?(?:ruled|found|decided|sided) (?:against|for|in favor of|with) (?:the |us\b|our |an? )/,
];

/** What is owed on dues goes to court as arrears. */
const ofDues =
  /\b(?:dues|delinquen\w+|arrears|past[- ]due|unpaid|overdue|liens?|foreclos\w+|collections?|violations?|fines?)\b/;

/** A court to play on, a judge of cakes, and cases of others. */
const ofOthers =
  /\b(?:tennis|pickleball|basketball|contests?|cook-?off|(?:another|other|neighboring|nearby) (?:[a-z]+ )?(?:communit(?:y|ies)|associations?|hoas?))\b/;

/** Whether a sentence of a paper that tells what happened tells of a quarrel before a court. */
export const tellsOfQuarrel = (plain: string): boolean =>
  forms.some((form) => form.test(plain)) && !ofDues.test(plain) && !ofOthers.test(plain);
