const letters = /(?<=[a-z]{2})1(?=[a-z])|(?<=[a-z])1(?=[a-z]{2})|\b1(?=s [a-z])/g;
const doubled = /(?<=\b(?:sha|wi|a|wa|fu|ca|fa|te|se))11\b/g;
const bracket = /(?<=\()\](?=,\d{3}\b)/g;

/**
 * Folded text with the digits put right that recognition gives for letters within a word ('act1v1ty', 'sha11'), and a
 * bracket that stands for a one; as long as before.
 */
export function mendLetters(folded: string): string {
  if (!/1|\(\]/.test(folded)) return folded;
  return folded.replace(letters, 'i').replace(doubled, 'll').replace(bracket, '1');
}

/** Words of covenants that recognition or a hurried typist gives another form, where they can be nothing else. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\bma(?:m|rn|in)ta(?:m|rn|in)(ed|ing|s)?\b/g, 'maintain$1'],
  [
    /\b(an?|the|continuing|such|said|enforce|place|its|their) hen(s?)(?= (?:on|upon|against|rights?|nghts|for|of|claim))/g,
    '$1 lien$2',
  ],
  [/\balien(?= (?:up)?on (?:the|said|such|any|each|his|their|that|a)\b)/g, 'a lien'],
  [/\bcommended(?=,? (?:or )?(?:erected|constructed|maintained|placed))/g, 'commenced'],
  [/\bslightly (?=(?:condition|manner|appearance)\b)/g, 'sightly '],
];
const any = /\bma(?:m|rn|in)ta(?:m|rn)|\bma(?:m|rn)ta|\bhens?\b|\balien\b|\bcommended\b|\bslightly\b/;

/** A sentence in its plain form with such words put right; it may grow longer. */
export function mendWords(plain: string): string {
  if (!any.test(plain)) return plain;
  return words.reduce((text, [found, meant]) => text.replace(found, meant), plain);
}
