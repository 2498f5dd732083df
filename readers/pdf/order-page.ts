import { closeUp } from './close-up.ts';
import { dropDoubles } from './drop-doubles.ts';
import type { Grid } from './find-tables.ts';
import { formRows, formSegments } from './form-rows.ts';
import { formWords, type Piece } from './form-words.ts';
import type { Glyph } from './read-glyphs.ts';
import { type PrintedLine, readTable } from './read-table.ts';
import { splitColumns } from './split-columns.ts';

/** Text that leans less than this (degrees) is a crooked scan's upright text. */
const LEAN = 12;
/** In type sizes: what is set further apart stands in another column or cell. */
const SEGMENT_GAP = 1;

/**
 * The page's lines in reading order, each from left to right. What runs at another angle than most of the page
 * (a watermark, a stamp in the margin) follows after the rest, in lines of its own.
 */
export function orderPage(glyphs: Glyph[], grids: Grid[]): PrintedLine[] {
  const byAngle = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const angle = groupAngle(glyph.style.angle);
    const group = byAngle.get(angle);
    if (group === undefined) byAngle.set(angle, [glyph]);
    else group.push(glyph);
  }
  const groups = [...byAngle].sort((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  return groups.flatMap(([angle, members]) =>
    orderPieces(dropDoubles(formWords(members, angle)), angle === 0 ? grids : []),
  );
}

/**
 * The lines of words that all run one way, in reading order. Tables drawn with lines cut the page across: what stands
 * above one is read before it.
 */
export function orderPieces(pieces: Piece[], grids: Grid[]): PrintedLine[] {
  const lines: PrintedLine[] = [];
  let rest = pieces;
  for (const grid of grids) {
    const table = readTable(grid, rest);
    if (table === undefined) continue;
    lines.push(
      ...orderFlow(rest.filter((piece) => !table.taken.has(piece) && piece.v < grid.top)),
      ...table.lines,
    );
    rest = rest.filter((piece) => !table.taken.has(piece) && piece.v >= grid.top);
  }
  return [...lines, ...orderFlow(rest)];
}

function orderFlow(pieces: Piece[]): PrintedLine[] {
  return splitColumns(formSegments(pieces, SEGMENT_GAP))
    .flatMap(formRows)
    .map((row) => ({ pieces: closeUp(row.pieces), cells: new Set(), row: false }));
}

function groupAngle(angle: number): number {
  const quarter = (Math.round(angle / 90) * 90) % 360;
  const lean = Math.abs(((angle - quarter + 540) % 360) - 180);
  return lean < LEAN ? quarter : (Math.round(angle / 5) * 5) % 360;
}
