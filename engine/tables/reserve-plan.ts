import type { Doc, Row } from '../model.ts';
import { entries } from './entries.ts';
import type { Entry, HeadedFigure } from './entry.ts';
import { unitOf } from './pick-figure.ts';
import { goesOnAsNow, type Plan, type PlanYear } from './plan.ts';
import { plansInLines } from './plan-in-lines.ts';

const leastYears = 3;
const isYear = (value: number) => Number.isInteger(value) && value >= 1990 && value <= 2110;

const names = {
  // A scan may misread the first letter of a balance in a box: 'starting ralance'.
  fullyFunded: /\b(?:fully[ -]funded|ideal)\b.*\b(?:[a-z]?alance|reserves?|amount)\b|^fully funded$/,
  percentFunded: /\bpercent(?:age)? funded\b|% funded/,
  ending: /\b(?:ending|end of year|year[- ]end|closing|end(?=\.? ?bal\b))\b.*|\bbalance at end\b/,
  starting:
    /\b(?:starting|beginning|opening|start of year|beg(?=\.? ?bal\b))\b.*\b(?:[a-z]?alance|bal|reserves?|year|cash)\b/,
  contribution:
    /\b(?:contrib(?:ution)?s?|reserve funding|annual funding|transfers? to reserves?|allocations?)\b/,
};
const notContribution = /%|increase|per unit|special|loan/;
const special = /\bspecial ass(?:essmen|m)ts?\b/;
/** The plan of a study that is made within a year begins with what is left to pay in it. */
const restOfYear =
  /\bcontributions? (?:for|in) ((?:19|20)\d\d) (?:is|are|reflects?) (?:only )?(?:the )?remain\w+\b/i;

const find = (figures: readonly HeadedFigure[], name: RegExp, not?: RegExp) =>
  figures.find(({ header }) => name.test(header) && !not?.test(header))?.value ?? null;

const bare = /\bbalances?\b/;

/** The years that a row tells of: one, or several where the table goes on beside itself. */
function yearsIn({ row, label, figures }: Entry): PlanYear[] {
  if (label) return [];
  const starts = figures.flatMap(({ value, header }, i) =>
    isYear(value) && (i === 0 || /\b(?:year|fy)\b/.test(header)) ? [i] : [],
  );
  if (starts[0] !== 0) return [];
  return starts.flatMap((from, i) => yearRow(row, figures.slice(from, starts[i + 1])) ?? []);
}

/** A year and the sums in its columns. */
function yearRow(row: Row, [first, ...sums]: readonly HeadedFigure[]): PlanYear | null {
  if (!first || sums.length < 2) return null;
  const starting = find(sums, names.starting, names.fullyFunded);
  const isEnding = ({ header }: HeadedFigure) => names.ending.test(header) && !names.fullyFunded.test(header);
  const asNow = sums.find((one) => isEnding(one) && goesOnAsNow(one.header));
  const besides = sums.find((one) => isEnding(one) && one !== asNow);
  const named = (besides ?? asNow)?.value ?? null;
  // 'Year, Contributions, Balances' tells the balance at the end.
  const ending =
    named ??
    (starting === null && find(sums, names.contribution) !== null
      ? find(sums, bare, names.fullyFunded)
      : null);
  if ((starting === null && ending === null) || (sums.length < 3 && named !== null)) return null;
  return {
    year: first.value,
    row,
    starting,
    ending,
    fullyFunded: find(sums, names.fullyFunded),
    percentFunded: find(sums, names.percentFunded),
    contribution: find(sums, names.contribution, notContribution),
    special: find(sums, special),
    ...(asNow && besides && { endingAsNow: asNow.value }),
  };
}

const atEnd =
  /\breserves? (?:balance )?at (?:the )?(?:year[- ]?end|end of (?:the )?year)|\b(?:ending|year[- ]end|closing)\b.*\b(?:balance|reserves?)\b|^ending balance$/;
const atStart =
  /\breserves? (?:balance )?at (?:the )?(?:beginning|start) of (?:the )?year|\b(?:beginning|starting|opening)\b.*\b(?:balance|reserves?)\b/;
const goesIn = /\b(?:reserve )?contributions?\b|\bcontribution to reserves?\b/;

/** A plan has no more rows for a year than this. */
const mostRows = 16;

const yearsOver = ({ figures }: Entry) =>
  figures.flatMap((figure) => {
    const year = /(?<!\d)(?:19|20)\d\d\b/.exec(figure.header)?.[0];
    return year ? [{ year: Number(year), value: figure.value }] : [];
  });

/** A plan with a column for each year: its rows of balances and contributions. */
function columnPlan(list: readonly Entry[], at: number): Plan | null {
  const entry = list[at];
  if (!entry || !(atEnd.test(entry.label) || atStart.test(entry.label))) return null;
  const years = yearsOver(entry);
  if (years.length < leastYears) return null;
  const before = list.slice(Math.max(0, at - mostRows), at);
  const near = [...before.slice(before.findLastIndex(({ label }) => atEnd.test(label)) + 1), entry];
  const rowOf = (label: RegExp, year: number, not?: RegExp) =>
    near.find(
      (other) =>
        label.test(other.label) &&
        !not?.test(other.label) &&
        yearsOver(other).some((figure) => figure.year === year),
    );
  const amountIn = (label: RegExp, year: number, not?: RegExp) =>
    yearsOver(rowOf(label, year, not) ?? entry).find(
      (other) => rowOf(label, year, not) && other.year === year,
    )?.value ?? null;
  const ends = atEnd.test(entry.label);
  return {
    heading: entry.under,
    years: years.map(({ year, value }) => ({
      year,
      row: entry.row,
      starting: ends ? amountIn(atStart, year) : value,
      ending: ends ? value : null,
      fullyFunded: null,
      percentFunded: null,
      contribution: amountIn(goesIn, year, notContribution),
      special: amountIn(special, year),
      startingRow: (ends ? rowOf(atStart, year)?.row : null) ?? entry.row,
      contributionRow: rowOf(goesIn, year, notContribution)?.row ?? entry.row,
    })),
  };
}

/** A year of a plan whose sums are printed in thousands; `rest` is the year of which only a part is planned. */
function inDollars(year: PlanYear, unit: number, rest: number): PlanYear {
  const times = (amount: number | null = null) => (amount === null ? null : amount * unit);
  return {
    ...year,
    starting: times(year.starting),
    ending: times(year.ending),
    fullyFunded: times(year.fullyFunded),
    contribution: year.year === rest ? null : times(year.contribution),
    special: times(year.special),
  };
}

const longestTitle = 120;
/** The line that opens the section in which a row stands, in lower case: a title may go on behind its number. */
function titleOver({ source, blocks, sections }: Doc, start: number): string {
  const section = sections[blocks.find(({ end }) => end > start)?.section ?? -1];
  const [line = ''] = section ? source.text.slice(section.headingStart).split('\n', 1) : [];
  return line.slice(0, longestTitle).toLowerCase();
}

/** 'Ending balance, current rate' beside the plan's own balances: the plan that goes on as now. */
function planBeside({ years }: Plan): Plan[] {
  const beside = years.flatMap((year) =>
    year.endingAsNow === undefined
      ? []
      : [{ ...year, starting: null, ending: year.endingAsNow, contribution: null, special: null }],
  );
  return beside.length === years.length ? [{ heading: 'current rate', years: beside }] : [];
}

/** The plans for years to come that a reserve study sets out, in its order. */
export function reservePlans(doc: Doc): Plan[] {
  const list = entries(doc);
  const plans: Plan[] = [];
  let columns: PlanYear[][] = [];
  let heading = '';
  const close = () => {
    const years = columns.flat();
    if (years.length >= leastYears) plans.push({ heading, years });
    columns = [];
  };
  for (const [at, entry] of list.entries()) {
    const years = yearsIn(entry);
    const [first] = years;
    if (first) {
      if (first.year <= (columns[0]?.at(-1)?.year ?? 0)) close();
      if (columns.length === 0) heading = entry.under;
      for (const [i, year] of years.entries()) {
        const column = columns[i];
        if (column) column.push(year);
        else columns.push([year]);
      }
      continue;
    }
    const plan = columnPlan(list, at);
    if (!plan || !atEnd.test(entry.label)) continue;
    close();
    plans.push(plan);
  }
  close();
  if (plans.length === 0) plans.push(...plansInLines(doc));
  const unit = unitOf(doc);
  const rest = Number(restOfYear.exec(doc.source.text)?.[1]);
  return plans.concat(plans.flatMap(planBeside)).map(({ heading, years }) => ({
    heading: `${heading} ${titleOver(doc, years[0]?.row.start ?? 0)}`,
    years: years.map((year) => inDollars(year, unit, rest)),
  }));
}
