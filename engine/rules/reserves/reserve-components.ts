import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry, HeadedFigure } from '../../tables/entry.ts';
import { unitOf } from '../../tables/pick-figure.ts';
import { componentPages } from './component-pages.ts';

const columns = {
  useful:
    /\b(?:expected|service|estimated|est\.?|typical|normal|total|economic|design) life\b|\buseful\b|\blife (?:expectancy|span|cycle)\b|^life\b|\be?ul\b|\bnel\b/,
  remaining: /\brem(?:\.|aining|ain)?\b|\be?rul\b|\brel\b|\byears? left\b|\blife left\b/,
  cost: /\b(?:cost|price|amount|replacement)\b/,
};
/** A study that gives a unit's cost, a phase's and the whole names the whole so. */
const whole = /^(?:costs?,? \$? ?)?total\b/;
const notWhole = /\b\d\d-year\b|inflated|quantity|\blife\b/;
const otherCost =
  /\b(?:year|yr|date|life|age|fund(?:ed|ing)?|balance|contribution|quantity|annual|per unit|unit|deterioration|future|low|best|worst|high|yearly|monthly)\b/;

/** Behind the name stands how much there is of it: 'Perimeter fence 2,600 LF'. */
const measured =
  /\s+\$?[\d,]+(?:\.\d+)?\s*(?:sf|sy|lf|ea|ls|each|lump sum|squares?|sq\.? ?(?:ft|yds?)\.?|square (?:feet|yards?)|linear feet|allowance)(?:\s+\$[\d,.]+)?$/i;

/** The unit of a column beside the name. */
const unitBehind = /\s(?:sf|sy|lf|ea|ls|cy)$/i;

/** No study plans for more parts of a property. */
const mostComponents = 400;

const pick = (entry: Entry, header: RegExp, not: RegExp): HeadedFigure | undefined =>
  entry.figures.find((figure) => header.test(figure.header) && !not.test(figure.header));

/** No part lasts longer: a larger number is a year. */
const longestLife = 150;
const years = (entry: Entry, header: RegExp, not: RegExp): HeadedFigure | undefined =>
  entry.figures.find(
    (figure) =>
      header.test(figure.header) &&
      !not.test(figure.header) &&
      !figure.percent &&
      figure.value >= 0 &&
      figure.value <= longestLife,
  );

/** A study that gives the lowest and the highest cost: what lies in the middle. */
function between(entry: Entry): { value: number } | undefined {
  const low = pick(entry, /\b(?:low|best|minimum)\b/, columns.remaining);
  const high = pick(entry, /\b(?:high|worst|maximum)\b/, columns.remaining);
  return low && high && high.value >= low.value ? { value: (low.value + high.value) / 2 } : undefined;
}

/** What a quantity is of, in a column of its own. */
const unitOfMeasure =
  /^(?:squares?|square (?:feet|yards?)|linear (?:feet|yards?)|lump sum|each|allowance|units?|lots?|tons?|[sl][fys]|ea)$/i;

/** '105' between the words of a group and those of its part. */
const ofPart = /^#?\d{2,5}(?:[.-]\d{1,3})?$/;

/** The words behind a part's number, where the group that it belongs to stands before it: 'Roofing  105  Pitched roof'. */
function behindNumber({ row: { cells } }: Entry): string | null {
  const at = cells.findIndex(({ text }) => ofPart.test(text.trim()));
  const [group, part] = [cells[at - 1], cells[at + 1]];
  const isNamed = (text: string | undefined) => text !== undefined && /[A-Za-z]{3}/.test(text);
  if (at !== 1 || group?.figure !== null || part?.figure !== null || !isNamed(part?.text)) return null;
  return unitOfMeasure.test(part?.text.trim() ?? '') ? null : (part?.text.trim() ?? null);
}

/** The words of a row that name its component: its label, else the longest of the words behind its number. */
function nameOf(entry: Entry): string {
  const { name, row } = entry;
  const own = behindNumber(entry);
  if (own) return own;
  if (/[A-Za-z]{3}/.test(name) && !unitOfMeasure.test(name.replace(/\s+/g, ' ').trim())) return name;
  const words = row.cells.filter(
    ({ figure, text }) => figure === null && /[A-Za-z]{3}/.test(text) && !unitOfMeasure.test(text.trim()),
  );
  return words.toSorted((a, b) => b.text.length - a.text.length)[0]?.text.trim() ?? '';
}

/** The parts of the property that a reserve study plans for, from tables that give life left and cost. */
export const reserveComponents: ScanRule = {
  facts: ['reserves.components'],
  scan: function* (doc): Generator<Candidate> {
    const seen = new Set<string>();
    const unit = unitOf(doc);
    for (const entry of entries(doc)) {
      const remaining = years(entry, columns.remaining, columns.cost);
      const life = years(entry, columns.useful, columns.remaining);
      // No part outlasts its whole life: another column was read.
      const useful = life && remaining && (life.upTo ?? life.value) >= remaining.value ? life : undefined;
      const cost = pick(entry, columns.cost, otherCost) ?? between(entry) ?? pick(entry, whole, notWhole);
      const printed = nameOf(entry);
      const label = printed.toLowerCase();
      if (!remaining || !cost || !/[a-z]{3}/.test(label) || /\btotals?\b/.test(label)) continue;
      if (seen.size >= mostComponents) return;
      // A second table tells the same parts again, often with their quantities behind the names.
      if ([...seen].some((name) => label.startsWith(name) || name.startsWith(label))) continue;
      seen.add(label);
      const name = printed
        .replace(/^#?(?:\d{2,6}|\d+(?:\.\d+)+)\s+/, '')
        .replace(/^[-–—•\s]+/, '')
        .replace(measured, '')
        .replace(unitBehind, '')
        .replace(/,$/, '');
      yield {
        fact: 'reserves.components',
        value: {
          name,
          ...(useful && { useful_life_years: useful.upTo ?? useful.value }),
          remaining_life_years: remaining.value,
          cost: cost.value * unit,
        },
        weight: 8,
        ranges: entry.runs,
      };
    }
    if (seen.size === 0) yield* componentPages(doc);
  },
};
