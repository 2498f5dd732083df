export const filters = [
  { id: 'all', label: 'All states' },
  { id: 'disclosure', label: 'Resale disclosure' },
  { id: 'cancellation', label: 'Time to cancel' },
  { id: 'reserve', label: 'Reserve study' },
  { id: 'foreclosure', label: 'Foreclosure limit' },
  { id: 'records', label: 'Records access' },
] as const;
export type FilterId = (typeof filters)[number]['id'];

/** What one kind of community has, in a cell of the table. */
export interface CellLine {
  /** 'HOAs' or 'Condos'; null where both have the same. */
  readonly who: string | null;
  readonly text: string;
  /** True where nobody here has read the statute's text for it. */
  readonly open: boolean;
}

/** A cell of the table of states: a subject, and one line or two. */
export interface Cell {
  readonly id: Exclude<FilterId, 'all'>;
  readonly label: string;
  readonly lines: readonly CellLine[];
}

/** A state in the list of all states. */
export interface StateRow {
  readonly slug: string;
  readonly name: string;
  readonly statutes: readonly string[];
  /** The subjects on which the state has a rule for one kind of community or both. */
  readonly rules: readonly FilterId[];
  readonly cells: readonly Cell[];
}

/** The states whose name or statutes hold what was typed, and that have the rule asked for. */
export function selectStates(rows: readonly StateRow[], search: string, filter: FilterId): StateRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (filter === 'all' || row.rules.includes(filter)) &&
      [row.name, ...row.statutes].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** '1 primary statute', '2 primary statutes'. */
export function statuteCount(count: number): string {
  return `${count} primary ${count === 1 ? 'statute' : 'statutes'}`;
}

/** What a state has of the rule that the states are filtered by; null without a filter. */
export function ruleOf(row: Pick<StateRow, 'cells'>, filter: FilterId): Cell | null {
  return row.cells.find(({ id }) => id === filter) ?? null;
}
