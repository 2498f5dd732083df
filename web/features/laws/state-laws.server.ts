import file from '#content/state-laws.json' with { type: 'json' };
import rightsFile from '#content/state-rights.json' with { type: 'json' };
import { type StateLaw, stateLawsSchema } from '#contract/state-law.ts';
import { type StateRight, stateRightsSchema } from '#contract/state-right.ts';
import { statuteAddress } from '#contract/statute-address.ts';
import type { Cell, CellLine, StateRow } from './compare-states.ts';
import { documentsOf, inBrief, seenAs, sentencesOf } from './right-words.ts';

const rights = stateRightsSchema.parse(rightsFile);

/** A citation without a page of its own leads to the section's address, where one can be built. */
const addressed = (state: StateLaw): StateLaw => ({
  ...state,
  statutes: state.statutes.map((statute) => ({
    ...statute,
    source: statute.source ?? statuteAddress(state.slug, statute.citation),
  })),
  provisions: state.provisions.map((provision) => ({
    ...provision,
    source: provision.source ?? statuteAddress(state.slug, provision.citation),
  })),
});
const states = stateLawsSchema.parse(file).map(addressed);

const subjects = [
  { id: 'disclosure', label: 'Resale disclosure', title: 'Documents for a buyer' },
  { id: 'cancellation', label: 'Time to cancel', title: 'Time to cancel a purchase' },
  { id: 'reserve', label: 'Reserve study', title: 'Reserves' },
  { id: 'foreclosure', label: 'Foreclosure for dues', title: 'Foreclosure for unpaid dues' },
  { id: 'records', label: 'Records access', title: 'Access to records' },
] as const;

/** The rows of a state on a subject: of HOAs first, then of condominiums. */
const rowsOf = (slug: string, subject: StateRight['subject']) =>
  (['hoa', 'condo'] as const).flatMap((community) =>
    rights.filter((row) => row.state === slug && row.subject === subject && row.community === community),
  );

/** Two rows that tell the same become one, for both kinds of community. */
function merged<T>(
  rows: readonly StateRight[],
  names: readonly [string, string, string | null],
  of: (row: StateRight) => T,
) {
  const [hoas, condos, both] = names;
  const told = rows.map((row) => ({ who: row.community === 'hoa' ? hoas : condos, ...of(row) }));
  const [first, second] = told.map(({ who: _, ...rest }) => JSON.stringify(rest));
  return first !== undefined && first === second
    ? told.slice(0, 1).map((one) => ({ ...one, who: both }))
    : told;
}

function cellsOf(slug: string): Cell[] {
  return subjects.map(({ id, label }) => ({
    id,
    label,
    lines: merged(rowsOf(slug, id), ['HOAs', 'Condos', null], (row) => ({
      text: inBrief(row),
      open: !row.verified && row.finding !== 'unchecked',
    })) satisfies CellLine[],
  }));
}

/** What the law of a state gives buyers and owners, told row by row. */
export interface ToldRight {
  readonly who: string | null;
  readonly owed: { readonly lead: string; readonly documents: readonly string[] } | null;
  readonly sentences: readonly string[];
  readonly citation: string;
  readonly source: string | null;
  readonly seen: string;
  readonly doubt: string | null;
}
export interface ToldSubject {
  readonly id: string;
  readonly title: string;
  readonly rights: readonly ToldRight[];
}

export function toldSubjects(slug: string): ToldSubject[] {
  const names = ['In a homeowners association', 'In a condominium', 'In HOAs and condominiums'] as const;
  return subjects.map(({ id, title }) => ({
    id,
    title,
    rights: merged(rowsOf(slug, id), names, (row) => ({
      owed: documentsOf(row),
      sentences: sentencesOf(row),
      citation: row.statute,
      source: statuteAddress(slug, row.statute),
      seen: seenAs(row),
      doubt: row.doubt,
    })),
  }));
}

export const stateRows: readonly StateRow[] = states.map(({ slug, name, statutes }) => ({
  slug,
  name,
  statutes: statutes.map((statute) => `${statute.name}, ${statute.citation}`),
  rules: subjects
    .map(({ id }) => id)
    .filter((id) =>
      rowsOf(slug, id).some(
        (row) => row.finding === 'rule' && (row.subject !== 'foreclosure' || row.detail?.limit),
      ),
    ),
  cells: cellsOf(slug),
}));

export function findState(slug: string | undefined): StateLaw | null {
  return states.find((state) => state.slug === slug) ?? null;
}

/** One sentence for lists of search results: what is found for a state, and for whom its page is. */
export function summaryOf({ slug, name }: Pick<StateLaw, 'slug' | 'name'>): string {
  const cancel = rowsOf(slug, 'cancellation').some(({ finding }) => finding === 'rule');
  const study = rowsOf(slug, 'reserve').some(
    (row) => row.subject === 'reserve' && row.detail?.kind === 'study',
  );
  const parts = [
    cancel ? 'time to cancel a purchase' : 'what a seller must give you',
    study ? 'reserve studies' : 'reserves',
    'foreclosure and records',
  ];
  return `Buying an HOA home or condo in ${name}? See what state law says about ${parts.join(', ')}.`;
}
