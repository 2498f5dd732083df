import type { FactId } from '../catalogue.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { entries } from '../tables/entries.ts';
import type { Entry, HeadedFigure } from '../tables/entry.ts';
import { latestYear, type Purpose, pickFigure, unitOf } from '../tables/pick-figure.ts';

/** The rows with several figures under names of columns, in the document's order. */
const rowsInColumns = oncePerDoc((doc): readonly Entry[] =>
  entries(doc).filter(
    ({ figures }) =>
      figures.filter(({ percent }) => !percent).length > 1 && figures.some(({ header }) => header !== ''),
  ),
);

/** A statement of what happened shows its plan beside it; a plan is read for what is planned. */
function purposesOf(fact: FactId, { type }: Doc): readonly Purpose[] {
  if (!fact.startsWith('budget.')) return ['actual'];
  return type === 'financial' ? ['budget', 'actual'] : ['budget'];
}

/**
 * The figures of a table's row that may answer a fact, each from the column that answers for it; null where the sentence is
 * no such row or its columns have no names, and nothing is known of which figure is meant.
 */
export function figuresOfRow(doc: Doc, fact: FactId, sentence: Sentence): readonly HeadedFigure[] | null {
  if (!/^(?:financial|budget)\./.test(fact) || unitOf(doc) !== 1) return null;
  const rows = rowsInColumns(doc);
  const entry = rows[firstWhere(rows, ({ row }) => row.end > sentence.start)];
  if (!entry || entry.row.start >= sentence.end) return null;
  return purposesOf(fact, doc).flatMap(
    (purpose) => pickFigure(entry.figures, purpose, latestYear(doc)) ?? [],
  );
}
