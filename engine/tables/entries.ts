import { fold } from '../language/plain.ts';
import type { Doc, Row } from '../model.ts';
import { headersOf } from './columns.ts';
import { type Figure, figuresOf } from './figures.ts';

/** A figure with the words over its column; empty where there are none. */
export interface HeadedFigure extends Figure {
  readonly header: string;
}

/** The part of a statement that a row stands in, by the headings and totals before it. */
export type Part = 'assets' | 'liabilities' | 'income' | 'expenses';

/** A table row as a statement: what it is for, under which heading, and its figures. */
export interface Entry {
  readonly row: Row;
  /** In lower case, account numbers, leaders and dollar signs taken off: 'total income'. */
  readonly label: string;
  /** The last heading or row without figures before it, in lower case. */
  readonly under: string;
  readonly part: Part | null;
  readonly figures: readonly HeadedFigure[];
}

const parts: readonly (readonly [RegExp, Part])[] = [
  [/\b(?:liabilit|equity|fund balances?|members' capital)/, 'liabilities'],
  [/^(?:total )?(?:current |fixed |other )?assets\b/, 'assets'],
  [/^(?:ordinary |operating |total )*(?:income|revenues?|receipts)(?:$|[^/]*$)/, 'income'],
  [/^(?:operating |total |general )*(?:expenses?|expenditures|disbursements|costs)\b/, 'expenses'],
];

const partNamed = (heading: string): Part | undefined => parts.find(([form]) => form.test(heading))?.[1];

const longestHeading = 60;

function cleanLabel(label: string): string {
  return fold(label)
    .replace(/^[\s|*•§]+/, '')
    .replace(/^(?:\d{3,6}|\d{2}(?=[-.]\d{2}))(?:[-.]\d+)*\s*[-–:.·]?\s*/, '')
    .replace(/[\s.:$|*_]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Many rules read the same rows. */
const made = new WeakMap<Doc, readonly Entry[]>();

/** Every row that holds a figure, in the document's order. */
export function entries(doc: Doc): readonly Entry[] {
  const known = made.get(doc);
  if (known) return known;
  const found = read(doc);
  made.set(doc, found);
  return found;
}

function read(doc: Doc): Entry[] {
  const headers = headersOf(doc.source, doc.rows);
  const rowAt = new Map(doc.rows.map((row) => [row.start, row]));
  const found: Entry[] = [];
  let under = '';
  let part: Part | null = null;
  for (const block of doc.blocks) {
    const row = rowAt.get(block.start);
    if (!row) {
      const text = doc.source.text.slice(block.start, block.end);
      if (text.length <= longestHeading) {
        under = cleanLabel(text);
        part = partNamed(under) ?? part;
      }
      continue;
    }
    const over = headers.get(row.index);
    const figures = figuresOf(row).map((figure, i) => ({ ...figure, header: over?.[i] ?? '' }));
    const label = cleanLabel(row.label);
    if (figures.length > 0) found.push({ row, label, under, part, figures });
    if (figures.length === 0 || figures.every(({ value }) => value === 0)) {
      under = label || under;
      part = partNamed(under) ?? part;
    }
  }
  return found;
}
