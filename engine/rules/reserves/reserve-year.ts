import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry } from '../../tables/entry.ts';
import { latestYear, pickFigure, unitOf, yearsIn } from '../../tables/pick-figure.ts';

const day = (first: string, last: string) => `(?: (?:on|at|as of))?,? (?:the )?(?:${first}|${last})`;
const begins = regex`^(?:reserve (?:fund )?)?(?:(?:beginning|opening|starting) balance|balance${day('january 1', '(?:beginning|start) of (?:the )?year')}|balance,? (?:beginning|opening))\b`;
const ends = regex`^(?:reserve (?:fund )?)?(?:(?:ending|closing|year[- ]end) balance|balance${day('december 31', 'end of (?:the )?year')}|balance,? (?:ending|closing))\b`;

const ofReserves = ({ under, account, ofReserves: own }: Entry) =>
  own ||
  account === 'reserve' ||
  /^(?:capital |replacement )*reserves?(?: (?:fund|account)s?)?\b/.test(under);

/** What a budget counts on in its reserve fund: the balance when its year begins and when it ends, side by side. */
function* balances(doc: Doc): Generator<Candidate> {
  if (doc.type !== 'budget') return;
  const year = latestYear(doc);
  const own = entries(doc).filter(ofReserves);
  const first = own.findLast(({ label }) => begins.test(label));
  const last = own.findLast(
    ({ label, row, under }) =>
      ends.test(label) && row.start > (first?.row.start ?? 0) && under === first?.under,
  );
  if (!first || !last) return;
  const [from, to] = [first, last].map((entry) => pickFigure(entry.figures, 'budget', year));
  if (!from || !to || from.header !== to.header) return;
  // What was budgeted beside what was there in the same year is no balance.
  const was = last.figures.find(({ header }) => /\bactuals?\b/.test(header));
  if (was && was !== to && yearsIn(was.header).join() === yearsIn(to.header).join()) return;
  const unit = unitOf(doc);
  yield {
    fact: 'reserves.balance',
    value: { amount: from.value * unit, year_end: to.value * unit },
    tier: 'plain',
    ranges: [...first.runs, ...last.runs],
  };
}

export const reserveYear: ScanRule = { facts: ['reserves.balance'], scan: balances };
