const figure = /^\(?-?\$?\s?\(?-?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d|(?<=\$\s?)\d+)\)?%?$|^[-–—]$/;
const letters = /[A-Za-z]{2}/;
/** A row may be of a year or of some years. */
const years = /^(?:19|20)\d\d(?:\s?[-–]\s?(?:(?:19|20)\d\d|\d\d))?$/;
const columnWord =
  /\b(?:budget|actual|proposed|approved|variance|year|annual|month(?:ly)?|ytd|total|(?:19|20)\d\d)\b/i;
const longestLabel = 60;
/** Rows with as many figures as these are a table and no chance. */
const fewestRows = 5;
const mostFigures = 8;
/** Share of a text's lines that must be such rows. */
const mostly = 0.5;

interface Row {
  /** The label's line; those of its figures follow. */
  readonly at: number;
  readonly figures: number;
}

const isLabel = (line: string) => line.length <= longestLabel && (letters.test(line) || years.test(line));

/** Labels with the figures that stand below them, by index of the lines that are not empty. */
function rowsIn(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!isLabel(lines[at] ?? '')) continue;
    let to = at + 1;
    while (figure.test(lines[to] ?? '')) to++;
    const figures = to - at - 1;
    if (figures > 0 && figures <= mostFigures) rows.push({ at, figures });
    at = to - 1;
  }
  return rows;
}

/** How many lines before a row name its columns, the one over the labels included; 0 where none do. */
function headerBefore(lines: readonly string[], { at, figures }: Row): number {
  const names = lines.slice(Math.max(0, at - figures), at);
  const first = lines[at - figures - 1];
  if (figures < 2 || first === undefined || names.length < figures) return 0;
  if (![first, ...names].every((line) => isLabel(line) && !figure.test(line))) return 0;
  return names.every((name) => columnWord.test(name)) || /^(?:fiscal )?year$/i.test(first) ? figures + 1 : 0;
}

/**
 * The lines of a text whose tables were pasted with every cell on a line of its own, put together again: 'Water', '900.00',
 * '850.00' are one row, with a tab between its cells. A text that is no such table stays as it is.
 */
export function joinCells(lines: readonly string[]): readonly string[] {
  const full = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ text: line.trim(), index }]));
  const texts = full.map(({ text }) => text);
  const rows = rowsIn(texts);
  const often = Map.groupBy(rows, ({ figures }) => figures);
  const sure = rows.filter(({ figures }) => (often.get(figures)?.length ?? 0) >= fewestRows);
  const taken = sure.reduce((sum, { figures }) => sum + figures + 1, 0);
  if (sure.length < fewestRows || taken < texts.length * mostly) return lines;
  const joined = [...lines];
  const join = (from: number, count: number) => {
    const [first, ...rest] = full.slice(from, from + count);
    if (!first) return;
    joined[first.index] = [first, ...rest].map(({ text }) => text).join('\t');
    const last = rest.at(-1)?.index ?? first.index;
    for (let index = first.index + 1; index <= last; index++) joined[index] = '';
  };
  let end = 0;
  for (const row of sure) {
    const header = headerBefore(texts, row);
    if (header > 0 && row.at - header >= end) join(row.at - header, header);
    end = row.at + row.figures + 1;
    join(row.at, row.figures + 1);
  }
  return joined;
}
