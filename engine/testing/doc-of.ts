import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import type { Doc } from '../model.ts';
import { linesOfText } from '../structure/printed.ts';

/** A document of one page for a rule's test: one printed line for each '\n', cells of a row separated by '\t'. */
export function docOf(text: string, type?: DocumentType): Doc {
  return readDoc([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], type);
}
