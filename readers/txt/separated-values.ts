/**
 * The library that reads sheets would read such a text too, but by a quotation mark that nobody closed it moves figures
 * into other columns, and a text that begins with 'TABLE' or '<' it takes for another format.
 */
import { isFigure } from './figures.ts';

/** So many lines, and so large a share of them, make a table of values with commas between. */
const fewestLines = 4;
const mostly = 0.8;
const fewestFigures = 3;

/** A comma before a blank, or within a number that no quotation marks keep together: 'Mowing $12,000'. */
const ofSentences = /, |(?:^|[ $(])\d{1,3},\d{3}(?!\d)/;
const quoted = /"[^"]*"/g;

/** The cells of a line, those in quotation marks with the commas in them; null where it ends within such marks. */
function cellsOf(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  let cell = '';
  let inQuotes = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (inQuotes && sign === '"' && line[at + 1] === '"') {
      cell += sign;
      at++;
    } else if (sign === '"' && (inQuotes || cell === '')) inQuotes = !inQuotes;
    else if (sign === ',' && !inQuotes) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return inQuotes ? null : [...cells, cell];
}

/**
 * The lines of a spreadsheet that was saved with commas between its values, with tabs instead; null where the text is none.
 * In sentences a blank follows a comma.
 */
export function splitValues(lines: readonly string[]): readonly string[] | null {
  const full = lines.filter((line) => line.trim() !== '');
  if (full.length < fewestLines || full.filter((line) => line.includes(',')).length < full.length * mostly)
    return null;
  const rows = lines.map(cellsOf);
  const told = rows.filter((row) => row?.some((cell) => cell.trim() !== ''));
  const widths = Map.groupBy(told, (row) => row?.length ?? 0);
  const [width, alike] = [...widths].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [0, []];
  const loose = full.filter((line) => ofSentences.test(line.replace(quoted, ''))).length;
  const figures = alike.filter((row) => row?.slice(1).some((cell) => isFigure(cell.trim()))).length;
  const fits = width > 1 && alike.length >= full.length * mostly && loose <= full.length * (1 - mostly);
  if (!fits || figures < fewestFigures) return null;
  return rows.map((row, at) =>
    row
      ? row
          .map((cell) => cell.trim())
          .join('\t')
          .trimEnd()
      : (lines[at] ?? ''),
  );
}
