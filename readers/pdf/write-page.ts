import type { Line, Page, Word } from '#contract/page.ts';
import type { Piece } from './form-words.ts';
import type { PrintedLine } from './read-table.ts';

/** Gaps in type sizes. From CELL_GAP on, two words stand in different cells; below TOUCHING they are one word. */
const CELL_GAP = 1;
/** Typewriters set wide blanks, and two of them where a line is to end at the margin. */
const BLANKS_IN_CELL_GAP = 2.6;
const FEWEST_BLANKS = 30;
const STRETCHED = 1.8;
const AMOUNTS_GAP = 0.2;
const TOUCHING = 0.12;
const OVERLAP = 0.5;
const SMALL = 0.8;
const AMOUNT = /^[($-]*(?:\$-?|\d{1,3},\d{3}|\d+\.\d\d)[\d,.)%-]*$/;
const BEGINS_AMOUNT = /^[(-]?(?:[\d.]|-$)/;

/** The page's text and lines from its printed lines, which come in reading order. Width and height in points. */
export function writePage(
  number: number,
  printed: PrintedLine[],
  width: number,
  height: number,
): Omit<Page, 'readable'> {
  let text = '';
  const lines: Line[] = [];
  const widest = widestBlank(printed);
  for (const { pieces, cells, row } of printed) {
    if (lines.length > 0) text += '\n';
    const start = text.length;
    const words: Word[] = [];
    const cellGap = cellGapOf(pieces, widest);
    for (const [index, piece] of pieces.entries()) {
      const between = index === 0 ? '' : cells.has(piece) ? '\t' : separator(pieces, index, cellGap);
      text += between;
      const from = text.length;
      text += piece.text;
      const last = words.at(-1);
      if (between === '' && last !== undefined) {
        last[1] = text.length;
        last[2] = Math.min(last[2], fraction(piece.left, width));
        last[3] = Math.max(last[3], fraction(piece.right, width));
      } else words.push([from, text.length, fraction(piece.left, width), fraction(piece.right, width)]);
    }
    const line = { start, end: text.length, ...describe(pieces, width, height), heading: 0, words };
    lines.push(row ? { ...line, row } : line);
  }
  return { number, text, lines, size: { width: round(width, 100), height: round(height, 100) } };
}

/** What stands between a piece and the one before it. */
function separator(pieces: Piece[], index: number, cellGap: number): '' | ' ' | '\t' {
  const before = pieces[index - 1];
  const piece = pieces[index];
  if (before === undefined || piece === undefined) return '';
  const size = Math.max(piece.size, before.size);
  const gap = (piece.u0 - before.u1) / size;
  // The text of a table's cell goes on below; elsewhere one word lies over the other.
  if (gap < -OVERLAP) return ' ';
  // Ledgers set the dollar sign at the left edge of the amount's cell.
  if (before.text === '$' && BEGINS_AMOUNT.test(piece.text)) return '';
  if (!piece.spaced && gap < TOUCHING) return isNoteMark(before, piece) ? ' ' : '';
  if (gap > cellGap) return '\t';
  const next = pieces[index + 1];
  const opensCell = piece.text === '$' && next !== undefined && next.u0 - piece.u1 > CELL_GAP * size;
  // A row of a ledger ends in its columns of amounts, however narrow.
  const amounts = AMOUNT.test(before.text) && pieces.slice(index).every(({ text }) => AMOUNT.test(text));
  return (opensCell || amounts) && gap > AMOUNTS_GAP ? '\t' : ' ';
}

/** A raised figure is the mark of a footnote: joined to '$500' it would make another amount of it. */
function isNoteMark(before: Piece, piece: Piece): boolean {
  const raised = piece.size < before.size * SMALL && piece.v < before.v - 0.2 * before.size;
  return raised && /^\d+$/.test(piece.text) && /[\d.,%)]$/.test(before.text);
}

/** The widest gap on the page that can be a blank between two words, by what most of its gaps are. In type sizes. */
function widestBlank(printed: PrintedLine[]): number {
  const gaps: number[] = [];
  for (const { pieces } of printed) {
    for (let index = 1; index < pieces.length; index += 1) {
      const gap = gapBefore(pieces, index);
      if (gap > TOUCHING && gap < CELL_GAP * 1.5) gaps.push(gap);
    }
  }
  if (gaps.length < FEWEST_BLANKS) return CELL_GAP;
  const usual = Float64Array.from(gaps).sort()[gaps.length >> 1] ?? 0;
  return Math.max(CELL_GAP, usual * BLANKS_IN_CELL_GAP);
}

/** A justified line of few words may stretch all its blanks alike beyond a cell's gap: then none of them is one. */
function cellGapOf(pieces: Piece[], widest: number): number {
  if (pieces.length < 5) return widest;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let index = 1; index < pieces.length; index += 1) {
    const gap = gapBefore(pieces, index);
    least = Math.min(least, gap);
    most = Math.max(most, gap);
  }
  return most < least * 1.3 ? widest * STRETCHED : widest;
}

/** The gap between a piece and the one before it, in type sizes. */
function gapBefore(pieces: Piece[], index: number): number {
  const piece = pieces[index];
  const before = pieces[index - 1];
  return piece === undefined || before === undefined ? 0 : (piece.u0 - before.u1) / piece.size;
}

function describe(pieces: Piece[], width: number, height: number): Pick<Line, 'box' | 'size' | 'bold'> {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = 0;
  let bottom = 0;
  let letters = 0;
  let bold = 0;
  const sizes = new Map<number, number>();
  for (const piece of pieces) {
    left = Math.min(left, piece.left);
    top = Math.min(top, piece.top);
    right = Math.max(right, piece.right);
    bottom = Math.max(bottom, piece.bottom);
    letters += piece.text.length;
    if (piece.bold) bold += piece.text.length;
    const size = round(piece.size, 10);
    sizes.set(size, (sizes.get(size) ?? 0) + piece.text.length);
  }
  return {
    box: [fraction(left, width), fraction(top, height), fraction(right, width), fraction(bottom, height)],
    size: commonest(sizes),
    bold: bold > letters / 2,
  };
}

function commonest(sizes: Map<number, number>): number {
  let best = 0;
  let count = 0;
  for (const [size, letters] of sizes) {
    if (letters > count) {
      best = size;
      count = letters;
    }
  }
  return best;
}

const fraction = (points: number, whole: number): number =>
  whole > 0 ? round(Math.min(1, Math.max(0, points / whole)), 10_000) : 0;

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;
