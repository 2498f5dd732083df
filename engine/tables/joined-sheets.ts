import type { Doc, Row, Source } from '../model.ts';
import type { Entry, HeadedFigure } from './entry.ts';
import { linesOf } from './printed-lines.ts';

/** So many rows must stand at the same height on both pages. */
const leastRows = 5;
/** Shares of the rows of either page that must; a row may have no figures under the last columns. */
const leastRight = 0.9;
const leastLeft = 0.6;
/** Of a page's height; rows of a sheet are printed farther apart than this. */
const sameHeight = 0.004;

/** Where a row's line begins, a fraction of its page's height; null where it has no place. */
function topOf(source: Source, { start, end }: Row): number | null {
  for (const { line } of linesOf(source, { start, end })) return line.box?.[1] ?? null;
  return null;
}

interface Placed {
  readonly entry: Entry;
  readonly top: number;
}

interface Sheet {
  readonly page: number;
  readonly rows: readonly Placed[];
  readonly labeled: boolean;
}

function sheetsOf(doc: Doc, list: readonly Entry[]): Sheet[] {
  return [...Map.groupBy(list, ({ row }) => row.page)].map(([page, own]) => {
    const rows = own.flatMap((entry) => {
      const top = topOf(doc.source, entry.row);
      // Years that stand over the columns are read as figures too.
      const years = entry.figures.every(
        ({ value }) => Number.isInteger(value) && value > 1950 && value < 2100,
      );
      return top === null || years ? [] : [{ entry, top }];
    });
    const named = rows.filter(({ entry }) => /[a-z]{2}/.test(entry.label)).length;
    return { page, rows, labeled: named > rows.length / 2 };
  });
}

/** The entry of the left sheet beside each entry of the right one; null where too few stand at the same height. */
function pairs(left: Sheet, right: Sheet): Map<Entry, Entry> | null {
  const found = new Map<Entry, Entry>();
  for (const { entry, top } of right.rows) {
    const beside = left.rows.find((other) => Math.abs(other.top - top) < sameHeight);
    if (beside && !/[a-z]{2}/.test(entry.label)) found.set(entry, beside.entry);
  }
  const fits = found.size >= right.rows.length * leastRight && found.size >= left.rows.length * leastLeft;
  return found.size >= leastRows && fits ? found : null;
}

/** Runs of pages that all have labels, or all have none, in order. */
function runsOf(sheets: readonly Sheet[]): Sheet[][] {
  const runs: Sheet[][] = [];
  for (const sheet of sheets) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before?.labeled === sheet.labeled && before.page + 1 === sheet.page) last.push(sheet);
    else runs.push([sheet]);
  }
  return runs;
}

/**
 * The entries of a sheet too wide for its paper, whose last columns a printer put on further pages without the labels: each row
 * has the figures of both pages. Other entries are as they were.
 */
export function joinSheets(doc: Doc, list: readonly Entry[]): readonly Entry[] {
  const runs = runsOf(sheetsOf(doc, list));
  const more = new Map<Entry, readonly Entry[]>();
  const taken = new Set<Entry>();
  for (const [i, rights] of runs.entries()) {
    const lefts = runs[i - 1];
    if (!lefts?.[0]?.labeled || rights[0]?.labeled || lefts.length !== rights.length) continue;
    const found = rights.map((right, at) => lefts[at] && pairs(lefts[at], right));
    if (found.some((each) => !each)) continue;
    for (const each of found)
      for (const [right, left] of each ?? []) {
        more.set(left, [...(more.get(left) ?? []), right]);
        taken.add(right);
      }
  }
  if (taken.size === 0) return list;
  // The newest figure of a row without a partner may stand alone on its line, which is no row.
  const halved = new Set([...more.keys()].map(({ row }) => row.page));
  return list
    .filter((entry) => !taken.has(entry) && (more.has(entry) || !halved.has(entry.row.page)))
    .map((entry) => {
      const beside = more.get(entry);
      if (!beside) return entry;
      const figures: HeadedFigure[] = [...entry.figures, ...beside.flatMap((other) => other.figures)];
      return { ...entry, figures, runs: [...entry.runs, ...beside.flatMap((other) => other.runs)] };
    });
}
