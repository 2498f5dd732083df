import type { Candidate, ScanRule } from '../find/pattern.ts';
import { entries, type HeadedFigure } from '../tables/entries.ts';
import { atOnce } from '../tables/line-items.ts';
import { unitOf } from '../tables/pick-figure.ts';

const cashRow = /^(?:total )?cash\b|^total (?:bank accounts?|checking\/savings)$|^bank accounts?$/;
const funds: readonly { readonly fact: string; readonly over: RegExp }[] = [
  { fact: 'financial.operating_cash', over: /^operating\b|\boperating(?: fund)?$/ },
  { fact: 'financial.reserve_cash', over: /^(?:reserve|replacement)\b|\b(?:reserve|replacement)(?: fund)?$/ },
];

/** A balance sheet with a column for each fund: the row of cash under 'operating' and under 'reserve'. */
export const fundColumns: ScanRule = {
  facts: funds.map(({ fact }) => fact),
  scan: function* (doc): Generator<Candidate> {
    const times = unitOf(doc);
    for (const { row, label, figures } of entries(doc)) {
      if (!cashRow.test(label) || !funds.every(({ over }) => figures.some(({ header }) => over.test(header))))
        continue;
      for (const { fact, over } of funds) {
        const figure: HeadedFigure | undefined = figures.find(({ header }) => over.test(header));
        if (!figure) continue;
        const weight = label.startsWith('total') ? 9 : 8;
        yield {
          fact,
          value: atOnce(figure.value * times),
          weight,
          ranges: [{ start: row.start, end: row.end }],
        };
      }
    }
  },
};
