import { firstWhere } from '../first-where.ts';
import type { Block, Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { yearsIn } from './pick-figure.ts';

/** A statement of the reserves or of one project is no budget of another year. */
const ofPart = /\b(?:reserves?|capital|replacement|special|project)\b/i;
/** So far before its first row a statement's title stands. */
const titleReach = 300;

/** '2030 Actuals' or '2031 Approved Budget', on a line of its own over a table. */
const titleOfYear =
  /^(?:[^\n\d]{0,60}\b(?:association|hoa|condominiums?|community|inc\.?) )?\W{0,9}((?:19|20)\d\d) (?:actuals?|(?:(?:approved|proposed|adopted|final|annual|operating) )*budget)\W*$/gim;

/** The year of such a title between an entry and the one before it. */
function titledYear({ source }: Doc, list: readonly Entry[], at: number): number | null {
  const from = list[at - 1]?.row.end ?? 0;
  const over = source.text.slice(from, list[at]?.row.start ?? from);
  const year = [...over.matchAll(titleOfYear)].at(-1)?.[1];
  return year ? Number(year) : null;
}

/** Where each statement begins: at its income, after the expenses of the one before, or the other way about. */
function beginnings(doc: Doc): { at: number; from: number }[] {
  const found = [{ at: 0, from: 0 }];
  const list = entries(doc);
  const parts = list.flatMap(({ part }) => part ?? []);
  const isTurned = parts[0] === 'expenses' && parts.at(-1) === 'income';
  const opening = isTurned ? 'expenses' : 'income';
  for (const [at, entry] of list.entries()) {
    const before = list[at - 1];
    if (before && titledYear(doc, list, at) !== null) {
      found.push({ at, from: before.row.end });
      continue;
    }
    if (!before || entry.part !== opening || before.part === opening || before.part === null) continue;
    const from = Math.max(before.row.end, entry.row.start - titleReach);
    if (!ofPart.test(doc.source.text.slice(from, entry.row.start)) && !entry.ofReserves)
      found.push({ at, from });
  }
  return found;
}

/** 'Annual Budget' on a line of its own. */
const titleOfBudget =
  /^\W*(?:(?:19|20)\d\d |annual |operating |approved |adopted |proposed |final )*budget(?: (?:for )?(?:19|20)\d\d)?\W*$/im;
/** The rows of a budget that follows the statements of what happened, each with the text over the first of them. */
export const budgetsBehind: (doc: Doc) => ReadonlyMap<Entry, string> = oncePerDoc((doc) => {
  const list = entries(doc);
  const starts = doc.type === 'financial' ? beginnings(doc) : [];
  const found = starts.slice(1).flatMap(({ at, from }, i) => {
    const title = doc.source.text.slice(from, list[at]?.row.start);
    const rows = titleOfBudget.test(title) ? list.slice(at, starts[i + 2]?.at) : [];
    return rows.map((entry) => [entry, title] as const);
  });
  return new Map(found);
});

/** What stands between rows of figures and is no sentence: titles, and the heads of columns. */
const titles = oncePerDoc((doc: Doc): readonly Block[] => {
  const rows = new Set(entries(doc).map(({ row }) => row.start));
  const isSentence = ({ start, end, kind }: Block) =>
    kind === 'text' && /[a-z)]{2}\.(?:\s|$)/.test(doc.source.text.slice(start, end));
  return doc.blocks.filter((block) => !rows.has(block.start) && !isSentence(block));
});

/** The titles and heads between two places: notes in sentences and labels ('CD, matures 3/2033') speak of other years. */
function titlesIn(doc: Doc, from: number, to: number): string {
  const found: string[] = [];
  for (let at = firstWhere(titles(doc), ({ end }) => end > from); ; at++) {
    const block = titles(doc)[at];
    if (!block || block.start >= to) return found.join('\n');
    found.push(doc.source.text.slice(Math.max(block.start, from), Math.min(block.end, to)));
  }
}

/**
 * The rows of an older year's budget, where a document prints the budgets of several years one below the other. The year of
 * each is the latest that its own text names.
 */
export const olderStatements: (doc: Doc) => ReadonlySet<Entry> = oncePerDoc((doc) => {
  const starts = beginnings(doc);
  if (starts.length < 2) return new Set();
  const list = entries(doc);
  const statements = starts.map(({ at, from }, i) => {
    const next = starts[i + 1];
    const years = yearsIn(titlesIn(doc, from, next?.from ?? doc.source.text.length)).map(Number);
    const year = titledYear(doc, list, at) ?? (years.length > 0 ? Math.max(...years) : null);
    return { rows: list.slice(at, next?.at), year };
  });
  const latest = Math.max(...statements.map(({ year }) => year ?? 0));
  return new Set(statements.flatMap(({ rows, year }) => (year !== null && year < latest ? rows : [])));
});
