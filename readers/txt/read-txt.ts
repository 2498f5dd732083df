import type { Page } from '#contract/page.ts';
import { pagesOfText } from '../pages-of-text.ts';
import { rowOfCells } from '../row-of-cells.ts';
import { seenIn, type TextLine, tidyLine } from '../write-text-page.ts';
import { joinBetweenStrokes } from './cells-between-strokes.ts';
import { joinCells } from './cells-on-lines.ts';
import { decodeText } from './decode-text.ts';
import { lineWithPlaces, widthOf } from './places.ts';
import { splitValues } from './separated-values.ts';

/** A dollar sign at the left edge of its column: '$     4,500'. */
const farSign = /\$ {2,}(?=[(\d.-])/g;
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
  const sheets = parts.map((part) => sheetOf(part.split('\n')));
  // The columns of a table that goes on behind a form feed stand in the same places there.
  const widest = Math.max(...sheets.map(({ width }) => width));
  return pagesOfText(sheets.map(({ lines, width }) => lines.map((line) => readLine(line, width && widest))));
}

/**
 * The lines of a part with the cells of its tables put into rows, however they were pasted. Where its columns are set with
 * blanks the lines are as printed, `width` letters wide; else 0.
 */
function sheetOf(printed: readonly string[]): { lines: readonly string[]; width: number } {
  const values = splitValues(printed);
  if (values) return { lines: values.map((row) => row.split('\t').map(tidyLine).join('\t')), width: 0 };
  const lines = joinCells(joinBetweenStrokes(printed)).map(seenIn);
  const width = widthOf(lines);
  if (width > 0) return { lines, width };
  const clean = (text: string) => tidyLine(withoutMarks(text.replace(farSign, '$ ')));
  const pasted = pastedRows(lines);
  return {
    lines: lines.map((line, at) => (pasted.has(at) ? rowOfCells(line.split('\t').map(clean)) : clean(line))),
    width,
  };
}

const leastRows = 3;
const leastTabs = 2;
/**
 * Which lines were pasted from a spreadsheet, which puts as many tabs into each row as its columns ask for, so that two side by
 * side stand around an empty cell. Whoever sets columns with tabs puts more behind a short word.
 */
function pastedRows(lines: readonly string[]): ReadonlySet<number> {
  const tabs = lines.map((line) => line.split('\t').length - 1);
  const found = new Set<number>();
  for (let from = 0, to = 0; from < lines.length; from = to) {
    to = from + 1;
    while (to < lines.length && tabs[to] === tabs[from]) to += 1;
    const isPasted = (tabs[from] ?? 0) >= leastTabs && to - from >= leastRows;
    for (let at = from; isPasted && at < to; at += 1) found.add(at);
  }
  return found;
}

/** What Markdown puts around words that it shows as a link or bold, and tags within a line: nobody sees them. */
const marks = [
  /(?<!!)\[([^[\]]+)\]\((?:[^()\s]+|[/#][^()]*)\)/g,
  /\*\*(?=\S)([^*]{1,400})(?<=\S)\*\*/g,
  /<\/?(?:sup|sub|b|i|em|strong|u|span|small|font)(?:\s[^<>]{0,200})?>()/gi,
];
const withoutMarks = (line: string): string =>
  /[*[<]/.test(line) ? marks.reduce((text, mark) => text.replace(mark, '$1'), line) : line;

function readLine(line: string, width: number): TextLine {
  const placed = width > 0 ? lineWithPlaces(line, width) : { text: line };
  return { ...placed, heading: HEADING.exec(placed.text)?.[1]?.length ?? 0, bold: false };
}
