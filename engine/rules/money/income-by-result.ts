import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry } from '../../tables/entry.ts';
import { ofYear, plan } from '../../tables/line-items.ts';
import { latestYear, pickFigure, unitOf } from '../../tables/pick-figure.ts';

const spent =
  /^(?:grand )?total (?:annual |operating |budgeted )?(?:expenses?|expenditures?|disbursements?|costs|outgo)$/;
const earned = /^(?:grand )?total (?:annual |operating |budgeted |gross )?(?:income|revenues?|receipts?)$/;
const incomeAlone = /^(?:income|revenues?|receipts)$/;
const result =
  /^(?:net|operating)\b.*\b(?:income|loss|surplus|deficit|total|profit)\b|^(?:surplus|deficit|difference|excess)\b/;
/** Income of a fund stands between its balances. */
const balance = /\bbalance\b/;

/** A budget's income is seldom less than half of its costs, or more than twice as much: another sum, then, of another table. */
const farthest = 2;

/**
 * The income of a budget that prints no total of it: the lines of its income, where the printed result is what they leave after
 * the total of expenses; or a line 'Income' alone beside that total.
 */
export const incomeByResult: ScanRule = {
  facts: ['budget.total_income'],
  scan: function* (doc): Generator<Candidate> {
    if (doc.type !== 'budget') return;
    const list = entries(doc);
    const year = latestYear(doc);
    const at = list.findLastIndex(({ label, ofReserves }) => spent.test(label) && !ofReserves);
    const total = list[at];
    if (!total || list.some(({ label }) => earned.test(label))) return;
    const amountOf = (entry: Entry) => pickFigure(entry.figures, 'budget', year);
    const costs = amountOf(total);
    if (!costs || costs.value <= 0) return;
    const near = (amount: number) => amount <= costs.value * farthest && amount * farthest >= costs.value;
    const tell = (amount: number, from: readonly Entry[]): Candidate => ({
      fact: 'budget.total_income',
      value: ofYear(toHundredths(amount * unitOf(doc))),
      tier: 'likely',
      ranges: from.flatMap(({ runs }) => runs),
    });
    const [alone, other] = list.filter(
      ({ label, row }) => incomeAlone.test(label) && row.page === total.row.page,
    );
    const figure = alone && amountOf(alone);
    const before = alone && list[list.indexOf(alone) - 1];
    if (
      figure &&
      !other &&
      plan.test(figure.header) &&
      near(figure.value) &&
      !balance.test(before?.label ?? '')
    ) {
      yield tell(figure.value, [alone]);
      return;
    }
    const lines = list.slice(0, at).filter(({ part, ofReserves }) => part === 'income' && !ofReserves);
    const left = list.slice(at + 1).find(({ label }) => result.test(label));
    const over = left && amountOf(left);
    if (lines.length === 0 || !left || !over || over.header !== costs.header) return;
    const sum = lines.reduce((all, line) => all + (amountOf(line)?.value ?? 0), 0);
    if (near(sum) && Math.abs(sum - costs.value - over.value) < 1) yield tell(sum, [...lines, total, left]);
  },
};
