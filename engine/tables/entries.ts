import { inFull } from '../language/mended-words.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Row, Source } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { MISREAD } from '../structure/misread-amounts.ts';
import { headersOf } from './columns.ts';
import { type Account, type Entry, type HeadedFigure, ofActuals, unknown } from './entry.ts';
import { type Figure, figuresOf } from './figures.ts';
import { namesColumns } from './head-rows.ts';
import { joinSheets } from './joined-sheets.ts';
import { opening, type Part, partNamed } from './parts.ts';
import { hasBoxes } from './placed.ts';
import type { Run } from './printed-lines.ts';
import { wrappedLabels } from './wrapped-labels.ts';

const accounts: readonly (readonly [RegExp, Account])[] = [
  [
    /^(?:operating|checking|general)(?: (?:accounts?|funds?|cash|checking|bank|activity|summary))+(?: \([^()]{1,40}\))?$/,
    'operating',
  ],
  [
    /^(?:capital |replacement )?(?:reserves?|replacement)(?: (?:accounts?|funds?|cash|savings|bank|activity|summary|report|statement|status))+(?:[ ,:–-]+(?:(?:19|20)\d\d|as of .{4,20})| \([^()]{1,40}\))?$/,
    'reserve',
  ],
];
const accountNamed = (heading: string) => accounts.find(([form]) => form.test(heading))?.[1];

/** A summary of the reserves, in which headings of income and expenditures are the reserves' own. */
const reserveSummary =
  /^(?:capital |replacement )*(?:reserves?|replacement)(?: (?:accounts?|funds?))? (?:summary|activity|analysis|reconciliation|roll-?forward|cash flow)$|^(?:income statement|profit (?:&|and) loss|statement of (?:revenues?|operations|activities|income)[a-z &]{0,40}|income (?:&|and) expenses?|(?:operating )?budget)\W+(?:reserves?|replacement)(?: funds?)?\b/;

/** The title of a statement, which tells whose the rows under it are. */
const titleOfStatement = /^(?:balance sheet|income statement|profit (?:&|and) loss|statement of [a-z]+)\b/;

const longestHeading = 60;

/** A label in lower case, account numbers, leaders and dollar signs taken off. */
export function cleanLabel(label: string): string {
  const bare = fold(label)
    .replace(/^[\s|*•§]+/, '')
    .replace(/^(?:\d{3,6}(?![\d%])|\d{2}(?=[-.]\d{2}))(?:[-.]\d+)*\s*[-–:.·]?\s*/, '')
    .replace(/[\s.:$|*_(]+$/, '')
    .replace(/\s[-–—]$/, '')
    .replace(/(?<=[a-z)]) \((?!19|20)\d{3,6}\)$/, '')
    .replace(/\s+/g, ' ')
    .replace(shortReserve, 'reserve')
    .trim();
  return inFull(bare);
}

/** 'FCB Rsv CD', 'Res. CD 18M' */
const shortReserve =
  /\b(?:rsv|rsrv|resv|res(?=\.? (?:cds?|mma?|money|accts?|accounts?|savings|funds?|cash|checking)\b))\b\.?/g;

/** Whether places or tabs tell the columns of a row apart; one blank between figures tells of no column. */
const areApart = (row: Row, { text }: Source) =>
  hasBoxes(row) || text.slice(row.start, row.end).includes('\t');
/** Figures that are the same, or of which one is so large that the others are its shares. */
function agree(figures: readonly Figure[]): boolean {
  const [most = 0, ...rest] = [
    ...new Set(figures.flatMap(({ value, percent }) => (percent ? [] : Math.abs(value)))),
  ].toSorted((a, b) => b - a);
  return rest.every((value) => value > 0 && value < most / leastShare);
}
const leastShare = 100;
/** Figures that a scan misread are left in the label. */
const endsInSum =
  /(?:(?<!\b(?:of|at|than|per|over|under|by|plus) )\$ ?\d[\d,.]*|\d,\d{3}|\.\d\d|[$§|])[\s'|§$]*$/;

const difference = /differ|varian|\bvar\b|\bover\b|\bunder\b/;
const againstBudget = /\bbudget (?:vs\.?|versus|comparison|variance)|\b(?:vs\.?|versus) (?:the )?budget/;
const comparesWithBudget = oncePerDoc((doc: Doc) => againstBudget.test(fold(doc.source.text.slice(0, 900))));

/** A column that lost its name is the budget's where the title compares with one and the difference bears it out. */
function namedByDifference(doc: Doc, figures: HeadedFigure[]): HeadedFigure[] {
  return figures.map((figure, i) => {
    const [before, after] = [figures[i - 1], figures[i + 1]];
    const isCompared =
      figure.header === '' &&
      ofActuals.test(before?.header ?? '') &&
      difference.test(after?.header ?? '') &&
      Math.abs((before?.value ?? 0) - figure.value - (after?.value ?? 0)) < 1;
    return isCompared && comparesWithBudget(doc) ? { ...figure, header: 'budget' } : figure;
  });
}

const pair = /^(?:([^:]*\d): )?([^$]*[A-Za-z]{2}[^$]*?)[\s:]*(\$ ?[\d,]+(?:\.\d\d)?)$/;
/** 'Balances: Checking $11,204  Savings $63,880', where a cell holds both a name and its sum; those in cells by turns are `sidePairs`. */
function pairsOf({ cells }: Row) {
  let isInOne = false;
  const pairs: { heading?: string | undefined; name: string; run: Run; figure: Figure }[] = [];
  for (let at = 0; at < cells.length; at++) {
    const [cell, next] = [cells[at], cells[at + 1]];
    const last = next?.figure != null && cell?.figure === null ? next : cell;
    const [, heading, name, sum = ''] =
      pair.exec(last === next ? `${cell?.text} ${next?.text}` : (cell?.text ?? '')) ?? [];
    if (!cell || !last || !name) return [];
    if (last === next) at++;
    else isInOne = true;
    const { end, left, right } = last;
    const value = Number(sum.replace(/[^\d.]/g, ''));
    const figure = { value, percent: false, start: end - sum.length, end, left, right, cell: at };
    pairs.push({ heading, name, run: { start: cell.start, end }, figure });
  }
  return isInOne && pairs.length > 1 ? pairs : [];
}

/** Every row that holds a figure, in the document's order. */
export const entries: (doc: Doc) => readonly Entry[] = oncePerDoc((doc) =>
  withColumnSums(joinSheets(doc, read(doc))),
);

/** The entries with what all rows under the same heads come to in each column, so that one column answers for them all. */
function withColumnSums(list: readonly Entry[]): readonly Entry[] {
  const headsOf = ({ figures }: Entry) => figures.map(({ header }) => header).join('|');
  const sums = new Map<string, number[]>();
  for (const entry of list) {
    const known = sums.get(headsOf(entry)) ?? [];
    sums.set(
      headsOf(entry),
      entry.figures.map(({ value }, at) => (known[at] ?? 0) + Math.abs(value)),
    );
  }
  return list.map((entry) => ({
    ...entry,
    figures: entry.figures.map((figure, at) => ({
      ...figure,
      inColumn: sums.get(headsOf(entry))?.[at] ?? 0,
    })),
  }));
}

/** Receipts and disbursements between them leave a report in the account that it begins with. */
const closes = /^(?:ending|closing)\b.*\bbalance\b/;

function read(doc: Doc): Entry[] {
  const headers = headersOf(doc.source, doc.rows);
  const { labels, taken } = wrappedLabels(doc);
  const textOf = ({ start, end }: Run) => doc.source.text.slice(start, end);
  const rowAt = new Map(doc.rows.map((row) => [row.start, row]));
  const found: Entry[] = [];
  let under = '';
  let part: Part | null = null;
  let account: Account | null = null;
  let opened: Account | null = null;
  let ofReserves = false;
  const enter = (named: Part | undefined) => {
    const next = accountNamed(under);
    ofReserves = reserveSummary.test(under) || (ofReserves && !next);
    account = next ?? (named && !ofReserves ? null : account);
  };
  for (const block of doc.blocks) {
    if (taken.has(block.start)) continue;
    const row = rowAt.get(block.start);
    if (!row) {
      const text = doc.source.text.slice(block.start, block.end);
      // 'EXPENSES' and 'Insurance' under it may be one heading of two lines, with a title and a date above them.
      const lines = text.split('\n');
      const isPart = (line: string) => partNamed(cleanLabel(line)) !== undefined;
      const inner = lines.slice(0, -1).findLastIndex(isPart);
      // 'BALANCE SHEET' over 'ASSETS' is a title and a heading.
      const at =
        inner < 0 && !isPart(lines.join(' ')) && isPart(lines.at(-1) ?? '') ? lines.length - 2 : inner;
      const own = lines.slice(at + 1).join(' ');
      const title = lines.map(cleanLabel).findLast((line) => titleOfStatement.test(line));
      if (lines.length > 1 && title) ofReserves = reserveSummary.test(title);
      if (own.length <= longestHeading) {
        const over = at < 0 ? undefined : partNamed(cleanLabel(lines[at] ?? ''));
        under = cleanLabel(own);
        enter(over ?? partNamed(under));
        part = partNamed(under) ?? over ?? part;
      }
      continue;
    }
    // A line of which one figure was misread may answer with another's column.
    if (textOf(row).includes(MISREAD)) continue;
    const pairs = pairsOf(row);
    if (pairs.length > 0) {
      // 'Bank balances 12/31/2031: Checking $11,204 …' stands under a heading of its own.
      const own = cleanLabel(pairs[0]?.heading ?? '');
      const of = own
        ? { under: own, part: null, account: null, ofReserves: false }
        : { under, part, account, ofReserves };
      for (const { name, run, figure } of pairs)
        found.push({
          ...of,
          row,
          name,
          label: cleanLabel(name),
          runs: [run],
          figures: [{ ...figure, header: '' }],
        });
      continue;
    }
    const over = headers.get(row.index);
    const isMisread = !hasBoxes(row) && endsInSum.test(row.label);
    const isTold = areApart(row, doc.source) || over?.some(Boolean);
    const figures = namedByDifference(
      doc,
      figuresOf(row).map((figure, i, all) => ({
        ...figure,
        header: !isMisread && (isTold || agree(all)) ? (over?.[i] ?? '') : unknown,
      })),
    );
    const { above = [], below = [] } = labels.get(row.index) ?? {};
    const name = [...above.map(textOf), row.label, ...below.map(textOf)].join(' ').trim();
    // 'Cash - Reserve Total' under 'Cash - Reserve'
    const bare = cleanLabel(name);
    const label = under && bare === `${under} total` ? `total ${under}` : bare;
    const runs = [...above, { start: row.start, end: row.end }, ...below];
    if (opening.test(label)) opened = account;
    if (closes.test(label) && part === 'opening') part = null;
    if (figures.length > 0 && !namesColumns(row)) {
      const own = account ?? (closes.test(label) ? opened : null);
      found.push({ row, name, runs, label, under, part, account: own, ofReserves, figures });
      if (opening.test(label) && (!part || part === 'assets')) part = 'opening';
      else if (closes.test(label) && part !== 'income') part = 'assets';
    }
    if (figures.length === 0 || figures.every(({ value }) => value === 0)) {
      under = label || under;
      enter(partNamed(under));
      part = partNamed(under) ?? part;
    }
  }
  return found;
}
