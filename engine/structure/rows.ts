import type { Cell, Row } from '../model.ts';
import type { Cleaned } from './clean.ts';
import type { PrintedLine } from './printed.ts';

/** The lines that are, or may be, rows of a table. */
export function rows(cleaned: Cleaned): Row[] {
  const found: Row[] = [];
  for (const paragraph of cleaned.paragraphs) {
    const line = paragraph.lines[0];
    if (!paragraph.row || !line) continue;
    const cells = cellsOf(line, paragraph.start);
    const label = cells[0] && cells[0].figure === null ? cells[0].text : '';
    const { start, end } = paragraph;
    found.push({
      index: found.length,
      start,
      end,
      page: cleaned.source.pages[line.page]?.number ?? 1,
      label,
      cells,
    });
  }
  return found;
}

function cellsOf(line: PrintedLine, at: number): Cell[] {
  const cells: Cell[] = [];
  for (const match of line.text.matchAll(/[^\t]+/g)) {
    const text = match[0].trim();
    if (!text) continue;
    const start = match.index + match[0].indexOf(text);
    const own = line.words.filter(
      (word) => word[0] >= line.start + start && word[1] <= line.start + start + text.length,
    );
    cells.push({
      start: at + start,
      end: at + start + text.length,
      text,
      left: own[0]?.[2] ?? null,
      right: own.at(-1)?.[3] ?? null,
      figure: figureOf(text),
    });
  }
  return cells;
}

/** The figure that a cell holds: '$ 1,200', '(350)', '1,957-', '-', '45%'; null where it holds words. */
export function figureOf(cell: string): number | null {
  const text = cell.replaceAll(/[\s$]/g, '');
  if (/^[-–—]$/.test(text)) return 0;
  const match = /^(\()?([-–—])?(\()?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?%?(-)?\)?$/.exec(text);
  if (!match || (match[4] === undefined && match[5] === undefined)) return null;
  const value = Number(`${(match[4] ?? '0').replaceAll(',', '')}${match[5] ?? ''}`);
  return match[1] || match[2] || match[3] || match[6] ? -value : value;
}
