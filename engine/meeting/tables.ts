import type { Doc, Row } from '../model.ts';
import { type Outcome, outcomeOf, settle } from './outcome.ts';

const moved = /^\W*(?:motions?|actions?|items?|resolutions?|subject|description|proposals?)\W*$/i;
const voted = /^\W*(?:votes?|results?|outcome|disposition|decision|passed\W{1,3}failed)\W*$/i;

interface Columns {
  readonly what: number;
  readonly vote: number;
}

/** A row of such a table, with what became of it. */
interface Voted {
  readonly what: string;
  readonly outcome: Outcome;
  readonly ranges: readonly [{ readonly start: number; readonly end: number }];
}

function columnsOf(row: Row): Columns | null {
  const what = row.cells.findIndex(({ text }) => moved.test(text));
  const vote = row.cells.findLastIndex(({ text }) => voted.test(text));
  return what >= 0 && vote > what ? { what, vote } : null;
}

/** The rows of a table of motions: a column of what was moved, and one of its vote or result. */
export function* motionsInTables(doc: Doc): Generator<Voted> {
  let columns: Columns | null = null;
  let width = 0;
  for (const row of doc.rows) {
    const head = columnsOf(row);
    if (head) {
      columns = head;
      width = row.cells.length;
      continue;
    }
    if (!columns || row.cells.length !== width) {
      columns = null;
      continue;
    }
    const cell = row.cells[columns.what]?.text.trim() ?? '';
    const { what, outcome } = settle(cell, outcomeOf(`Vote: ${row.cells[columns.vote]?.text ?? ''}`));
    if (what.length < 6 || !outcome) continue;
    yield { what: what.slice(0, 240), outcome, ranges: [{ start: row.start, end: row.end }] };
  }
}
