import type { Doc } from '../model.ts';
import { type Outcome, outcomeOf, settle } from './outcome.ts';

const moved = /^\W*(?:motions?|actions?|items?|topics?|resolutions?|subject|description|proposals?)\W*$/i;
const voted = /^\W*(?:votes?|results?|outcome|disposition|decision|status|passed\W{1,3}failed)\W*$/i;
/** 'Item | Discussion | Action': what was done stands there, or is only to be done. */
const done = /^\W*actions?(?: taken)?\W*$/i;
const opensDone =
  /^\W*(?:approved|adopted|accepted|passed|carried|ratified|denied|rejected|failed|tabled|deferred|postponed)\b/i;

interface Columns {
  readonly what: number;
  /** Those that tell of the vote or its result, and the one of what was done. */
  readonly votes: readonly number[];
  readonly done: number;
}

/** A row of such a table, with what became of it. */
interface Voted {
  readonly what: string;
  readonly outcome: Outcome;
  readonly ranges: readonly [{ readonly start: number; readonly end: number }];
}

interface Cells {
  readonly cells: readonly string[];
  readonly start: number;
  readonly end: number;
}

function columnsOf({ cells }: Cells): Columns | null {
  const what = cells.findIndex((text) => moved.test(text));
  const votes = cells.flatMap((text, at) => (at > what && voted.test(text) ? at : []));
  const act = cells.findIndex((text, at) => at > what && done.test(text));
  return what >= 0 && (votes.length > 0 || act > 0) ? { what, votes, done: act } : null;
}

function outcomeIn(cells: readonly string[], { votes, done: act }: Columns): Outcome | null {
  const action = act < 0 ? '' : (cells[act] ?? '');
  const told = opensDone.test(action) ? outcomeOf(action) : null;
  return votes.reduce((found, at) => found ?? outcomeOf(`Vote: ${cells[at] ?? ''}`), told);
}

/** The rows of a text, and its lines that bars part into cells. */
const rowsOf = ({ rows, sentences }: Doc): Cells[] => [
  ...rows.map(({ cells, start, end }) => ({ cells: cells.map(({ text }) => text), start, end })),
  ...sentences.flatMap(({ text, start, end }) => {
    const cells = text.split(/\s?\|\s?/);
    return cells.length < 3 ? [] : { cells, start, end };
  }),
];

/** The rows of a table of motions: a column of what was moved, and one of its vote or result. */
export function* motionsInTables(doc: Doc): Generator<Voted> {
  let columns: Columns | null = null;
  let width = 0;
  for (const row of rowsOf(doc)) {
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
    const cell = row.cells[columns.what]?.trim() ?? '';
    const { what, outcome } = settle(cell, outcomeIn(row.cells, columns));
    if (what.length < 6 || !outcome) continue;
    yield { what: what.slice(0, 240), outcome, ranges: [{ start: row.start, end: row.end }] };
  }
}
