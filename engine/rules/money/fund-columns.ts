import type { FactId } from '../../catalogue.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry } from '../../tables/entry.ts';
import { atOnce } from '../../tables/line-items.ts';
import { unitOf } from '../../tables/pick-figure.ts';

const cashRow = /^(?:total )?cash\b|^total (?:bank accounts?|checking\/savings)$|^bank accounts?$/;
/** What a fund has beside its cash that is as good as cash. */
const investedRow =
  /\b(?:certificates? of deposit|cds?|investments?|money market|savings|treasur(?:y|ies))\b/;
const notHeld =
  /\b(?:interest|income|purchases?|proceeds|redemptions?|gains?|loss(?:es)?|beginning|increase|decrease|net)\b/;
const funds: readonly { readonly fact: FactId; readonly over: RegExp }[] = [
  { fact: 'financial.operating_cash', over: /^operating\b|\boperating(?: fund)?$/ },
  { fact: 'financial.reserve_cash', over: /^(?:reserve|replacement)\b|\b(?:reserve|replacement)(?: fund)?$/ },
];

const valueUnder = ({ figures }: Entry, over: RegExp) =>
  figures.find(({ header }) => over.test(header))?.value;

/** A balance sheet with a column for each fund: the rows of cash and investments under 'operating' and under 'reserve'. */
export const fundColumns: ScanRule = {
  facts: funds.map(({ fact }) => fact),
  scan: function* (doc): Generator<Candidate> {
    const times = unitOf(doc);
    const list = entries(doc).filter((entry) =>
      funds.some(({ over }) => valueUnder(entry, over) !== undefined),
    );
    const cash = list.filter(
      (entry) =>
        funds.every(({ over }) => valueUnder(entry, over) !== undefined) &&
        cashRow.test(entry.label) &&
        !notHeld.test(entry.label),
    );
    const [first] = cash;
    if (!first) return;
    const whole = cash.find(({ label }) => label.startsWith('total'));
    const held = list.filter(
      ({ label, part, under }) =>
        part === first.part &&
        under === first.under &&
        (cashRow.test(label) || investedRow.test(label)) &&
        !notHeld.test(label),
    );
    // Certificates that stand below the total of cash are not in it.
    const last = whole ? list.indexOf(whole) : list.length;
    const invested = list
      .slice(last + 1)
      .filter(
        ({ label, part }) =>
          part === 'assets' && investedRow.test(label) && !notHeld.test(label) && !label.startsWith('total'),
      );
    for (const { fact, over } of funds) {
      const own = held.filter((entry) => valueUnder(entry, over));
      const below = invested.filter((entry) => valueUnder(entry, over));
      const rows = whole ? [whole, ...below] : own.length > 0 ? own : [first];
      const amount = rows.reduce((sum, entry) => sum + (valueUnder(entry, over) ?? 0), 0);
      yield {
        fact,
        value: atOnce(toHundredths(amount * times)),
        tier: 'express',
        ranges: rows.flatMap(({ runs }) => runs),
      };
    }
  },
};
