import { fold } from '../language/plain.ts';
import type { Doc, Row } from '../model.ts';
import { columnsByPage, headersByCell } from './columns.ts';
import { type Figure, figuresOf } from './figures.ts';

/** A figure with the words over its column; empty where there are none. */
export interface HeadedFigure extends Figure {
  readonly header: string;
}

/** A table row as a statement: what it is for, under which heading, and its figures. */
export interface Entry {
  readonly row: Row;
  /** In lower case, account numbers, leaders and dollar signs taken off: 'total income'. */
  readonly label: string;
  /** The last heading or row without figures before it, in lower case. */
  readonly under: string;
  readonly figures: readonly HeadedFigure[];
}

const longestHeading = 60;

function cleanLabel(label: string): string {
  return fold(label)
    .replace(/^[\s|*•§]+/, '')
    .replace(/^\d{3,6}(?:[-.]\d+)*\s*[-–:.]?\s*/, '')
    .replace(/[\s.:$|*_]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every row that holds a figure, in the document's order. */
export function entries(doc: Doc): Entry[] {
  const columns = columnsByPage(doc.source, doc.rows);
  const cellHeaders = headersByCell(doc.rows);
  const rowAt = new Map(doc.rows.map((row) => [row.start, row]));
  const found: Entry[] = [];
  let under = '';
  for (const block of doc.blocks) {
    const row = rowAt.get(block.start);
    if (!row) {
      const text = doc.source.text.slice(block.start, block.end);
      if (text.length <= longestHeading) under = cleanLabel(text);
      continue;
    }
    const page = columns.get(row.page);
    const headers = cellHeaders.get(row.index);
    const figures = figuresOf(row).map((figure) => ({
      ...figure,
      header: (figure.right === null ? headers?.[figure.cell] : page?.of(figure)?.header) ?? '',
    }));
    const label = cleanLabel(row.label);
    if (figures.length > 0) found.push({ row, label, under, figures });
    if (figures.length === 0 || figures.every(({ value }) => value === 0)) under = label || under;
  }
  return found;
}
