import type { FactValue } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { FactId } from '../../catalogue.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';
import { entries } from '../../tables/entries.ts';
import type { Figure } from '../../tables/figures.ts';
import { sidePairs } from '../../tables/side-pairs.ts';
import type { Tier } from '../../tiers.ts';

interface Labeled {
  readonly fact: FactId;
  readonly label: RegExp;
  readonly only?: DocumentType;
  readonly tier: Tier;
  readonly value: (figure: Figure) => FactValue | null;
}

const wholeFrom =
  (least: number, most: number) =>
  ({ value, percent }: Figure): FactValue | null =>
    !percent && Number.isInteger(value) && value >= least && value <= most ? value : null;
const rateUpTo =
  (most: number) =>
  ({ value, percent }: Figure): FactValue | null =>
    percent && value >= 0 && value <= most ? value : null;

const labeled: readonly Labeled[] = [
  {
    fact: 'community.units',
    label:
      /^(?:total |(?:total )?number of |no\.? of |# of |unit count|# )?(?:residential |dwelling )?(?:units?|lots|homes|doors|residences|unit count)?(?: in (?:the )?(?:community|association|project|complex))?(?<=.{4})$/,
    tier: 'plain',
    value: wholeFrom(3, 30_000),
  },
  {
    fact: 'reserves.inflation',
    label:
      /^(?:annual |assumed |construction |general |expected |average |estimated |replacement )*(?:cost )?inflation(?: rate| factor)?(?: (?:used|assumed|applied))?(?: \(.{0,20}\))?$/,
    only: 'reserves',
    tier: 'implied',
    value: rateUpTo(15),
  },
  {
    fact: 'reserves.interest',
    label:
      /^(?:annual |net |after[- ]tax |assumed |average |expected |estimated |reserve )*(?:interest rate|interest|investment (?:yield|rate|return)|rate of return|yield|interest (?:earned|earnings)|earnings rate)(?: (?:rate|on|earned on|for|of) .{0,20})?(?:,? \(?(?:net of|after) tax(?:es)?\)?| assumed| used)?$/,
    only: 'reserves',
    tier: 'implied',
    value: rateUpTo(12),
  },
  {
    fact: 'reserves.percent_funded',
    label:
      /^(?:current |present |estimated |projected )*(?:percent(?:age)? (?:fully )?funded|% (?:fully )?funded|funded (?:ratio|level|status|percentage)|funding level)(?: (?:as of|at|on) .{0,24})?$/,
    tier: 'told',
    value: rateUpTo(400),
  },
];

const homesAlone =
  /(?:^|\n)[ \t(]*(\d{1,3}(?:,\d{3})?) (?:residential )?(?:units|homes|lots|townhomes|residences)[).]?(?=[ \t]*(?:\n|$)|\. )/gi;
/** The head of a budget or a title page is no longer. */
const headEnd = 1500;

/** '64 UNITS' on a line of its own, in the head of the document or under a table of a budget. */
function* homesOnALine({ source: { text }, type }: Doc): Generator<Candidate> {
  for (const m of text.matchAll(homesAlone)) {
    if (m.index > (type === 'budget' ? 4 : 1) * headEnd) return;
    const start = m.index + m[0].length - m[0].trimStart().length;
    const value = Number(m[1]?.replace(',', ''));
    if (value > 2)
      yield {
        fact: 'community.units',
        value,
        tier: 'implied',
        ranges: [{ start, end: m.index + m[0].length }],
      };
  }
}

/** Facts that a list of labels and figures states: 'Total Units 212', 'Investment Yield 1.75%'. */
export const labeledFigures: ScanRule = {
  facts: [...new Set(labeled.map(({ fact }) => fact))],
  *scan(doc): Generator<Candidate> {
    yield* homesOnALine(doc);
    const lines = [...entries(doc).filter(({ label }) => label !== ''), ...sidePairs(doc)];
    for (const { label, figures, row, runs } of lines) {
      const [figure] = figures;
      // In a table of several columns a label alone does not tell what a figure is.
      const second = row.cells.slice((figure?.cell ?? 0) + 1)[0];
      if (!figure || (second && second.figure !== null)) continue;
      for (const { fact, label: form, only, tier, value } of labeled) {
        if ((only && only !== doc.type) || !form.test(label)) continue;
        const found = value(figure);
        if (found !== null) yield { fact, value: found, tier, ranges: runs };
      }
    }
  },
};
