import { closingFigures, figureOf, figuresBeforeRemark, figuresIn, runOfFigures } from './figures.ts';
import { labelOf } from './labels.ts';

export interface CellRange {
  readonly from: number;
  readonly to: number;
}

const longestCell = 60;
const longestRow = 240;
/** So many short cells side by side are the names of columns, however long their line. */
const manyCells = 5;
/** A sheet of dozens of columns has rows as long as a paragraph. */
const meanCell = 36;
const proseWord =
  /\b(?:means?|shall|may|will|must|is|are|was|were|be|been|has|have|had|which|who|that|this|any|such|if|when|by|to|as|or|not)\b/;

/**
 * The cells of a line that is a row of a table; null where it is prose (a number and its text are no row, nor are two
 * sentences with a wide gap). `width` is how many figures the rows around a line without gaps have.
 */
export function rowCells(text: string, width = 0): CellRange[] | null {
  if (!text.includes('\t')) {
    if (text.length > longestRow * 2) return null;
    const cells = leadersAndFigures(text);
    return (cells?.length ?? 0) > width ? cells : (cellsByCount(text, width) ?? cells);
  }
  const cells = tabbed(text);
  if (text.length > Math.max(longestRow * 2, cells.length * meanCell)) return null;
  const label = labelOf(text);
  const words = cells.filter(({ from, to }, i) => i > 0 || to > (label?.length ?? 0) || from > 0);
  const figures = words.filter(
    (cell, i) => (i > 0 || label) && figureOf(text.slice(cell.from, cell.to)) !== null,
  );
  const longest = words.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  if (figures.length === 0) {
    const [title] = words;
    // '3.3. Annual Meeting. The ...' with wide gaps.
    if (label && title && /[.:]$/.test(text.slice(title.from, title.to))) return null;
    const widest = words.length >= manyCells ? Math.max(longestRow, words.length * meanCell) : longestRow / 2;
    if (words.length < 2 || longest > longestCell || text.length > widest) return null;
    return words.some((cell, i) => isProse(text.slice(cell.from, cell.to), i === words.length - 1))
      ? null
      : cells;
  }
  const prose = words.filter(
    ({ from, to }) => to - from > longestCell && proseWord.test(text.slice(from, to)),
  );
  return prose.length > 0 && (figures.length < 2 || longest > longestRow / 2) ? null : cells;
}

/** The time between two days: 'Notes for 6/10/2031 to 5/9/2032'. */
const span = /(\d) to (?=\d)/g;

/** A cell that is part of a sentence. */
function isProse(printed: string, last: boolean): boolean {
  const cell = printed.replace(span, '$1–');
  if (/^[,.;)]/.test(cell)) return true;
  if (/^[a-z]/.test(cell) && (/[.;]$/.test(cell) || (cell.length > 12 && proseWord.test(cell)))) return true;
  if (cell.length > 20 && !last && /[.:;,?!]["”’)]*$/.test(cell)) return true;
  return cell.length > 30 && (proseWord.test(cell) || /\b(?:of|the|and|or|for|a|an|in|to|by)$/.test(cell));
}

/** 'Postage (6250)' before sums with cents: the account's number. */
const accountNumber = /[a-z)] \(\d{3,6}\)$/i;
/** 'CD 1.05% 3/2031' before the cells of its row: what the account bears, and until when. */
const noSum = /%|\d\/\d/;
/** 'Air handlers (2)' before the cells of its row: how many there are. */
const countOfThings = /[a-z] \(\d{1,2}\)$/i;
const withCents = /^\t[^\t]*\d\.\d\d\)?(?:\t|$)/;

const goesOn = /\b(?:of|at|than|per|over|under|by|plus|through|to)\s*$/i;

/** Cells between tabs, a lone '$' with the figure after it, several figures in one cell told apart. */
function tabbed(text: string): CellRange[] {
  const cells: CellRange[] = [];
  let sign = -1;
  for (const match of text.matchAll(/[^\t]+/g)) {
    const lead = match[0].length - match[0].trimStart().length;
    let from = match.index + lead;
    let to = match.index + match[0].trimEnd().length;
    if (from >= to) continue;
    if (sign >= 0) from = sign;
    sign = -1;
    const own = text.slice(from, to);
    const open = /(?:^|\s)\$$/.exec(own);
    if (open && to < text.length) {
      sign = to - 1;
      to = from + open.index;
      if (to <= from) continue;
    }
    const parts = figuresIn(text.slice(from, to));
    if (parts && parts.length > 1)
      for (const part of parts) cells.push({ from: from + part.from, to: from + part.to });
    else {
      const numbered =
        (accountNumber.test(own) && withCents.test(text.slice(to))) ||
        (countOfThings.test(own) && to < text.length);
      const closing =
        from === sign || cells.length > 0 || numbered ? -1 : closingFigures(text.slice(from, to));
      // 'Dues receivable, net of an allowance of $2,000' is one label where figures follow in cells of their own.
      const tail =
        to < text.length &&
        (noSum.test(text.slice(from + Math.max(0, closing), to)) ||
          goesOn.test(text.slice(from, from + Math.max(0, closing))))
          ? -1
          : closing;
      if (tail > 0) cells.push(...labelAndFigures(text, from, from + tail, to));
      else cells.push({ from, to });
    }
  }
  if (sign >= 0) cells.push({ from: sign, to: sign + 1 });
  return cells;
}

function labelAndFigures(text: string, from: number, split: number, to: number): CellRange[] {
  const label = text.slice(from, split).trimEnd();
  const figures = figuresIn(text.slice(split, to)) ?? [{ from: 0, to: to - split }];
  return [
    { from, to: from + label.length },
    ...figures.map((part) => ({ from: split + part.from, to: split + part.to })),
  ].filter((cell) => cell.from < cell.to);
}

/** 'Transfer to Reserves' is the label of a row like any other. */
const setAside =
  /^(?:transfers?|contributions?|allocations?|additions?|deposits?|provision) to (?:the )?(?:\w+ )?reserves?\b/;

/** 'Insurance .......... 4,500.00' and 'Insurance 4,500.00'. */
function leadersAndFigures(text: string): CellRange[] | null {
  if (text.length > longestRow) return null;
  const led = /(?:\.{4}|(?:\.\s){3}|_{4})\s*(\d{1,6})$/.exec(text);
  const split = led?.[1] ? text.length - led[1].length : closingFigures(text);
  const remark = split < 0 ? figuresBeforeRemark(text) : null;
  if (remark && !proseWord.test(text.slice(0, remark.from).toLowerCase()) && /^["“(]?[A-Z\d]/.test(text)) {
    return [
      ...labelAndFigures(text, 0, remark.from, remark.to),
      { from: remark.to + text.slice(remark.to).search(/\S/), to: text.trimEnd().length },
    ];
  }
  // 'Section 1.01' is no amount.
  if (split < Math.max(1, labelOf(text)?.length ?? 0)) return null;
  const label = text.slice(0, split).trim();
  const leader = /(?:\.{3,}|(?:\s\.){3,}|_{3,})$/.test(label);
  const several = (figuresIn(text.slice(split))?.length ?? 0) > 1;
  const words = label.toLowerCase();
  const prose =
    several || setAside.test(words)
      ? proseWord.test(words.replace(/ (?:to|or) /g, ' '))
      : proseWord.test(words);
  if (!leader && (label.length > 48 || !/^["“(]?[A-Z\d]/.test(label) || prose)) return null;
  const end = several ? /[;,?!]$/ : /[.;,?!]$/;
  if (!/[A-Za-z]/.test(label) || end.test(label.replace(/\.{2,}$/, ''))) return null;
  return labelAndFigures(text, 0, split, text.length);
}

/** A label and as many figures as the rows around have, whatever they look like: 'Postage 90 - 75'. */
function cellsByCount(text: string, width: number): CellRange[] | null {
  if (width < 2) return null;
  const run = runOfFigures(text);
  const figures = run.slice(-width);
  const label = text.slice(0, figures[0]?.from).trimEnd();
  if (figures.length < width || (label === '' && run.length > width)) return null;
  if (year.test(text.slice(figures[0]?.from, figures[0]?.to))) return null;
  if (label.length > longestCell || (label !== '' && !/^["“(]?[A-Z\d].*[A-Za-z]{2}/.test(label))) return null;
  if (proseWord.test(label.toLowerCase().replace(/ (?:to|or) /g, ' '))) return null;
  return label === '' ? figures : [{ from: 0, to: label.length }, ...figures];
}

const year = /^(?:19|20)\d\d$/;

/** So many rows of the same number of figures make a table. */
const leastRows = 3;

/** How many figures most lines end in that no gaps cut into cells; 0 where no number prevails. */
export function widthOf(lines: readonly string[]): number {
  const runs = lines.flatMap((text) => {
    const run = text.length > longestRow || text.includes('\t') ? [] : runOfFigures(text);
    return run.length > 1 && /[$,.]/.test(text.slice(run[0]?.from)) ? [run.length] : [];
  });
  const [most] = [...Map.groupBy(runs, (count) => count)].toSorted((a, b) => b[1].length - a[1].length);
  return most && most[1].length >= leastRows && most[1].length > runs.length / 2 ? most[0] : 0;
}
