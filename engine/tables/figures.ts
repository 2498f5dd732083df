import { monthBeginnings } from '../language/dates.ts';
import type { Row } from '../model.ts';
import { regex } from '../regex.ts';
import { isRange } from '../structure/figures.ts';

/** One figure of a table row. `left` and `right` are fractions of the page's width, null for formats without boxes. */
export interface Figure {
  readonly value: number;
  /** Where a cell gives a range ('15 to 20' years), its end; `value` is its beginning. */
  readonly upTo?: number;
  readonly percent: boolean;
  /** Offsets into Source.text. */
  readonly start: number;
  readonly end: number;
  readonly left: number | null;
  readonly right: number | null;
  /** Index of its cell in the row. */
  readonly cell: number;
}

/** 'Dec 31, 23' is a day. */
const named = regex.i`^\s*(?:as of )?(?:${monthBeginnings})[a-z]*\b`;
const figure =
  /(?<![\w.,/-])\(?\s?-?\$?\s?\(?-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?-?\s?\)?(?:\s?%)?(?![\w/%]|[.,]\d)|(?<=^|\s)[-–—](?=\s|$)/g;

function readFigure(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  if (!digits) return 0;
  const negative = /[(-]/.test(text);
  return negative ? -Number(digits) : Number(digits);
}

/** '(2030: $41,150)' behind a sum tells of another year. */
const ofOtherYear = /^\((?:in )?(?:19|20)\d\d:? /;

/** 'Assessments receivable, net of an allowance of $9,500': an amount that the label speaks of. */
const inLabel = /\b(?:of|at|than|per|over|under|by|plus) \$ ?[\d,.]+$/i;

/** '11200 - CIT CD 1.05% 3/2031': a name before the cells of its figures. */
const isName = /\b[A-Za-z]{3}/;

/** 'CD (6 mo.) $25,000': a bracket that words go on in makes no figure negative. */
const opensWords = /^\s?\([^)]*$/;

/** Share of a cell's letters that must be figures for it to be one of figures and not of words. */
const figureShare = 0.5;

/** 'Dues (4048)' beside sums with cents: an account with its number. */
const account = /(?:^|[a-z)] )\(\d{3,6}\)$/i;
const withCents = /\d\.\d\d\)?$/;

/** A cell that is one figure and nothing else, as most are: '84,500', '$1,250.00', '35%'. */
const plain = /^\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(%?)$/;
/** '$412 per month' */
const byPeriod =
  /^\$ ?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?)()(?: (?:per|a|each) | ?\/ ?)(?:month|mo\.?|quarter|qtr\.?|year|yr\.?)$/i;

/** From so many years to so many, beside other figures: '15 to 20', '8-12', 'to 35', '3 to 30+'. */
const years = /^(?:(\d{1,2}) ?(?:to|[-–]) ?|to )(\d{1,2})\+?$/;
/** A row of so many figures is no head that names ages, nor is one of nothing but figures and a sum. */
const leastBeside = 3;
const sum = /^\$ ?\d|^\d{1,3},\d{3}/;
function fillsColumns({ cells }: Row): boolean {
  if (cells.filter(({ text }) => plain.test(text)).length >= leastBeside) return true;
  const beside = cells.slice(1 + cells.findIndex(({ figure, text }) => figure === null && !years.test(text)));
  return (
    beside.some(({ text }) => sum.test(text)) &&
    beside.every(({ figure, text }) => figure !== null || years.test(text))
  );
}

/** '4010-000', '6100.10', '4010' in a cell of its own before the name: an account, and neither a sum nor a year. */
const code = /^(?!(?:19|20)\d\d$)(?:\d\d-)?\d{3,6}(?:[-.]\d{1,6})*$/;
export const opensWithCode = ({ cells: [first, name, next] }: Row): boolean =>
  code.test(first?.text.trim() ?? '') &&
  /^[A-Za-z].*[A-Za-z]/.test(name?.text.trim() ?? '') &&
  (next === undefined || next.figure !== null);

/** Headers, entries and pairs read the same rows. */
const made = new WeakMap<Row, readonly Figure[]>();

/**
 * The figures of a row in printed order. Several figures that stand too close to be cells of their own are told apart,
 * their edges by their share of the cell's characters.
 */
export function figuresOf(row: Row): readonly Figure[] {
  const known = made.get(row);
  if (known) return known;
  const found = read(row);
  made.set(row, found);
  return found;
}

function read(row: Row): Figure[] {
  const figures: Figure[] = [];
  const coded = opensWithCode(row);
  for (const [index, cell] of row.cells.entries()) {
    if (coded && index === 0) continue;
    const alone = plain.exec(cell.text) ?? byPeriod.exec(cell.text);
    if (alone) {
      figures.push({
        value: Number(alone[1]?.replaceAll(',', '')),
        percent: alone[2] !== '',
        start: cell.start,
        end: cell.end,
        left: cell.left,
        right: cell.right,
        cell: index,
      });
      continue;
    }
    const range = years.exec(cell.text.trim());
    if (range && fillsColumns(row)) {
      const [from, to] = [Number(range[1] ?? range[2]), Number(range[2])];
      if (from <= to) {
        const { start, end, left, right } = cell;
        figures.push({ value: from, upTo: to, percent: false, start, end, left, right, cell: index });
        continue;
      }
    }
    if (named.test(cell.text) || isRange(cell.text)) continue;
    if (index > 0 && ofOtherYear.test(cell.text)) continue;
    if (index === 0 && row.cells[1]?.figure != null && (inLabel.test(cell.text) || isName.test(cell.text)))
      continue;
    if (index <= 1 && account.test(cell.text) && withCents.test(row.cells[index + 1]?.text ?? '')) continue;
    const found = [...cell.text.matchAll(figure)].filter(([word]) => !opensWords.test(word));
    const taken = found.reduce((sum, m) => sum + m[0].replace(/\s/g, '').length, 0);
    if (taken < cell.text.replace(/[\s$|]/g, '').length * figureShare) continue;
    for (const m of found) {
      const from = m.index;
      const to = from + m[0].length;
      const { left, right } = cell;
      const placeOf = (at: number) =>
        left === null || right === null ? null : left + ((right - left) * at) / cell.text.length;
      figures.push({
        value: readFigure(m[0]),
        percent: m[0].includes('%'),
        start: cell.start + from,
        end: cell.start + to,
        left: placeOf(from),
        right: placeOf(to),
        cell: index,
      });
    }
  }
  return figures;
}

/** Two columns and what is between them need no names: the first is the year's. */
export const areCompared = ([first = 0, second = 0, third = 0, ...more]: readonly number[]) =>
  more.length === 0 && Math.abs(Math.abs(first - second) - Math.abs(third)) < 1;
