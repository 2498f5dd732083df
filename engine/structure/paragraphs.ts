import { type Label, labelOf } from './labels.ts';
import { isCapitals, isCentered, type Layout } from './layout.ts';
import { endsInLeader, leadsToAmount } from './leaders.ts';
import type { PrintedLine } from './printed-line.ts';
import { type CellRange, rowCells, widthOf } from './row-shape.ts';
import { titleCase } from './title-case.ts';

/** Printed lines that belong together: a paragraph, a list item, a heading or one row of a table. */
export interface Group {
  readonly lines: readonly PrintedLine[];
  readonly row: boolean;
  /** The cells of a row that its blanks and figures tell; null where the file itself says that it is a row. */
  readonly cells: readonly CellRange[] | null;
  readonly centered: boolean;
}

/** A colon that stands apart behind a word is a speck of the scan. */
const ended = /(?:[.;?!]|(?<![a-z][\t ]{1,4}):)[\s"”’')\]]*$/;
/** 'Appendix 2 – Map of the harbor' on top of a page: no sentence of the page before goes on so. */
const titleOfAnnex = /^(?:appendix|exhibit|schedule|attachment|addendum) \w{1,4} ?[–—:-] ?[A-Z].{3,70}$/i;
const endedItem = /(?:[,—–]|\b(?:and|or|and\/or))[\s"”’')\]]*$/;

/** What a year follows: 'Minutes of May 6th,' above '2031 at 7:00 pm', 'the roofs are due in' above '2031 at the latest'. */
const beforeYear =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,$|\w,? (?:in|since|until|through|during|by|from)$/i;
const yearAtStart = /^(?:19|20)\d\d\b/;

/** No sentence and no title ends in these, and no long line in those: 'an annual meeting of the' | 'Owners shall be held'. */
const unfinished =
  /[a-z] (?:the|an?|of|his|her|its|their|such|said)$|.{40}[a-z] (?:by|with|from|under|that|which|to|for|and|or)$/;

const titleOver =
  /^(?:[A-Z][a-z]+,?|and|of|for|&)(?: (?:[A-Z][a-z]+,?|and|of|for|&)){1,5}(?<! (?:and|of|for|&))$/;

interface Open {
  lines: PrintedLine[];
  row: boolean;
  cells: readonly CellRange[] | null;
  centered: boolean;
}

/** Joins printed lines to paragraphs. */
export function groupLines(lines: readonly PrintedLine[], layout: Layout): Group[] {
  const groups: Open[] = [];
  const unplaced = lines.filter(({ box, row }) => !box && !row);
  const widths = new Map(
    [...Map.groupBy(unplaced, ({ page }) => page)].map(([page, own]) => [
      page,
      widthOf(own.map(({ text }) => text)),
    ]),
  );
  let open: Open | undefined;
  for (const line of lines) {
    const last = open?.lines.at(-1);
    const width = line.box ? 0 : (widths.get(line.page) ?? 0);
    const cells = line.row ? null : rowCells(line.text, width);
    const isRow = line.row || line.tabled;
    const joins = open && last && !open.row && !last.tabled && !isRow && !begins(open, last, line, layout);
    // What ends in an amount after a space may be the end of a sentence as well as a row.
    const row =
      (line.row || cells !== null) &&
      !(joins && !line.text.includes('\t') && !leadsToAmount(line.text) && !(width > 1 && cells));
    if (open && joins && !row) open.lines.push(line);
    else {
      open = { lines: [line], row, cells, centered: isCentered(line, layout) };
      groups.push(open);
    }
  }
  return groups;
}

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** 'a board of seven' | '(7) directors': the figure in brackets is the number just said, not the mark of an item. */
function repeatsNumber(last: string, line: string): boolean {
  const figure = /^\((\d{1,2})\)\s+[a-z%]/i.exec(line)?.[1];
  const word = figure && words[Number(figure) - 1];
  return Boolean(word) && last.toLowerCase().endsWith(` ${word}`);
}

function begins(open: Open, last: PrintedLine, line: PrintedLine, layout: Layout): boolean {
  if (line.heading > 0 || last.heading > 0) return true;
  if (endsInLeader(last.text)) return true;
  if (repeatsNumber(last.text, line.text)) return false;
  const label = labelOf(line.text);
  const step = stepOf(last, line, layout);
  const done = ended.test(last.text);
  const room = roomAfter(last, line, layout);
  const full = room < (done ? 0 : slack);
  const goesOn = !done && /^[a-z]/.test(line.text) && !label;
  if (step === 'same') return false;
  if (step === 'next' && yearAtStart.test(line.text) && beforeYear.test(last.text)) return false;
  if (step !== 'far' && !label && /[a-z]-$/.test(last.text.slice(-2)) && /^[A-Za-z]/.test(line.text))
    return false;
  const apart = line.apart && !layout.doubled;
  // A title over a paragraph that begins in small letters, with a blank line between them.
  if (goesOn && apart && !layout.wrapped && open.lines.length === 1 && titleOver.test(last.text)) return true;
  if (goesOn && !isTitle(open, last, layout)) return step === 'far' && !full;
  if (goesOn && step !== 'far' && !apart && last.bold === line.bold) return false;
  if (unfinished.test(last.text) && step === 'next' && !apart && !label && !isTitle(open, last, layout))
    return false;
  if (!layout.wrapped) return step !== 'page' || done || !/^[a-z]/.test(line.text);
  if (step === 'far' || (apart && step !== 'page')) return true;
  if (step === 'page' && titleOfAnnex.test(line.text) && /[a-z]$/.test(line.text)) return true;
  if (label) return labelBegins(label, open, last, line, full, done);
  const title = isTitle(open, last, layout);
  if (isCentered(line, layout) !== isCentered(last, layout) && (title || !full || done)) return true;
  if (step === 'page') return done || !full;
  if (title && room > 0.04 && isCapitals(last.text) !== isCapitals(line.text)) return true;
  if (!full) return true;
  const indent = line.box && last.box ? line.box[0] - last.box[0] : 0;
  return done && indent > 0.015 && open.lines.length > 1;
}

/** May be a heading or part of one, by its look. */
function isTitle(open: Open, last: PrintedLine, layout: Layout): boolean {
  if (last.text.length > 90) return false;
  const bold = last.bold && layout.bold < 0.4;
  return (
    isCapitals(last.text) ||
    (open.lines.length <= 2 && (bold || open.centered)) ||
    (layout.size > 0 && last.size > layout.size * 1.2 && titleCase(last.text))
  );
}

function labelBegins(
  label: Label,
  open: Open,
  last: PrintedLine,
  line: PrintedLine,
  full: boolean,
  done: boolean,
): boolean {
  if (done || !full) return true;
  if (label.kind === 'bullet') return !/^[-–o]$/.test(label.number);
  const rest = line.text.slice(label.length);
  if (isCapitals(last.text) && isCapitals(rest)) return true;
  const indent = line.box && last.box ? Math.abs(line.box[0] - last.box[0]) : 0;
  if (
    label.kind === 'article' ||
    label.kind === 'section' ||
    label.kind === 'decimal' ||
    label.kind === 'exhibit'
  )
    return indent > 0.02 && /^["“A-Z]/.test(rest);
  if (indent > 0.012 && (open.lines.length > 1 || endedItem.test(last.text))) return true;
  return endedItem.test(last.text) && !line.box && /^\(?(?:1|a|i)\b/i.test(label.number) === false;
}

/** How a line follows the one before: on the same line, the next one, after a gap, or on another page or column. */
function stepOf(last: PrintedLine, line: PrintedLine, layout: Layout): 'same' | 'next' | 'far' | 'page' {
  if (last.page !== line.page) return 'page';
  if (!last.box || !line.box) return 'next';
  const step = line.box[1] - last.box[1];
  const height = line.box[3] - line.box[1];
  if (step < -height) return 'page';
  if (Math.abs(step) < 0.3 * height && line.box[0] >= last.box[2] - 0.01) return 'same';
  const pitch = layout.pages.get(line.page)?.pitch ?? 0;
  return step > Math.max(pitch * 1.35, height * 1.05) && pitch > 0 ? 'far' : 'next';
}

/** Share of a line's width that may stay empty though the sentence goes on. */
const slack = 0.15;

/** Share of the line's width that would be left if the next line's first word stood on it too. */
function roomAfter(last: PrintedLine, line: PrintedLine, layout: Layout): number {
  const first = line.text.search(/[\s\t]|$/);
  const page = layout.pages.get(last.page);
  if (!last.box || !page) return 1 - (last.text.length + first + 1) / Math.max(1, layout.width);
  const width = Math.max(0.1, page.right - page.left);
  const perCharacter = (last.box[2] - last.box[0]) / Math.max(1, last.text.length);
  return (page.right - last.box[2] - perCharacter * (first + 1)) / width - 0.01;
}
