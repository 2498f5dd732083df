import file from '#content/state-laws.json' with { type: 'json' };
import { type StateLaw, type StateRow, stateLawsSchema } from '#contract/state-law.ts';

const states = stateLawsSchema.parse(file);

export const stateRows: readonly StateRow[] = states.map(({ slug, name, statutes, compare }) => ({
  slug,
  name,
  compare,
  statutes: statutes.map((statute) => `${statute.name}, ${statute.citation}`),
}));

export function findState(slug: string | undefined): StateLaw | null {
  return states.find((state) => state.slug === slug) ?? null;
}
