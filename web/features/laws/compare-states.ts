import type { StateRow } from '#contract/state-law.ts';

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
    { label: 'Resale disclosure', value: disclosure ? 'Yes' : null, note: null },
    {
      label: 'Days to cancel',
      value: cancelDays === null ? null : `${cancelDays} days`,
      note: cancelNote,
    },
    { label: 'Reserve study', value: reserveStudy && reserveWords[reserveStudy], note: null },
    { label: 'Foreclosure threshold', value: foreclosure, note: null },
    { label: 'Records access', value: records ? 'Yes' : null, note: null },
  ];
}
