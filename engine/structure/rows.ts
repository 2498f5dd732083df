import type { Block, Cell, Row } from '../model.ts';
import type { Cleaned, Paragraph } from './clean.ts';
import { figureOf } from './figures.ts';
import type { PrintedLine } from './printed-line.ts';
import type { CellRange } from './row-shape.ts';

/** No table that people print has so many columns; each row's cells are held against every column. */
const mostCells = 300;

/** The lines that are, or may be, rows of a table. */
export function rows(cleaned: Cleaned, paragraphs: readonly Paragraph[]): Row[] {
  const found: Row[] = [];
  for (const paragraph of paragraphs) {
    const line = paragraph.lines[0];
    if (!paragraph.row || !line) continue;
    const ranges = cellsOf(line, paragraph.cells);
    if (ranges.length > mostCells) continue;
    const cells = ranges.map((range) => cellAt(line, range, paragraph.start));
    const { start, end } = paragraph;
    const page = cleaned.source.pages[line.page]?.number ?? 1;
    found.push({ index: found.length, start, end, page, label: labelIn(cells), cells });
  }
  return found;
}

function cellsOf(line: PrintedLine, cells: readonly CellRange[] | null): readonly CellRange[] {
  return line.row ? betweenTabs(line.text) : (cells ?? [{ from: 0, to: line.text.length }]);
}

const betweenTabs = (text: string): readonly CellRange[] =>
  Array.from(text.matchAll(/[^\t]+/g), ({ index, 0: cell }) => ({ from: index, to: index + cell.length }));

function cellAt(line: PrintedLine, { from, to }: CellRange, at: number): Cell {
  const text = line.text.slice(from, to);
  // Lines with boxes stand on their page in one piece.
  const shift = line.pieces[0]?.start ?? 0;
  const own = line.words.filter(([start, end]) => start < shift + to && end > shift + from);
  return {
    start: at + from,
    end: at + to,
    text,
    left: own[0]?.[2] ?? null,
    right: own.at(-1)?.[3] ?? null,
    figure: figureOf(text),
  };
}

/** '$2,970 est: $2,970', '$600/mo': a cell that opens with an amount is no part of the label. */
const amount = /^\$ ?\d/;
/** '15 to 20', 'to 40': the years that a part of the property lasts. */
const years = /^(?:\d{1,2} ?(?:to|[-–]) ?|to )\d{1,2}\+?$/;

/** The words before the figures, an account's number before them included but no sum, dot leaders and dollar signs left out. */
function labelIn(cells: readonly Cell[]): string {
  const first = cells.findIndex(({ figure }) => figure === null);
  if (first < 0 || first > 1) return '';
  const figures = cells.findIndex(
    ({ figure, text }, i) =>
      i > first && (figure !== null || amount.test(text.trim()) || years.test(text.trim())),
  );
  return cells
    .slice(amount.test(cells[0]?.text.trim() ?? '') ? first : 0, figures < 0 ? first + 1 : figures)
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/(?:[.\s_]{3,}|[\s$|]+)$/, '')
    .trim();
}

/** Where the cells of a row stand in the cleaned text; null for running text. */
export function cellsIn({ start, row, lines: [line, second] }: Paragraph): Block['cells'] | null {
  if (!line || second || !(row || line.tabled) || !line.text.includes('\t')) return null;
  return betweenTabs(line.text).map(({ from, to }) => ({ start: start + from, end: start + to }));
}
