import type { ScanRule } from '../../find/pattern.ts';
import { inItsColumn } from '../../tables/in-its-column.ts';
import { sumsTold } from './sums-told.ts';

const fundFacts = { operating: 'financial.operating_cash', reserve: 'financial.reserve_cash' } as const;
const ofPlan = /\b(?:budget\w*|contribut\w*|dues|assessments?|per (?:unit|lot|home|month|year))\b/;

/** What stands between the stops around a place. */
const clauseAround = (plain: string, at: number) =>
  (plain.slice(0, at).split(/[.;] /).at(-1) ?? '') + (plain.slice(at).split(/[.;] /)[0] ?? '');

/** What the funds hold, by minutes that tell it of each fund. */
export const fundsTold: ScanRule = {
  facts: ['financial.operating_cash', 'financial.reserve_cash'],
  *scan(doc) {
    if (doc.type !== 'minutes') return;
    for (const { money, sentence, of, as, plainly } of sumsTold(doc).values()) {
      if (!plainly || as !== 'held' || (of !== 'operating' && of !== 'reserve')) continue;
      const at = sentence.plain.indexOf(`{m${sentence.quantities.indexOf(money)}}`);
      const own = clauseAround(sentence.plain, at);
      if (ofPlan.test(own) || money.amount <= 0) continue;
      const value = { amount: money.amount };
      const told = inItsColumn(doc, { fact: fundFacts[of], value, tier: 'implied', ranges: [sentence] });
      if (told) yield told;
    }
  },
};
