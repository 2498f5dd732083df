import type { DocumentType } from '#contract/document-type.ts';

/** Words of file names, in lower case with spaces for everything between words. 'by laws' and 'bylaws' are one. */
const cues: readonly (readonly [DocumentType, RegExp])[] = [
  ['cc_and_r', /\b(?:cc ?r ?s?|cc and rs?|c c r s?|ccandrs?|covenants?|declarations?|deed restrictions?)\b/],
  ['bylaws', /\bby ?laws?\b/],
  ['minutes', /\b(?:\w*minutes|meeting notes)\b/],
  // 'The Reserve at Elm Park' is the name of a place.
  ['reserves', /\breserves\b|\breserve (?:stud(?:y|ies)|funds?|analysis|report|plan|schedule|update)\b/],
  ['budget', /\bbudgets?\b/],
  [
    'financial',
    /\b(?:financials?|balance sheet|(?:income|profit) (?:and )?(?:statement|loss)|p l|treasurers?|year end|ytd|audit)\b/,
  ],
  ['rules', /\b(?:\w*rules|regulations?|handbook|polic(?:y|ies)|guidelines?)\b/],
];

/**
 * What a document is by the name of its file; null where the name does not tell, or tells two things. A name is what
 * somebody called it: good enough to offer, not to choose.
 */
export function guessType(fileName: string): DocumentType | null {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');
  const found = cues.filter(([, pattern]) => pattern.test(words));
  return found.length === 1 && found[0] ? found[0][0] : null;
}
