import type { Page } from '#contract/page.ts';
import { pagesOfText } from '../pages-of-text.ts';
import { type TextLine, tidyLine } from '../write-text-page.ts';
import { joinBetweenStrokes } from './cells-between-strokes.ts';
import { joinCells } from './cells-on-lines.ts';
import { decodeText } from './decode-text.ts';
import { type MarkedLine, markEmptyCells } from './empty-cells.ts';
import { splitValues } from './separated-values.ts';

const HEADING = /^(#{1,6})\s+\S/;

/**
 * The pages of a text file: one for each form feed, else of about 3,000 characters (see pagesOfText). Undefined where
 * the bytes are not text.
 */
export function readTxt(bytes: Uint8Array): Page[] | undefined {
  const text = decodeText(bytes);
  if (text === undefined) return undefined;
  const parts = text.replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n').split('\f');
  if (parts.length > 1 && parts.at(-1)?.trim() === '') parts.pop();
  return pagesOfText(parts.map((part) => rowsOf(part.split('\n')).map(readLine)));
}

/** The lines of a part with the cells of its tables put into rows, however they were pasted. */
const rowsOf = (lines: readonly string[]): readonly MarkedLine[] =>
  splitValues(lines)?.map((text) => ({ text, marked: true })) ??
  markEmptyCells(joinCells(joinBetweenStrokes(lines)));

function readLine({ text: line, marked }: MarkedLine): TextLine {
  const text = marked ? line.split('\t').map(tidyLine).join('\t') : tidyLine(line);
  return { text, heading: HEADING.exec(text)?.[1]?.length ?? 0, bold: false };
}
