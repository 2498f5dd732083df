import type { Candidate } from '../find/pattern.ts';
import { withoutNames } from '../language/person-names.ts';
import type { Doc, Row } from '../model.ts';
import { outcomeOf } from './motion-words.ts';

const moved = /^\W*(?:motions?|actions?|items?|resolutions?|subject|description|proposals?)\W*$/i;
const voted = /^\W*(?:votes?|results?|outcome|disposition|decision|passed\W{1,3}failed)\W*$/i;

interface Columns {
  readonly what: number;
  readonly vote: number;
}

function columnsOf(row: Row): Columns | null {
  const what = row.cells.findIndex(({ text }) => moved.test(text));
  const vote = row.cells.findLastIndex(({ text }) => voted.test(text));
  return what >= 0 && vote > what ? { what, vote } : null;
}

/** The rows of a table of motions: a column of what was moved, and one of its vote or result. */
export function* motionsInTables(doc: Doc, people: ReadonlySet<string>): Generator<Candidate> {
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
    const what = row.cells[columns.what]?.text.trim() ?? '';
    const outcome = outcomeOf(`Vote: ${row.cells[columns.vote]?.text ?? ''}`);
    if (what.length < 6 || !outcome) continue;
    const value = { what: withoutNames(what.slice(0, 240), people), outcome };
    yield { fact: 'minutes.motions', value, weight: 8, ranges: [{ start: row.start, end: row.end }] };
  }
}
