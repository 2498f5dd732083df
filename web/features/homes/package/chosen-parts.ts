import type { DocumentType } from '#contract/document-type.ts';
import type { HomeDocumentRow } from '#contract/homes.ts';
import type { SplitBody } from '#contract/split.ts';

/** What becomes of the pages of a part: a document of that type, more of the document before it, or nothing. */
export type PartChoice = DocumentType | 'before' | 'out';

type Parts = HomeDocumentRow['parts'];

/** The documents that are to be made of the parts of a file, by what was chosen for each. */
export function chosenParts(parts: Parts, choices: readonly PartChoice[]): SplitBody['parts'] {
  const made: SplitBody['parts'] = [];
  let isOut = true;
  for (const [at, { first, last, document_type }] of parts.entries()) {
    const choice = choices[at] ?? document_type;
    const before = made.at(-1);
    if (choice === 'before') {
      // What belongs to a document that is left out goes with it.
      if (before !== undefined && !isOut) made[made.length - 1] = { ...before, last };
      continue;
    }
    isOut = choice === 'out';
    if (choice !== 'out') made.push({ first, last, document_type: choice });
  }
  return made;
}

/** 'page 7', or 'pages 8 to 10'. */
export const pagesInWords = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `page ${first}` : `pages ${first} to ${last}`;
