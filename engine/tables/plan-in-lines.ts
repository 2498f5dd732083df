import type { Doc } from '../model.ts';
import type { Plan, PlanYear } from './plan.ts';

/** A line that begins with a year and holds nothing but figures. */
interface YearLine {
  readonly start: number;
  readonly end: number;
  readonly year: number;
  readonly sums: readonly { readonly value: number; readonly percent: boolean }[];
}

const figure = /\(?-?\$?\s?\(?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\)?%?/g;
/** What a scan makes of the rules between columns. */
const rules = /[[\]{}|_~]/g;
const fewestSums = 4;
const leastYears = 4;
const mostSums = 16;
/** Share of a plan's years in which the sums must come out. A scan misreads a figure here and there. */
const mostly = 0.6;
const headerLength = 600;

function yearLine(text: string, start: number, end: number): YearLine | null {
  const plain = text.replace(rules, ' ');
  const year = /^((?:19|20)\d\d)\s/.exec(plain)?.[1];
  if (!year || plain.length > 200 || /[A-Za-z]/.test(plain)) return null;
  const sums = [...plain.slice(4).matchAll(figure)].map(([printed]) => ({
    value: Number(printed.replace(/[^\d.]/g, '')) * (/[(-]/.test(printed) ? -1 : 1),
    percent: printed.endsWith('%'),
  }));
  return sums.length < fewestSums || sums.length > mostSums ? null : { start, end, year: Number(year), sums };
}

/** Lines of years that follow one another, each with as many figures as the first. */
function runsOf(doc: Doc): YearLine[][] {
  const runs: YearLine[][] = [];
  let run: YearLine[] = [];
  for (const { start, end } of doc.blocks) {
    const line = yearLine(doc.source.text.slice(start, Math.min(end, start + 201)), start, end);
    if (!line) continue;
    const before = run.at(-1);
    const goesOn = before && line.year > before.year && line.year <= before.year + 3;
    if (goesOn && line.sums.length !== before.sums.length) continue;
    if (goesOn) run.push(line);
    else {
      runs.push(run);
      run = [line];
    }
  }
  runs.push(run);
  return runs.filter(({ length }) => length >= leastYears);
}

const at = (line: YearLine, column: number) => line.sums[column]?.value ?? Number.NaN;

/**
 * The column of the balances at the start (with what the columns after it add, it comes to the next year's), and the lines
 * whose sums come out.
 */
function startingColumn(
  run: readonly YearLine[],
): { readonly starting: number; readonly sure: ReadonlySet<YearLine> } | null {
  const pairs = run.flatMap((line, i) => {
    const next = run[i + 1];
    return next?.year === line.year + 1 ? [{ line, next }] : [];
  });
  const width = run[0]?.sums.length ?? 0;
  for (let from = 0; from < width - 2; from++) {
    for (let to = from + 2; to < width; to++) {
      for (const sign of [1, -1]) {
        const fit = pairs.filter(({ line, next }) => {
          let sum = at(line, from);
          for (let i = from + 1; i <= to; i++) sum += at(line, i) * (i === to ? sign : 1);
          return at(line, from) > 0 && Math.abs(sum - at(next, from)) <= 2;
        });
        if (fit.length >= leastYears - 1 && fit.length >= pairs.length * mostly) {
          return { starting: from, sure: new Set(fit.map(({ line }) => line)) };
        }
      }
    }
  }
  return null;
}

/** The columns of the percentage and of the ideal that the balance is that percentage of. */
function fundedColumns(
  run: readonly YearLine[],
  starting: number,
): { readonly percent: number; readonly ideal: number } | null {
  const columns = [...(run[0]?.sums ?? []).keys()];
  for (const percent of columns) {
    for (const ideal of columns) {
      if (ideal === starting || ideal === percent || !run[0]?.sums[percent]?.percent) continue;
      const fit = run.filter(
        (line) => Math.abs((100 * at(line, starting)) / at(line, ideal) - at(line, percent)) < 0.6,
      );
      if (fit.length >= leastYears && fit.length >= run.length * mostly) return { percent, ideal };
    }
  }
  return null;
}

/** Whether the words over the lines name a contribution that is neither borrowed nor asked for once. */
function namesContribution(over: string): boolean {
  const words = over.toLowerCase();
  const contribution = words.lastIndexOf('contribution');
  const starting = Math.max(...['starting', 'beginning', 'opening'].map((word) => words.lastIndexOf(word)));
  return contribution >= 0 && starting >= 0 && !/\bloan|special assessment/.test(words);
}

/**
 * The plans of a study whose table has lost its columns (a line of words over lines of years and figures): which column is
 * the balance, the ideal and the percentage is told by the sums, since no place tells it.
 */
export function plansInLines(doc: Doc): Plan[] {
  return runsOf(doc).flatMap((run) => {
    const [first] = run;
    const found = startingColumn(run);
    if (!first || !found?.sure.has(first)) return [];
    const { starting, sure } = found;
    const over = doc.source.text.slice(Math.max(0, first.start - headerLength), first.start);
    const funded = fundedColumns(run, starting);
    const contribution = namesContribution(over) && run.every((line) => at(line, starting + 1) > 0);
    const years = run
      .filter((line) => sure.has(line))
      .map(
        (line): PlanYear => ({
          year: line.year,
          row: line,
          starting: at(line, starting),
          ending: null,
          fullyFunded: funded ? at(line, funded.ideal) : null,
          percentFunded: funded ? at(line, funded.percent) : null,
          contribution: contribution ? at(line, starting + 1) : null,
        }),
      );
    return [{ heading: '', years }];
  });
}
