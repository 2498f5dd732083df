import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import type { Doc } from '../../model.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry } from '../../tables/entry.ts';
import { latestYear, pickFigure } from '../../tables/pick-figure.ts';

const duesRow =
  /^(?:monthly|quarterly|annual|yearly) (?:hoa |association |homeowners?'? |regular )?(?:dues|assessments?|fees?)(?: (?:per|each|a) (?:unit|home|lot|house|owner))?$/;
const totalRow = /^total (?:[\w']+ ){0,3}(?:dues|assessments?|fees?|income|revenues?)$/;
/** 'Monthly per unit', 'Per lot / month' over a column. */
const perHome = /\b(?:per|each) (?:unit|home|lot|door|owner)\b/;
const duesLine =
  /^(?!.*\b(?:special|late|interest|total)\b)(?:[a-z]+ ){0,2}(?:dues|assessments?|maintenance fees?)\b/;
/** How often a year the words of a label or over a column tell of. */
const periodIn = (words: string) =>
  [['month', 12] as const, ['quarter', 4] as const, ['year', 1] as const].find(([name]) =>
    words.replace('annual', 'year').includes(name),
  );
const fewestHomes = 5;
const mostHomes = 3000;
/** How many rows below the dues their total may stand. */
const farthest = 2;

/** So many homes in every one of these; null where they differ. What one home pays is rounded by a thousandth. */
function homesIn([first, ...others]: readonly number[], rounding: number): number | null {
  const homes = Math.round(first ?? 0);
  const fits = [first ?? 0, ...others].every((count) => Math.abs(count - homes) <= homes * rounding);
  return fits && homes >= fewestHomes && homes <= mostHomes ? homes : null;
}

/** The lines of dues of which a column tells what one home pays: the column goes into that of the year equally often in each. */
function* perHomeColumn(doc: Doc): Generator<Candidate> {
  const year = latestYear(doc);
  const lines = entries(doc).flatMap(({ figures, part, label, runs }) => {
    const own = figures.find(({ header, value }) => perHome.test(header) && value > 0);
    const all = pickFigure(figures, 'budget', year);
    const [period, times] = periodIn(own?.header ?? '') ?? [];
    return own && all && period && part === 'income' && duesLine.test(label)
      ? [{ runs, period, own: own.value, homes: all.value / own.value / times }]
      : [];
  });
  const [first] = lines;
  const homes = homesIn(
    lines.map((line) => line.homes),
    0.001,
  );
  if (!first || homes === null || lines.some(({ period }) => period !== first.period)) return;
  const amount = toHundredths(lines.reduce((sum, { own }) => sum + own, 0));
  yield* tell(
    amount,
    first.period,
    lines.flatMap(({ runs }) => runs),
  );
}

function* tell(amount: number, period: string, ranges: Entry['runs']): Generator<Candidate> {
  yield { fact: 'assessment.regular', value: { amount, period, per: 'home' }, tier: 'likely', ranges };
  yield { fact: 'assessment.frequency', value: period, tier: 'likely', ranges };
}

/**
 * 'Monthly dues $150 $155' over 'Total monthly dues $36,000 $37,200': what one home pays, since what all pay in a year is so
 * many times as much in every column.
 */
export const duesOverTotal: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  *scan(doc): Generator<Candidate> {
    if (doc.type !== 'budget' && doc.type !== 'financial') return;
    if (doc.type === 'budget') yield* perHomeColumn(doc);
    const list = entries(doc);
    const year = latestYear(doc);
    for (const [at, { label, figures, runs }] of list.entries()) {
      const [period, times] = (duesRow.test(label) ? periodIn(label) : null) ?? [];
      const dues = pickFigure(figures, 'budget', year)?.value ?? 0;
      if (!period || dues <= 0) continue;
      const total = list
        .slice(at + 1, at + 1 + farthest)
        .find((row) => totalRow.test(row.label) && row.figures.length === figures.length);
      if (!total || figures.length < 2) continue;
      const homes = total.figures.map(({ value }, i) => value / times / (figures[i]?.value ?? 0));
      if (homesIn(homes, 0) === null) continue;
      yield* tell(dues, period, runs);
      return;
    }
  },
};
