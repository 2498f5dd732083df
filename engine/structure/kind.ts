import type { DocumentType } from '#contract/document-type.ts';

const titles: readonly [DocumentType, RegExp][] = [
  ['reserves', /reserve (?:study|analysis|update)/i],
  ['bylaws', /\bby-?laws\b/i],
  ['cc_and_r', /declaration of|covenants,? conditions|cc&rs|protective covenants/i],
  ['minutes', /\bminutes\b|\bagenda\b/i],
  ['budget', /\bbudget\b/i],
  ['financial', /balance sheet|profit (?:&|and) loss|treasurer|financial statement|income statement/i],
  ['rules', /\brules\b|\bregulations\b|\bpolic(?:y|ies)\b|guidelines|handbook/i],
];

/** The document's kind, null where it cannot be told. */
export function detectType(text: string): DocumentType | null {
  const head = text.slice(0, 1500);
  let best: DocumentType | null = null;
  let at = head.length;
  for (const [type, pattern] of titles) {
    const found = head.search(pattern);
    if (found >= 0 && found < at) {
      best = type;
      at = found;
    }
  }
  return best;
}
