const letters = /(?<=[a-z]{2})1(?=[a-z])|(?<=[a-z])1(?=[a-z]{2})|\b1(?=s [a-z])/g;
const doubled = /(?<=\b(?:sha|wi|a|wa|fu|ca|fa|te|se))11\b/g;
const bracket = /(?<=\()\](?=,\d{3}\b)/g;

/** '(5ydirectors': a closing bracket and the space behind it, read as one letter. */
const closing = /(?<=\(\d{1,3})y(?=[a-z]{4})/g;

/** Letters that recognition takes for one another, in words that are no words with the letter that it gives. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bc(?=(?:ach|very)\b)/g, 'e'],
  [/\bt(?:hc|be)\b(?= [a-z])/g, 'the'],
  [/(?<=\b(?:to|many) vo)l(?=es?\b)/g, 't'],
];
const slip = /\bc(?:ach|very)\b|\bt(?:hc|be)\b|\bvoles?\b/;

/**
 * Folded text with the digits put right that recognition gives for letters within a word ('act1v1ty', 'sha11'), and a
 * bracket that stands for a one; as long as before.
 */
export function mendLetters(folded: string): string {
  const spelled = slip.test(folded)
    ? slips.reduce((text, [found, meant]) => text.replace(found, meant), folded)
    : folded;
  const closed = spelled.includes('y') ? spelled.replace(closing, ')') : spelled;
  if (!/1|\(\]/.test(closed)) return closed;
  return closed.replace(letters, 'i').replace(doubled, 'll').replace(bracket, '1');
}

/** What secretaries and treasurers shorten. */
const shortened: readonly (readonly [RegExp, string])[] = [
  [/\b(?:spec|sp)\. (?=(?:assmts?|assessments?)\b)/g, 'special '],
  [/\bassmt(s?)\b\.?/g, 'assessment$1'],
  [/\bincr\b\.?/g, 'increase'],
  [/\bdelinq\b\.?/g, 'delinquent'],
  [/\bmtg(s?)\b\.?/g, 'meeting$1'],
  [/\bacct(s?)\b\.?/g, 'account$1'],
  [/\bop(?:er)?\.? (?=account)/g, 'operating '],
  [/\bre?sv?\.? (?=account)/g, 'reserve '],
  [/\bmgr\b\.?/g, 'manager'],
  [/\bmgmt\b\.?/g, 'management'],
  [/\batty(s?)\b\.?/g, 'attorney$1'],
  [/\bapp(?:r|rv|v)?['’]?d\b/g, 'approved'],
];
/** What only the labels of tables shorten. */
const ofLabels: readonly (readonly [RegExp, string])[] = [
  ...shortened,
  [/\bins\b\.?/g, 'insurance'],
  [/\bcontrib\b\.?/g, 'contribution'],
  [/\b(?:xfer|trfr|tfr)\b\.?/g, 'transfer'],
  [/\bexp\b\.?/g, 'expenses'],
];
/** The label of a row, in lower case, with such words in full. */
export const inFull = (label: string): string =>
  ofLabels.reduce((text, [found, meant]) => text.replace(found, meant), label);

/** Words of covenants that recognition or a hurried typist gives another form, where they can be nothing else. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\bma(?:m|rn)ta(?:m|rn)(ed|ing|s)?\b/g, 'maintain$1'],
  [
    /\b(an?|the|continuing|such|said|enforce|place|its|their) hen(s?)(?= (?:on|upon|against|rights?|nghts|for|of|claim))/g,
    '$1 lien$2',
  ],
  [/\balien(?= (?:up)?on (?:the|said|such|any|each|his|their|that|a)\b)/g, 'a lien'],
  [/\bcommended(?=,? (?:or )?(?:erected|constructed|maintained|placed))/g, 'commenced'],
  [/\bat f?east (?=\{)/g, 'at least '],
  [/\baterm(?= of\b)/g, 'a term'],
  [/\bbya(?= (?:board|majority|vote)\b)/g, 'by a'],
  [/\balate(?= (?:fee|charge|payment)\b)/g, 'a late'],
  [/\bata(?= (?:meeting|regular|special|duly)\b)/g, 'at a'],
  [/\batany(?= (?:time|such|meeting|regular|special|annual)\b)/g, 'at any'],
  [/\b(?:a(?:gq|g|q)|a (?:gq|g))uor[uao]m\b/g, 'a quorum'],
  [/\bgquor[uao]m\b/g, 'quorum'],
  // 'one-fourth (dh) of': the figures that repeat a number in words, made out as letters
  [/(?<=\{[pnd]\d{1,4}\}) \([b-df-hj-np-tv-z]{1,4}\)/g, ''],
  // 'no more than (3) pets': the figure alone, without its words
  [/(?<=\b(?:than|of|to|only|least|most|exceed|exceeding|every|within) )\((\{n\d{1,4}\})\)(?= [a-z])/g, '$1'],
  // 'five (5)directors'
  [/(?<=\{[pnd]\d{1,4}\})(?=[a-z]{4})/g, ' '],
  // 'No animals are permitted accept dogs and cats.'
  [
    /(?<=\b(?:permitted|allowed|prohibited|kept|no [a-z]+),? )accept(?= (?:for|as|by|in|on|when|with|that|dogs|cats|household|domestic|small|pets)\b)/g,
    'except',
  ],
  [/\b(?:semi|half)[- ]?yearly\b/g, 'semi-annual'],
  ...shortened,
  [/\bslightly (?=(?:condition|manner|appearance)\b)/g, 'sightly '],
];
const any =
  /\b(?:than|of|to|only|least|most|exceed|exceeding|every|within) \(\{n|\baccept (?:for|as|by|in|on|when|with|that|dogs|cats|household|domestic|small|pets)\b|\bma(?:m|rn)ta|\bhens?\b|\balien\b|\bcommended\b|\b(?:semi|half)[- ]?yearly\b|\bslightly\b|\b(?:assmts?|incr|delinq|mtgs?|accts?|attys?|mgr|mgmt|app\w{0,2}['’]?d)\b|\bat f?east \{|\ba(?:term|ta|tany|late)\b|\bbya\b|[gq]uor[uao]m|\} \([b-df-hj-np-tv-z]{1,4}\)|\}[a-z]{4}/;

/** A sentence in its plain form with such words put right; it may grow longer. */
export function mendWords(plain: string): string {
  if (!any.test(plain)) return plain;
  return words.reduce((text, [found, meant]) => text.replace(found, meant), plain);
}
