import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry } from '../../tables/entry.ts';
import { ofYear } from '../../tables/line-items.ts';
import { latestYear, pickFigure, unitOf } from '../../tables/pick-figure.ts';

const incomeLine = /\b(?:dues|assessments?|income|revenues?)\b/;
/** A scan may leave a few letters of 'TOTAL': the sum tells. */
const longestScrap = 3;
/** 'TOTAL' names no more than its place does. */
const bareTotal = /^totals?$/;
/** Rows of a total's block that must stand above it before the sum tells anything. */
const leastRows = 3;

/** Sums that lie in banks are neither income nor costs. */
const account =
  /\b(?:accounts?|checking|savings|petty cash|bank|money market|cds?|certificates? of deposit)\b(?! (?:fees?|charges?|interest))/;

/** Over a list of what is to be replaced one day, which is no cost of the year. */
const lives = /\b(?:useful|remaining) li(?:fe|ves)\b/;

/** What an association pays for: a list without any is a grocer's as well. */
const ofUpkeep =
  /\b(?:insurance|landscap\w*|lawn|mow\w*|management|manager|snow|utilit\w*|electric\w*|water|sewer|trash|reserves?|legal|accounting|audit|maintenance|repairs?|pool)\b/;

/**
 * Totals that a budget prints without a name: a row of bare figures that is the sum of the rows above it. The block
 * with dues or income in it is the income; the first other one the expenses.
 */
export const unlabeledTotals: ScanRule = {
  facts: ['budget.total_income', 'budget.total_expenses'],
  scan: function* (doc): Generator<Candidate> {
    const list = entries(doc);
    const year = latestYear(doc);
    const given = new Set<string>();
    const onlyOne = list.filter(({ label }) => /\btotals?\b/.test(label)).length === 1;
    let above: { entry: Entry; amount: number }[] = [];
    for (const entry of list) {
      const amount = pickFigure(entry.figures, 'budget', year)?.value;
      if (amount === undefined) continue;
      const named = bareTotal.test(entry.label);
      if (entry.label.length > longestScrap && !named) {
        above.push({ entry, amount });
        continue;
      }
      // A balance carried forward may stand over the block: sums are tried from every row down.
      let sum = 0;
      let from = above.length;
      while (from > 0 && (above.length - from < leastRows || Math.abs(sum - amount) > 0.5)) {
        from--;
        sum += above[from]?.amount ?? 0;
      }
      const block = above.slice(from);
      const ofAll =
        onlyOne &&
        from === 0 &&
        entry.part === null &&
        doc.type === 'budget' &&
        block.some((row) => ofUpkeep.test(row.entry.label));
      above = [];
      if (block.length < leastRows || Math.abs(sum - amount) > 0.5 || amount === 0) continue;
      if (block.some((row) => row.entry.figures.some(({ header }) => lives.test(header)))) continue;
      if (block.filter((row) => account.test(row.entry.label)).length > 1) continue;
      const fact = block.some((row) => incomeLine.test(row.entry.label))
        ? 'budget.total_income'
        : 'budget.total_expenses';
      // A total of some expenses has the same name as that of all.
      if (named && !ofAll && (fact === 'budget.total_expenses' || entry.part === 'expenses')) continue;
      if (given.has(fact)) continue;
      given.add(fact);
      yield {
        fact,
        value: ofYear(amount * unitOf(doc)),
        tier: 'implied',
        ranges: [entry.row],
      };
    }
  },
};
