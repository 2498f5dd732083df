import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry, HeadedFigure } from '../../tables/entry.ts';
import { unitOf } from '../../tables/pick-figure.ts';
import type { Run } from '../../tables/printed-lines.ts';
import { hasColumnBeside, numberOf, plainName, printedName } from './component-names.ts';
import { componentPages } from './component-pages.ts';

const columns = {
  useful:
    /\b(?:expected|service|estimated|est\.?|typical|normal|total|economic|design) life\b|\buseful\b|\blife (?:expectancy|span|cycle)\b|^life\b|\be?ul\b|\bnel\b|\b(?:frequency|cycle)\b/,
  remaining: /\brem(?:\.|aining|ain)?\b|\be?ru?l\b|\brel\b|\byears? left\b|\blife left\b|^left$/,
  cost: /\b(?:cost|price|amount|replacement|present dollars)\b/,
};
/** The year in which a part is due: 'Replace in', 'Next replacement', 'Year of replacement', '1st year of event'. */
const due = /\b(?:repl(?:\.|ace(?:ment)?)?|next|due)(?=$|[ .])|\byear of event$/;
const notDue = /\b(?:last|prior|previous|installed|built|service|age|cost|value|fund(?:ed|ing)?)\b/;
/** A study that gives a unit's cost, a phase's and the whole names the whole so. */
const whole = /^(?:costs?,? \$? ?)?total\b/;
const notWhole = /\b\d\d-year\b|inflated|quantity|\blife\b/;
const otherCost =
  /\b(?:year|yr|date|life|age|fund(?:ed|ing)?|balance|contribution|quantity|annual|per unit|unit|deterioration|future|low|best|worst|high|yearly|monthly)\b/;
const costToday = /\b(?:current|present|replacement)\b/;

/** No study plans for more parts of a property. */
const mostComponents = 400;

type Figures = readonly HeadedFigure[];
const pick = (figures: Figures, header: RegExp, not: RegExp): HeadedFigure | undefined =>
  figures.find((figure) => header.test(figure.header) && !not.test(figure.header));

/**
 * The figures of a row. A dash stands for what is not told, and is neither no years nor no dollars; in '15 to 20 2' nobody
 * tells which is whose.
 */
const toldIn = ({ figures, row: { cells } }: Entry): Figures =>
  figures.filter(({ cell, upTo }) => {
    const { text = '' } = cells[cell] ?? {};
    return /[\dA-Za-z]/.test(text) && (upTo !== undefined || !/\bto \d/.test(text));
  });

/** No part lasts longer: a larger number is a year. */
const longestLife = 150;
const years = (figures: Figures, header: RegExp, not: RegExp): HeadedFigure | undefined =>
  figures.find(
    (figure) =>
      header.test(figure.header) &&
      !not.test(figure.header) &&
      !figure.percent &&
      figure.value >= 0 &&
      figure.value <= longestLife,
  );

/** A study that gives the lowest and the highest cost: what lies in the middle. */
function between(figures: Figures): { value: number } | undefined {
  const low = pick(figures, /\b(?:low|best|minimum)\b/, columns.remaining);
  const high = pick(figures, /\b(?:high|worst|maximum)\b/, columns.remaining);
  return low && high && high.value >= low.value ? { value: (low.value + high.value) / 2 } : undefined;
}

/** What a row tells of a part of the property. */
interface Part {
  readonly printed: string;
  readonly number: string | null;
  readonly useful?: number;
  readonly remaining?: number;
  /** The year in which it is due, where no remaining life is told. */
  readonly due?: number;
  readonly cost?: number;
  readonly runs: readonly Run[];
  readonly entry: Entry;
}

/** 'None' between the whole life and the cost is a remaining life that is over. */
const isOver = ({ cell: from }: HeadedFigure, { cell: to }: HeadedFigure, { row: { cells } }: Entry) =>
  cells.slice(from + 1, Math.max(from + 1, to)).some(({ text }) => /^none$/i.test(text.trim()));

function partOf(entry: Entry, unit: number, isColumn: boolean): Part {
  const figures = toldIn(entry);
  const remaining = years(figures, columns.remaining, columns.cost);
  const life = years(figures, columns.useful, columns.remaining);
  // No part outlasts its whole life: another column was read.
  const outlasts = life && remaining && (life.upTo ?? life.value) < remaining.value;
  const useful = outlasts ? undefined : life;
  const next = figures.find(
    ({ header, value }) =>
      due.test(header) && !notDue.test(header) && Number.isInteger(value) && isYear(value),
  );
  const cost = pick(figures, columns.cost, otherCost) ?? between(figures) ?? pick(figures, whole, notWhole);
  const left =
    remaining?.value ?? (life && cost && 'cell' in cost && isOver(life, cost, entry) ? 0 : undefined);
  return {
    printed: printedName(entry, isColumn),
    number: numberOf(entry),
    ...(useful && { useful: useful.upTo ?? useful.value }),
    ...(left !== undefined && { remaining: left }),
    ...(next && left === undefined && { due: next.value }),
    ...(cost && cost !== next && { cost: cost.value * unit }),
    runs: entry.runs,
    entry,
  };
}

const isYear = (value: number) => value > 1980 && value < 2100;
const isTimed = ({ remaining, due }: Part) => remaining !== undefined || due !== undefined;
const isPart = ({ printed }: Part) => /[a-z]{3}/i.test(printed) && !/\b(?:sub)?totals?\b/i.test(printed);

const candidate = ({ printed, useful, remaining, due, cost, runs }: Part): Candidate => ({
  fact: 'reserves.components',
  value: {
    name: plainName(printed),
    ...(useful !== undefined && { useful_life_years: useful }),
    ...(remaining !== undefined && { remaining_life_years: remaining }),
    ...(due !== undefined && { replacement_year: due }),
    ...(cost !== undefined && { cost }),
  },
  tier: 'plain',
  ranges: [...runs],
});

/** The rows of a table have its first and its last column, whatever else they lack. */
const headsOf = ({ figures }: Entry) => `${figures[0]?.header}|${figures.at(-1)?.header}`;

/** Whether a later row tells a part again; under the same heads only where it tells the same of it. */
function isTold(part: Part, before: Part): boolean {
  const [name, known] = [part.printed.toLowerCase(), before.printed.toLowerCase()];
  if (!name.startsWith(known) && !known.startsWith(name)) return false;
  const isSame = (['remaining', 'due', 'cost'] as const).every((told) => part[told] === before[told]);
  return isSame || headsOf(part.entry) !== headsOf(before.entry);
}

/** Each part once: a second table tells the same parts again, often with their quantities behind the names. */
function* once(parts: readonly Part[]): Generator<Part> {
  const seen: Part[] = [];
  for (const part of parts) {
    if (seen.some((before) => isTold(part, before))) continue;
    if (seen.push(part) > mostComponents) return;
    yield part;
  }
}

/** So many parts told in two tables are no chance. */
const leastPairs = 2;

/** The parts by a key that no two of them share. */
function byKey(parts: readonly Part[], key: (part: Part) => string | null): Map<string, Part> {
  const groups = Map.groupBy(
    parts.filter((part) => key(part) !== null),
    key,
  );
  return new Map(
    [...groups].flatMap(([name, [part, more]]) => (name && part && !more ? [[name, part]] : [])),
  );
}

/** Parts whose cost one table tells and whose lives another, by their names or, where it has none, by their numbers. */
function joined(parts: readonly Part[]): Part[] {
  const costs = parts.filter((part) => part.cost !== undefined && !isTimed(part) && isPart(part));
  const lives = parts.filter((part) => part.cost === undefined && part.remaining !== undefined);
  const named = lives.filter(isPart);
  const key = ({ printed, number }: Part) => (named.length > 0 ? printed.toLowerCase() : number);
  const first = byKey(costs, key);
  const found = [...byKey(named.length > 0 ? named : lives, key)].flatMap(([name, life]) => {
    const cost = first.get(name);
    return cost ? [{ ...life, ...cost, runs: [...cost.runs, ...life.runs] }] : [];
  });
  return found.length < leastPairs ? [] : found;
}

/** What a study calls the groups of parts whose costs it adds up. */
const groupHead =
  /^(?:reserve |major |component )*(?:components?|categor(?:y|ies)|groups?|elements?|items?)$/;

/** Groups of parts with a cost of today and no lives, where their total bears out that these are all. */
function groups(parts: readonly Part[]): Part[] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last?.entry.under === part.entry.under && isPart(last) && last.cost !== undefined;
    if (isNext) runs.at(-1)?.push(part);
    else runs.push([part]);
  }
  for (const run of runs) {
    const total = run.at(-1);
    const rows = run.slice(0, -1);
    const sum = rows.reduce((all, { cost = 0 }) => all + cost, 0);
    const headed = rows.every(({ entry }) => entry.figures.some(({ header }) => costToday.test(header)));
    if (!total || isPart(total) || rows.length < leastPairs || !groupHead.test(total.entry.under)) continue;
    if (headed && Math.abs(sum - (total.cost ?? 0)) < 1) return rows;
  }
  return [];
}

function readParts(doc: Doc): Part[] {
  const rows = Map.groupBy(entries(doc), headsOf);
  const beside = new Set([...rows].flatMap(([heads, own]) => (hasColumnBeside(own) ? [heads] : [])));
  return entries(doc).map((entry) => partOf(entry, unitOf(doc), beside.has(headsOf(entry))));
}

function* partsOf(parts: readonly Part[]): Generator<Part> {
  const full = parts.filter((part) => isTimed(part) && part.cost !== undefined && isPart(part));
  yield* once(full.length > 0 ? full : joined(parts));
}

/** The parts of the property that a reserve study plans for, from tables that give their lives and costs. */
export const reserveComponents: ScanRule = {
  facts: ['reserves.components'],
  *scan(doc): Generator<Candidate> {
    const parts = readParts(doc);
    const found = [...partsOf(parts)].map(candidate);
    yield* found;
    if (found.length > 0) return;
    const pages = [...componentPages(doc)];
    yield* pages;
    if (pages.length > 0 || doc.type !== 'reserves') return;
    yield* groups(parts).map(candidate);
  },
};
