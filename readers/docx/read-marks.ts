import type { Block } from '../pages-of-text.ts';
import { type Element, elements, textOf } from './parse-xml.ts';

/** What a page's margin says of the whole document's force. */
const mark =
  /\b(?:draft|proposed|preliminary|unapproved|superseded|not (?:yet )?(?:adopted|approved|final))\b/i;
const longest = 90;

function* words(element: Element): Generator<string> {
  for (const node of elements(element)) {
    if (node.name === 't') yield textOf(node);
    // Word's watermarks are drawings with their words in an attribute.
    else if (node.name === 'textpath') yield `${node.attributes.string ?? ''} `;
    else if (node.name === 'tab' || node.name === 'br') yield ' ';
    else yield* words(node);
  }
}

function* paragraphs(element: Element): Generator<string> {
  for (const node of elements(element)) {
    if (node.name === 'p') yield [...words(node)].join('').replace(/\s+/g, ' ').trim();
    else yield* paragraphs(node);
  }
}

/**
 * The lines of headers, footers and watermarks that call the document a draft or a proposal, each once. All else in the
 * margins comes again on every page and is left out.
 */
export function readMarks(margins: readonly Element[]): Block[] {
  const lines = new Set(margins.flatMap((margin) => [...paragraphs(margin)]));
  return [...lines]
    .filter((line) => line.length <= longest && mark.test(line))
    .map((text) => ({ kind: 'line', line: { text, heading: 0, bold: false } }));
}
