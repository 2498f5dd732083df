import type { StateLaw, StateRow } from '#contract/state-law.ts';

export const filters = [
  { id: 'all', label: 'All states' },
  { id: 'disclosure', label: 'Resale disclosure' },
  { id: 'cancel', label: 'Time to cancel' },
  { id: 'reserves', label: 'Reserve study' },
  { id: 'foreclosure', label: 'Foreclosure threshold' },
  { id: 'records', label: 'Records access' },
] as const;
export type FilterId = (typeof filters)[number]['id'];

const passes: Record<FilterId, (row: StateRow) => boolean> = {
  all: () => true,
  disclosure: ({ compare }) => compare.disclosure === true,
  cancel: ({ compare }) => compare.cancelDays !== null,
  reserves: ({ compare }) => compare.reserveStudy === 'yes' || compare.reserveStudy === 'condos only',
  foreclosure: ({ compare }) => compare.foreclosure !== null,
  records: ({ compare }) => compare.records === true,
};

/** The states whose name or statutes hold what was typed, and that have the rule asked for. */
export function selectStates(rows: readonly StateRow[], search: string, filter: FilterId): StateRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      passes[filter](row) && [row.name, ...row.statutes].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** '1 primary statute', '2 primary statutes'. */
export function statuteCount(count: number): string {
  return `${count} primary ${count === 1 ? 'statute' : 'statutes'}`;
}

/** 'a', 'a or b', 'a, b or c'. */
export function inWords(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

export interface Compared {
  readonly label: string;
  /** Null where no such rule is listed. */
  readonly value: string | null;
  readonly note: string | null;
}

const reserveWords = { yes: 'Required', 'condos only': 'Condominiums only', no: 'Not required' } as const;

/** What a state has of the five things compared. */
export function comparedOf({ compare }: Pick<StateRow, 'compare'>): Compared[] {
  const { disclosure, cancelDays, cancelNote, reserveStudy, foreclosure, records } = compare;
  return [
    { label: 'Resale disclosure', value: disclosure ? (compare.disclosureNote ?? 'Yes') : null, note: null },
    {
      label: 'Days to cancel',
      value: cancelDays === null ? null : `${cancelDays} ${compare.cancelUnit ?? 'days'}`,
      note: cancelNote,
    },
    { label: 'Reserve study', value: reserveStudy && reserveWords[reserveStudy], note: compare.reserveNote },
    { label: 'Foreclosure threshold', value: foreclosure, note: null },
    { label: 'Records access', value: records ? (compare.recordsNote ?? 'Yes') : null, note: null },
  ];
}

const filterLabels: Partial<Record<FilterId, string>> = {
  disclosure: 'Resale disclosure',
  cancel: 'Days to cancel',
  reserves: 'Reserve study',
  foreclosure: 'Foreclosure threshold',
  records: 'Records access',
};

/** What a state has of the rule that the states are filtered by; null without a filter. */
export function ruleOf(row: Pick<StateRow, 'compare'>, filter: FilterId): Compared | null {
  return comparedOf(row).find(({ label }) => label === filterLabels[filter]) ?? null;
}

/** One sentence for lists of search results: what is listed for a state, and what else its page has. */
export function summaryOf({ name, compare, provisions }: StateLaw): string {
  const listed = comparedOf({ compare })
    .filter(({ value }) => value !== null)
    .map(({ label, value }) => (label === 'Days to cancel' ? `${value} to cancel` : label.toLowerCase()));
  const rules = listed.length > 0 ? `: ${listed.join(', ')}` : ' in plain English';
  return `${name} HOA law${rules}. ${provisions.length} cited provisions, and what to do before you buy.`;
}
