import type { Doc, Row, Source } from '../model.ts';
import { isCapitals } from '../structure/layout.ts';
import { besideFigures } from './beside-figures.ts';
import { partNamed } from './parts.ts';
import { heightOf, linesOf, type Run } from './printed-lines.ts';
import { goesOnFrom } from './whole-rows.ts';

/** Lines of a row's label that are printed above and below its figures. */
interface Wrapped {
  readonly above: readonly Run[];
  readonly below: readonly Run[];
}

/** One printed line with its place; a row's own is that of its label. */
interface Piece extends Run {
  /** Where its block begins. */
  readonly block: number;
  readonly text: string;
  readonly row: Row | null;
  readonly page: number;
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly firstWord: number;
  readonly bold: boolean;
  readonly size: number;
  /** Where the row's figures begin. */
  readonly figures: number;
}

const sameLeft = 0.012;
const longestPiece = 60;

function* piecesIn(source: Source, run: Run, row: Row | null): Generator<Piece> {
  for (const { line, page, from, to, shift } of linesOf(source, run)) {
    const printed = source.pages[page];
    const place = printed && heightOf(printed, line);
    if (!place || from >= to) continue;
    const cell = row?.cells.find(({ figure }) => figure === null);
    const words = line.words.filter(([s, e]) => s >= from && e <= to);
    const own = cell ? words.filter(([, , left, right]) => inCell(cell, left, right)) : words;
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) continue;
    const amounts = row?.cells.flatMap(({ figure, left }) =>
      figure !== null && left !== null && left > last[3] - 0.001 ? [left] : [],
    );
    yield {
      block: run.start,
      start: from + shift,
      end: to + shift,
      text: row ? row.label : printed.text.slice(from, to),
      row,
      page,
      ...place,
      left: first[2],
      right: last[3],
      firstWord: first[3] - first[2],
      bold: line.bold,
      size: line.size,
      figures: amounts && amounts.length > 0 ? Math.min(...amounts) : 0,
    };
    if (row) return;
  }
}

/** A label that opens with the number of an account or a part has no line before it. */
const account = /^\d{4,6}(?:-\d{2,4})*\s+[A-Z]|^\d{3,6} - [A-Z]/;
/** Nor is a line that opens with one, or with how much there is of a part ('48,000 sf - drives'), part of another's label. */
const ownLine = /^\d{3,6} - [A-Z]|^\d[\d,.]* (?:s\.?f|l\.?f|s\.?y|sq|lin|ea)\b/i;

/** A page's title over its first row is no line of that row's label. */
const title =
  /\b(?:19|20)\d\d (?:\w+ ){0,2}budget\b|\bbudget (?:for )?(?:fy ?)?(?:19|20)\d\d\b|\bbalance sheet\b|\b(?:income|financial) statement\b|\bas of \d|\bfiscal year\b|, (?:19|20)\d\d$| \d{1,2}\/\d{1,2}\/\d{2,4}$/i;

/** 'Total Operating', over 'Expense', is no total yet. */
const openTotal = /\b(?:total|net) operating$/i;

const inCell = (cell: Row['cells'][number], left: number, right: number) =>
  left >= (cell.left ?? 0) - 0.001 && right <= (cell.right ?? 1) + 0.001;

/** Whether a line may be part of the label of a row: it stands in the label's column and looks like it. */
function mayBelong(piece: Piece, row: Piece): boolean {
  return (
    row.figures > 0 &&
    piece.page === row.page &&
    Math.abs(piece.left - row.left) < sameLeft &&
    piece.right < row.figures &&
    Math.abs(piece.size - row.size) < 0.6 &&
    piece.text.length <= longestPiece &&
    !/[.:;!?]$/.test(piece.text) &&
    (openTotal.test(row.text) ||
      (piece.bold === row.bold && partNamed(piece.text.toLowerCase()) === undefined)) &&
    !title.test(piece.text) &&
    !ownLine.test(piece.text) &&
    isCapitals(piece.text) === isCapitals(row.text)
  );
}

/** 'net of allowance / of $9,500', 'Curbs and / walks': a row that goes on, indented, with a small word or behind one. */
const hangs = (upper: Piece, lower: Piece): boolean =>
  lower.figures > 0 &&
  upper.page === lower.page &&
  (/^(?:of|and|or|for|to|in|on|net|less)\b/.test(lower.text) ||
    /(?:[&,/]|\b(?:of|and|the))$/.test(upper.text)) &&
  lower.left - upper.left > sameLeft / 4 &&
  lower.left - upper.left < widestIndent &&
  upper.text.length <= longestPiece &&
  !/[.:;!?]$/.test(upper.text) &&
  near(upper, lower);
const widestIndent = 0.06;

const near = (upper: Piece, lower: Piece) => lower.top - upper.top < 2 * Math.max(upper.height, lower.height);

/** The right edges of the lines of a column of labels, the two widest. */
function widths(rows: readonly Piece[], texts: readonly Piece[], of: Piece): [number, number] {
  let [first, second] = [0, 0];
  const add = (right: number) => {
    if (right > first) [first, second] = [right, first];
    else if (right > second) second = right;
  };
  // Totals in bold type reach over the columns beside.
  for (const row of rows)
    if (Math.abs(row.left - of.left) < sameLeft && row.figures > 0 && row.bold === of.bold) add(row.right);
  for (const text of texts) if (mayBelong(text, of)) add(text.right);
  return [first, second];
}

/** A line was broken before the next word only where that word would not have fitted into the column. */
function broken(upper: Piece, lower: Piece, [first, second]: readonly [number, number]): boolean {
  const widest = upper.row === null && upper.right === first ? second : first;
  return upper.right + lower.firstWord + 0.004 > widest && near(upper, lower);
}

/** How many of the lines between two rows belong to the upper one, by the widest gap; null where all are equal. */
function cutAt(lines: readonly Piece[]): number | null {
  const steps = lines.slice(1).map((line, i) => line.top - (lines[i]?.top ?? 0));
  const most = Math.max(...steps);
  return most - Math.min(...steps) < 0.08 * most ? null : steps.indexOf(most);
}

interface Gap {
  readonly upper: Piece | null;
  readonly texts: readonly Piece[];
  readonly lower: Piece | null;
}

function gapsOf(pieces: readonly Piece[]): Gap[] {
  const gaps: Gap[] = [];
  let upper: Piece | null = null;
  let texts: Piece[] = [];
  for (const piece of pieces) {
    if (!piece.row) {
      texts.push(piece);
      continue;
    }
    if (texts.length > 0) gaps.push({ upper, texts, lower: piece });
    upper = piece;
    texts = [];
  }
  if (texts.length > 0) gaps.push({ upper, texts, lower: null });
  return gaps;
}

/** More lines than these between two rows are text of their own. */
const mostLines = 4;

/** No page of a table has more lines. */
const mostPieces = 1000;

interface Shares {
  readonly below: readonly Piece[];
  readonly above: readonly Piece[];
}

/** The lines that join the labels of the upper and the lower row, the first `cut` of them offered to the upper one. */
function share(
  { upper, lower }: Gap,
  own: readonly Piece[],
  cut: number,
  room: Rooms,
  sure: boolean,
): Shares {
  const below: Piece[] = [];
  for (const text of upper ? own.slice(0, cut) : []) {
    const before = below.at(-1) ?? upper;
    if (!upper || !before || !mayBelong(text, upper) || !broken(before, text, room.upper)) break;
    if (/\btotals?\b/i.test(text.text) || !(sure || goesOn(before, text))) break;
    below.push(text);
  }
  const above: Piece[] = [];
  for (const text of lower ? own.slice(cut).toReversed() : []) {
    if (!lower || account.test(lower.text)) break;
    if (above.length === 0 && hangs(text, lower)) {
      above.unshift(text);
      break;
    }
    if (!mayBelong(text, lower) || !broken(text, above[0] ?? lower, room.lower)) break;
    above.unshift(text);
  }
  return { below, above };
}

/** That a label goes on below its figures: a small letter or a bracket, or an upper line that cannot be its end. */
const goesOn = (upper: Piece, text: Piece) =>
  /^[a-z(&/]/.test(text.text) ||
  openTotal.test(upper.text) ||
  /(?:[-–&,/]|\b(?:of|to|and|for|the|or|in))$/.test(upper.text);

interface Rooms {
  readonly upper: readonly [number, number];
  readonly lower: readonly [number, number];
}

/** Where the gaps do not tell: the cut under which most lines find a label. */
function bestShare(gap: Gap, own: readonly Piece[], room: Rooms): Shares {
  const { upper, lower } = gap;
  const told = upper && lower ? cutAt([upper, ...own, lower]) : upper ? own.length : 0;
  if (told !== null) return share(gap, own, told, room, upper !== null && lower !== null);
  const cuts = [...own.keys(), own.length].map((cut) => share(gap, own, cut, room, false));
  const joined = ({ below, above }: Shares) => below.length + above.length;
  const [first] = cuts.toSorted((a, b) => joined(b) - joined(a));
  return first ?? { below: [], above: [] };
}

/**
 * Labels that are printed over several lines with the figures beside one of them, by the index of the row: its lines above
 * and below. A line counts as part of a label only where the next word would not have fitted beside it, so that headings stay
 * headings. `taken` are the starts of the blocks of such lines.
 */
export function wrappedLabels(doc: Doc): { labels: Map<number, Wrapped>; taken: Set<number> } {
  const beside = besideFigures(doc);
  const labels = new Map<number, Wrapped>(beside.labels);
  const taken = new Set(beside.taken);
  const none = [0, 0] as const;
  for (const page of piecesByPage(doc)) {
    const pieces = page.filter(({ block }) => !beside.taken.has(block));
    const rows = pieces.filter(({ row }) => row);
    const texts = pieces.filter(({ row }) => !row);
    if (rows.length === 0 || texts.length === 0 || pieces.length > mostPieces) continue;
    const groups = new Set(rows.flatMap(({ text }) => groupOf(text) ?? []));
    for (const gap of gapsOf(pieces)) {
      const { upper, lower } = gap;
      const own = gap.texts.filter(
        (text) =>
          (!groups.has(text.text.toLowerCase()) || openTotal.test(upper?.text ?? '')) &&
          ((upper && mayBelong(text, upper)) || (lower && (mayBelong(text, lower) || hangs(text, lower)))),
      );
      if (own.length === 0 || own.length > mostLines) continue;
      const room = {
        upper: upper ? widths(rows, texts, upper) : none,
        lower: lower ? widths(rows, texts, lower) : none,
      };
      const { above, below } = bestShare(gap, own, room);
      if (upper) add(labels, upper, { above: [], below });
      if (lower) add(labels, lower, { above, below: [] });
      for (const { block } of [...above, ...below]) taken.add(block);
    }
  }
  return { labels, taken };
}

/** The group that a row adds up, 'Site elements subtotal': a line of these words is its heading. */
const groupOf = (label: string): string | null =>
  /^(?:sub-?)?totals?:? (?:for |of )?(?=(.+)$)|^(.+?)[ :–-]{1,3}(?:sub-?)?totals?$/i
    .exec(label)
    ?.slice(1)
    .find((words) => words !== undefined)
    ?.toLowerCase() ?? null;

function piecesByPage(doc: Doc): Piece[][] {
  const rowAt = new Map(doc.rows.map((row) => [row.start, row]));
  const pages = new Map<number, Piece[]>();
  for (const block of doc.blocks) {
    const row = rowAt.get(block.start) ?? null;
    const [words] = row && goesOnFrom(doc.rows[row.index - 1], row) ? row.cells : [];
    for (const piece of piecesIn(doc.source, words ?? block, words ? null : row)) {
      const list = pages.get(piece.page);
      if (list) list.push(piece);
      else pages.set(piece.page, [piece]);
    }
  }
  return [...pages.values()];
}

function add(labels: Map<number, Wrapped>, { row }: Piece, { above, below }: Wrapped): void {
  if (!row || above.length + below.length === 0) return;
  const known = labels.get(row.index);
  labels.set(row.index, {
    above: [...above, ...(known?.above ?? [])],
    below: [...(known?.below ?? []), ...below],
  });
}
