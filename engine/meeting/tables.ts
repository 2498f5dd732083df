import type { Doc } from '../model.ts';
import { type Outcome, outcomeOf, settle } from './outcome.ts';

const moved =
  /^\W*(?:motions?|actions?|(?:agenda )?items?|topics?|resolutions?|subject|description|proposals?)\W*$/i;
const motion = /^\W*(?:motions?|resolutions?|proposals?)\W*$/i;
const voted = /^\W*(?:votes?|results?|outcome|disposition|decision|status|passed\W{1,3}failed)\W*$/i;
/** 'Item | Discussion | Action': what was done stands there, or is only to be done. */
const done = /^\W*actions?(?: taken)?\W*$/i;
const opensDone =
  /^\W*(?:approved|adopted|accepted|passed|carried|ratified|denied|rejected|failed|tabled|deferred|postponed)\b/i;
/** 'Bell accepted at $9,400. Kim/Lee 3-1 (Roe no)': the vote on what the cell itself says. */
const votedOn =
  /^(?<own>[^;]{8,200}?)(?:[.,;:] (?:[A-Z][\w'’-]* ?\/ ?[A-Z][\w'’-]*[,:]? )?| \()(?<vote>\d{1,2} ?[-–] ?\d{1,2})(?: \([^()]*\))?(?:\W*$|[.;)]+ [A-Z])/;

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Columns {
  readonly what: number;
  /** What a motion in a column of its own is on; -1 where none names it. */
  readonly item: number;
  /** Those that tell of the vote or its result, and the one of what was done. */
  readonly votes: readonly number[];
  readonly done: number;
}

/** A row of such a table, with what became of it. */
interface Voted {
  readonly what: string;
  readonly outcome: Outcome;
  readonly row: Range;
  /** Of it, the cells that tell what was decided. */
  readonly ranges: readonly Range[];
}

interface Cells extends Range {
  readonly cells: readonly string[];
  /** Where each stands; none where bars part a line. */
  readonly at: readonly Range[];
}

function columnsOf({ cells }: Cells): Columns | null {
  const first = cells.findIndex((text) => moved.test(text));
  const what = Math.max(
    first,
    cells.findIndex((text) => motion.test(text)),
  );
  const votes = cells.flatMap((text, at) => (at > what && voted.test(text) ? at : []));
  const act = cells.findIndex((text, at) => at > what && done.test(text));
  return what >= 0 && (votes.length > 0 || act > 0)
    ? { what, item: first < what ? first : -1, votes, done: act }
    : null;
}

function outcomeIn(cells: readonly string[], { votes, done: act }: Columns): Outcome | null {
  const action = act < 0 ? '' : (cells[act] ?? '');
  const told = opensDone.test(action) ? outcomeOf(action) : null;
  return votes.reduce((found, at) => found ?? outcomeOf(`Vote: ${cells[at] ?? ''}`), told);
}

/** The rows of a text, and its lines that bars part into cells. */
const rowsOf = ({ blocks, sentences, source }: Doc): Cells[] => [
  ...blocks.map(({ cells, row = cells ?? [], start, end }) => ({
    at: row,
    cells: row.map((cell) => source.text.slice(cell.start, cell.end).replace(/\s+/g, ' ').trim()),
    start,
    end: row.at(-1)?.end ?? end,
  })),
  ...sentences.flatMap(({ text, start, end }) => {
    const cells = text.split(/\s?\|\s?/);
    return cells.length < 3 ? [] : { cells, at: [], start, end };
  }),
];

/** 'Roe: accept the bid' */
const mover = /^(?:[A-Z]\. ?)?[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?: (?=[a-z])/;

/** The rows of a table of motions: a column of what was moved, and one of its vote or result. */
export function* motionsInTables(doc: Doc): Generator<Voted> {
  let columns: Columns | null = null;
  let width = 0;
  let last = 0;
  for (const row of rowsOf(doc)) {
    // The other cells of a row of which all were read.
    if (row.start < last && row.cells.length < 2) continue;
    last = row.end;
    const head = columnsOf(row);
    if (head) {
      columns = head;
      width = row.cells.length;
      continue;
    }
    if (!columns || row.cells.length < 2) {
      columns = null;
      continue;
    }
    const item = row.cells[columns.item] ?? '';
    // Where cells are empty, the others tell no more than that the item was put off.
    if (row.cells.length !== width) {
      const isOff = row.cells.some((text) => opensDone.test(text) && outcomeOf(text) === 'tabled');
      if (item && isOff) yield { what: item.slice(0, 240), outcome: 'tabled', row, ranges: [row] };
      continue;
    }
    const cell = row.cells[columns.what]?.replace(mover, '') ?? '';
    const act = row.cells[columns.done] ?? '';
    const own = opensDone.test(act) ? undefined : votedOn.exec(act)?.groups;
    const said = own ? outcomeOf(`Vote: ${own.vote}`) : outcomeIn(row.cells, columns);
    const { what, outcome } = settle(own ? `${cell} – ${own.own}` : cell, said);
    if (!outcome || what.length < (item ? 4 : 6)) continue;
    // The vote is on what its own cell says, and not on all that the row tells.
    const of = own ? [row.at[columns.item] ?? row.at[columns.what], row.at[columns.done]] : [];
    const ranges = of.flatMap((one) => one ?? []);
    const told = (item ? `${item} – ${what}` : what).slice(0, 240);
    yield { what: told, outcome, row, ranges: ranges.length > 0 ? ranges : [row] };
  }
}
