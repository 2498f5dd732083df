import type { Doc } from '../model.ts';
import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { type Part, partNamed } from './parts.ts';
import { unitOf } from './pick-figure.ts';
import type { Run } from './printed-lines.ts';

/** One line of a sum: its label as printed, what it counts as in dollars (less than zero where it is taken off), its place. */
export interface Term {
  readonly label: string;
  readonly amount: number;
  readonly runs: readonly Run[];
}

/** A printed total that its terms do not come to, in dollars. All of them stand on one page. */
interface Mismatch {
  readonly total: Term;
  readonly terms: readonly Term[];
  /** What the terms come to. */
  readonly sum: number;
}

interface Found extends Mismatch {
  /** The entries of the terms and, last, of the total. */
  readonly entries: readonly Entry[];
}

/** Fewer lines than this tell too little: another line of the table may have been read as words. */
const leastLines = 3;
/** Whoever prints a total miscounts by less than this share of it: what is farther off was misread here. */
const farthestOff = 0.5;
const totalOf = /^total (?:of )?(.+)$|^(.+) total$/;
/** What a total is of: 'grounds' of 'total grounds'. */
function nameOf({ label }: Entry): string | undefined {
  const named = totalOf.exec(label);
  return named?.[1] ?? named?.[2];
}
const stem = (word: string) => word.replace(/(?:es|s)$/, '');
const stems = (text: string) => new Set((text.match(/[a-z]{3,}/g) ?? []).map(stem));

/** Whether a total names the heading that its lines stand under: 'total grounds' under 'grounds and pool'. */
function belongs(name: string, heading: string): boolean {
  const [own, over] = [stems(name), stems(heading)];
  return own.size > 0 && [...own].every((word) => over.has(word));
}

const figures = ({ figures: all }: Entry) => all.filter(({ percent }) => !percent);
const amounts = (entry: Entry) => figures(entry).map(({ value }) => value);
/** What comes of other lines and is none of its own. */
const isReckoned = ({ label }: Entry) =>
  /\b(?:sub-?total|total|net|balance|gross profit|surplus|deficit|excess|carried forward)\b/.test(label);
const grandTotal =
  /^(?:grand )?total (?:annual |operating |common )?(?:expenses?|expenditures|disbursements|income|revenues?|receipts)$/;
/** Columns whose figures need not come to the one under them. */
const notAdded = /%|percent|\bper\b|\b(?:rate|ratio|share|quantity|qty|units?|average)\b/;

/** Lines are rounded on their own when a statement prints whole dollars. */
const tolerance = (all: readonly number[]) => (all.every(Number.isInteger) ? all.length * 0.6 : 0.05);

/** What is taken off is often printed without a sign. */
const takenOff =
  /^\W*less\b|\b(?:discounts?|vacancy|allowances?|bad debts?|uncollectible|write[- ]?offs?|concessions?)\b/;

/** The amount of a line in a column as it counts in the total: added, or taken off where it may be. */
const counted = (entry: Entry, at: number, off: boolean) => {
  const amount = amounts(entry)[at] ?? 0;
  return off && takenOff.test(entry.label) ? -Math.abs(amount) : amount;
};

/** How many of the last terms come to a total in a column; 0 where no run of them down to the total does. */
function runTo(terms: readonly Entry[], total: Entry, at: number): number {
  const amount = amounts(total)[at] ?? 0;
  for (const off of [false, true]) {
    const seen = [amount];
    let sum = 0;
    for (const [i, term] of terms.toReversed().entries()) {
      const value = counted(term, at, off);
      seen.push(value);
      sum += value;
      if (Math.abs(sum - amount) <= tolerance(seen)) return i + 1;
    }
  }
  return 0;
}

/** Where a line has no figure in some column, which column the others stand in is not certain. */
const aligned = (terms: readonly Entry[], total: Entry) =>
  terms.every((term) => figures(term).length === figures(total).length);

/** A total that no run of its terms comes to, where that is certain. */
function compare(terms: readonly Entry[], total: Entry): Found | null {
  const onPage = terms.every(({ row }) => row.page === total.row.page);
  if (terms.length < leastLines || !onPage || !aligned(terms, total)) return null;
  const columns = figures(total).map((figure, at) => ({ at, fits: runTo(terms, total, at) > 0, figure }));
  const wrong = columns.filter(({ fits, figure }) => !fits && !notAdded.test(figure.header));
  const [first] = wrong;
  // Of several columns one may be wrong; where none comes out, these are not the lines that were added up.
  if (!first || (columns.length > 1 && wrong.length === columns.length)) return null;
  const { at } = first;
  const term = (entry: Entry, off: boolean): Term => ({
    label: entry.name.replace(/[\s.:$|*_]+$/, ''),
    amount: counted(entry, at, off),
    runs: entry.runs,
  });
  const told = [false, true].map((off) => terms.map((entry) => term(entry, off)));
  const sums = told.map((list) => list.reduce((sum, { amount }) => sum + amount, 0));
  const whole = term(total, false);
  const nearer = Math.abs((sums[1] ?? 0) - whole.amount) < Math.abs((sums[0] ?? 0) - whole.amount) ? 1 : 0;
  const sum = sums[nearer] ?? 0;
  if (Math.abs(sum - whole.amount) > Math.abs(whole.amount) * farthestOff) return null;
  return { total: whole, terms: told[nearer] ?? [], sum, entries: [...terms, total] };
}

/** The lines since a side of a statement (income, expenses) began; those under a total that came out are that total alone. */
class Side {
  private terms: { readonly entry: Entry; readonly heading: number }[] = [];
  private headings = 0;
  /** Whether every total on this side has come out. */
  private sure = true;

  beginHeading(): void {
    this.headings += 1;
  }

  add(entry: Entry): void {
    this.terms.push({ entry, heading: this.headings });
  }

  /** What was reckoned from lines that are not known: those before it are no term of a later total. */
  close(): void {
    this.terms = [];
    this.sure = false;
  }

  /** Takes a total in. `whole` where it is the side's own, else it is that of the lines under the last heading. */
  total(entry: Entry, whole: boolean): Found | null {
    const all = this.terms.map((term) => term.entry);
    const own = this.terms.filter(({ heading }) => heading === this.headings).map((term) => term.entry);
    const terms = whole ? all : own;
    const run = aligned(terms, entry) ? runTo(terms, entry, 0) : 0;
    const out =
      run > 0 && amounts(entry).every((_, at) => runTo(terms.slice(-run), entry, at) === run) ? run : 0;
    const certain = whole
      ? this.sure && (own.length === all.length || !belongs(nameOf(entry) ?? '', entry.under))
      : !own.some(isReckoned);
    const wrong = out === 0 && certain ? compare(terms, entry) : null;
    if (out === 0) this.sure = false;
    this.terms.length -= out || terms.length;
    this.add(entry);
    return wrong;
  }
}

function balances(list: readonly Entry[]): Found[] {
  const assets = list.findLast(({ label }) => /^total assets$|^assets total$/.test(label));
  const others = list.findLast(({ label }) =>
    /^(?:total )?liabilities,? (?:and|&) .{0,30}\b(?:equity|balances?|capital)(?: total)?$/.test(label),
  );
  if (!assets || !others || assets.row.page !== others.row.page || others.row.start < assets.row.end)
    return [];
  const [owned, owed] = [amounts(assets), amounts(others)];
  if (owned.length !== owed.length) return [];
  const at = owned.findIndex((amount, i) => Math.abs(amount - (owed[i] ?? 0)) > 1);
  const [amount, sum] = [owned[at], owed[at]];
  if (amount === undefined || sum === undefined) return [];
  const [total, term] = [
    { label: assets.name, amount, runs: assets.runs },
    { label: others.name, amount: sum, runs: others.runs },
  ];
  return [{ total, terms: [term], sum, entries: [others, assets] }];
}

const sumOfMoney = /\$ ?\d|\d,\d{3}\b|\d\.\d\d\b/;

/** Whether money stands between the lines of a total, or right before them, that was read as words: a line may be missing. */
function hasUnread(doc: Doc, list: readonly Entry[], { entries: rows }: Found): boolean {
  const [first, total] = [rows[0]?.row, rows.at(-1)?.row];
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

/**
 * The totals of a document's tables that their own lines do not add up to. A total's terms stand on its page, between the
 * same headings and on the same side: income never counts among expenses, and the lines of a total that came out count
 * once, as that total. What is not certain is left out.
 */
export function wrongSums(doc: Doc): Mismatch[] {
  const list = entries(doc);
  const found: Found[] = [];
  const emptyLines = new Set<string>();
  let heading = '';
  let part: Part | null = null;
  let side = new Side();
  for (const entry of list) {
    if (entry.part !== part) {
      part = entry.part;
      side = new Side();
    }
    // A line of zeros is no heading of its own.
    if (entry.under !== heading && !emptyLines.has(entry.under)) {
      heading = entry.under;
      side.beginHeading();
    }
    if (amounts(entry).every((value) => value === 0)) emptyLines.add(entry.label);
    const name = nameOf(entry);
    const whole = grandTotal.test(entry.label) && part !== null && partNamed(entry.label) === part;
    if (whole || (name && belongs(name, heading))) {
      const wrong = side.total(entry, whole);
      if (wrong) found.push(wrong);
    } else if (isReckoned(entry)) side.close();
    else side.add(entry);
  }
  const unit = unitOf(doc);
  const inDollars = (term: Term): Term => ({ ...term, amount: term.amount * unit });
  const certain = found.filter((mismatch) => !hasUnread(doc, list, mismatch));
  return [...certain, ...balances(list)].map(({ total, terms, sum }) => ({
    total: inDollars(total),
    terms: terms.map(inDollars),
    sum: sum * unit,
  }));
}
