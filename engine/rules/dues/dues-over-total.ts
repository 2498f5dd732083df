import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { entries } from '../../tables/entries.ts';
import { latestYear, pickFigure } from '../../tables/pick-figure.ts';

const duesRow =
  /^(monthly|quarterly|annual|yearly) (?:hoa |association |homeowners?'? |regular )?(?:dues|assessments?|fees?)(?: (?:per|each|a) (?:unit|home|lot|house|owner))?$/;
const totalRow = /^total (?:[\w']+ ){0,3}(?:dues|assessments?|fees?|income|revenues?)$/;
const timesAYear: Record<string, number> = { monthly: 12, quarterly: 4, annual: 1, yearly: 1 };
const periods: Record<string, string> = {
  monthly: 'month',
  quarterly: 'quarter',
  annual: 'year',
  yearly: 'year',
};
const fewestHomes = 5;
const mostHomes = 3000;
/** How many rows below the dues their total may stand. */
const farthest = 2;

const homesOf = (total: number, yearly: number): number | null => {
  const homes = total / yearly;
  return Number.isInteger(homes) && homes >= fewestHomes && homes <= mostHomes ? homes : null;
};

/**
 * 'Monthly dues $150 $155' over 'Total monthly dues $36,000 $37,200': what one home pays, since what all pay in a year is so
 * many times as much in every column.
 */
export const duesOverTotal: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  *scan(doc): Generator<Candidate> {
    if (doc.type !== 'budget' && doc.type !== 'financial') return;
    const list = entries(doc);
    const year = latestYear(doc);
    for (const [at, entry] of list.entries()) {
      const named = duesRow.exec(entry.label)?.[1];
      const dues = named && pickFigure(entry.figures, 'budget', year)?.value;
      if (!named || !dues || dues <= 0) continue;
      const total = list
        .slice(at + 1, at + 1 + farthest)
        .find(({ label, figures }) => totalRow.test(label) && figures.length === entry.figures.length);
      if (!total || total.figures.length < 2) continue;
      const homes = total.figures.map(({ value }, i) =>
        homesOf(value, (timesAYear[named] ?? 1) * (entry.figures[i]?.value ?? 0)),
      );
      const [first] = homes;
      if (first == null || homes.some((count) => count !== first)) continue;
      const ranges = entry.runs;
      const period = periods[named] ?? 'year';
      yield {
        fact: 'assessment.regular',
        value: { amount: dues, period, per: 'home' },
        tier: 'likely',
        ranges,
      };
      yield { fact: 'assessment.frequency', value: period, tier: 'likely', ranges };
      return;
    }
  },
};
