import type { Doc, Row } from '../model.ts';
import { type Entry, entries } from './entries.ts';
import { unitOf } from './pick-figure.ts';

/** A printed total that its lines do not come to, in dollars. `rows` are the lines and, last, the total. */
export interface Mismatch {
  /** The total's label as printed. */
  readonly label: string;
  readonly printed: number;
  readonly sum: number;
  readonly rows: readonly Row[];
}

/** Fewer lines than this tell too little: another line of the table may have been read as words. */
const leastLines = 3;
const totalOf = /^total (?:of )?(.+)$|^(.+) total$/;
const stem = (word: string) => word.replace(/(?:es|s)$/, '');
const stems = (text: string) => new Set((text.match(/[a-z]{3,}/g) ?? []).map(stem));

/** Whether a total names the heading that its lines stand under: 'total grounds' under 'grounds and pool'. */
function belongs(name: string, heading: string): boolean {
  const [own, over] = [stems(name), stems(heading)];
  return own.size > 0 && [...own].every((word) => over.has(word));
}

const amounts = ({ figures }: Entry) => figures.filter(({ percent }) => !percent).map(({ value }) => value);
const isTotal = ({ label }: Entry) => /\b(?:sub-?total|total|net|balance)\b/.test(label);

/** Lines are rounded on their own when a statement prints whole dollars. */
const tolerance = (figures: readonly number[]) =>
  figures.every(Number.isInteger) ? figures.length * 0.6 : 0.05;

/** What is taken off is often printed without a sign. */
const takenOff =
  /^\W*less\b|\b(?:discounts?|vacancy|allowances?|bad debts?|uncollectible|write[- ]?offs?|concessions?)\b/;

/** The amounts of a line as they count in the total: both ways where it may be taken off. */
const signed = (lines: readonly Entry[], off: boolean) =>
  lines.map((line) =>
    amounts(line).map((value) => (off && takenOff.test(line.label) ? -Math.abs(value) : value)),
  );

/** As `compareAs`, with what may be taken off both added and taken off: one of the two suffices. */
function compare(lines: readonly Entry[], total: Entry): Mismatch | null {
  const added = compareAs(lines, total, signed(lines, false));
  return added && lines.some(({ label }) => takenOff.test(label))
    ? compareAs(lines, total, signed(lines, true))
    : added;
}

function compareAs(
  lines: readonly Entry[],
  total: Entry,
  columns: readonly (readonly number[])[],
): Mismatch | null {
  const printed = amounts(total);
  // Where a line has no figure in some column, which column the others stand in is not certain.
  if (lines.length < leastLines || columns.some((line) => line.length !== printed.length)) return null;
  for (const [at, amount] of printed.entries()) {
    const figures = columns.map((line) => line[at] ?? 0);
    const allowed = tolerance([...figures, amount]);
    let sum = 0;
    // A line of another block may stand above: any run of lines down to the total may be its own.
    const fits = figures.toReversed().some((figure) => {
      sum += figure;
      return Math.abs(sum - amount) <= allowed;
    });
    if (!fits) {
      const rows = [...lines, total].map(({ row }) => row);
      return { label: total.name, printed: amount, sum, rows };
    }
  }
  return null;
}

/** The blocks of one side of a budget: totals that their own lines come to, and lines in none of them. */
interface Parts {
  proved: Entry[];
  loose: Entry[];
  /** Whether all blocks since the last grand total come out. */
  sure: boolean;
}
const noParts = (): Parts => ({ proved: [], loose: [], sure: true });
const leastParts = 2;
const grandTotal =
  /^(?:grand )?total (?:annual |operating |common )?(?:expenses?|expenditures|disbursements|income|revenues?|receipts)$/;

const comesTo = (lines: readonly Entry[], total: Entry) =>
  amounts(total).every((amount, at) => {
    const figures = lines.map((line) => amounts(line)[at] ?? Number.NaN);
    const sum = figures.reduce((left, value) => left + value, 0);
    return Math.abs(sum - amount) <= tolerance([...figures, amount]);
  });

/** A grand total that neither its blocks alone nor its blocks with the lines after them come to. */
function comparePartsWith({ proved, loose }: Parts, total: Entry): Mismatch | null {
  const [printed] = amounts(total);
  const all = [...proved, ...loose];
  const width = amounts(total).length;
  if (printed === undefined || all.some((entry) => amounts(entry).length !== width)) return null;
  if (comesTo(all, total) || comesTo(proved, total)) return null;
  const at = amounts(total).findIndex((amount, i) => {
    const figures = all.map((entry) => amounts(entry)[i] ?? 0);
    return Math.abs(figures.reduce((a, b) => a + b, 0) - amount) > tolerance([...figures, amount]);
  });
  if (at < 0) return null;
  const sum = all.reduce((left, entry) => left + (amounts(entry)[at] ?? 0), 0);
  return {
    label: total.name,
    printed: amounts(total)[at] ?? 0,
    sum,
    rows: [...all, total].map(({ row }) => row),
  };
}

function balances(list: readonly Entry[]): Mismatch[] {
  const assets = list.findLast(({ label }) => /^total assets$|^assets total$/.test(label));
  const others = list.findLast(({ label }) =>
    /^(?:total )?liabilities,? (?:and|&) .{0,30}\b(?:equity|balances?|capital)(?: total)?$/.test(label),
  );
  const [owned, owed] = [assets && amounts(assets), others && amounts(others)];
  if (!assets || !others || !owned || !owed || owned.length !== owed.length) return [];
  const at = owned.findIndex((amount, i) => Math.abs(amount - (owed[i] ?? 0)) > 1);
  const [printed, sum] = [owned[at], owed[at]];
  if (printed === undefined || sum === undefined) return [];
  return [{ label: assets.name, printed, sum, rows: [others.row, assets.row] }];
}

const sumOfMoney = /\$ ?\d|\d,\d{3}\b|\d\.\d\d\b/;

/** Whether money stands between the lines of a total, or right before them, that was read as words: a line may be missing. */
function hasUnread(doc: Doc, list: readonly Entry[], { rows }: Mismatch): boolean {
  const [first, total] = [rows[0], rows.at(-1)];
  if (!first || !total) return false;
  const before = list.findLast(({ row }) => row.end <= first.start);
  let at = before?.row.end ?? 0;
  for (const { start, end } of doc.rows) {
    if (end <= at) continue;
    if (sumOfMoney.test(doc.source.text.slice(at, Math.min(start, total.start)))) return true;
    if (start >= total.start) return false;
    at = end;
  }
  return false;
}

/** The totals of a document's tables that their own lines do not add up to. Tables that are not certain are left out. */
export function wrongSums(doc: Doc): Mismatch[] {
  const list = entries(doc);
  const found: Mismatch[] = [];
  const emptyLines = new Set<string>();
  let heading = '';
  let lines: Entry[] = [];
  let parts = noParts();
  for (const entry of list) {
    // A line of zeros is no heading of its own.
    if (entry.under !== heading && !emptyLines.has(entry.under)) {
      heading = entry.under;
      lines = [];
    }
    if (amounts(entry).every((value) => value === 0)) emptyLines.add(entry.label);
    const named = totalOf.exec(entry.label);
    const name = named?.[1] ?? named?.[2];
    const grand = grandTotal.exec(entry.label);
    if (grand && parts.proved.length >= leastParts) {
      const wrong = parts.sure ? comparePartsWith(parts, entry) : null;
      if (wrong) found.push(wrong);
      [parts, lines] = [noParts(), []];
    } else if (name && belongs(name, heading)) {
      const wrong = compare(lines, entry);
      if (wrong) found.push(wrong);
      if (wrong || lines.length === 0) parts.sure = false;
      else if (lines.length < leastLines && !comesTo(lines, entry)) parts.sure = false;
      parts.proved.push(entry);
      // Its own lines are the last of the loose ones; those before them stay loose.
      parts.loose.length -= lines.length;
      lines = [];
    } else if (isTotal(entry)) {
      lines = [];
      parts = grand ? noParts() : { ...parts, sure: false };
    } else {
      lines.push(entry);
      parts.loose.push(entry);
    }
  }
  const unit = unitOf(doc);
  const certain = found.filter((mismatch) => !hasUnread(doc, list, mismatch));
  return [...certain, ...balances(list)].map((m) => ({ ...m, printed: m.printed * unit, sum: m.sum * unit }));
}
