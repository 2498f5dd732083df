import notes from '#content/fact-notes.json' with { type: 'json' };
import { type GlossaryTerm, glossary } from '#content/glossary.ts';
import { factOf } from './fact-of.ts';

/** What an answer means for a buyer, what to ask next, and the terms of the field that it takes. */
export interface FactNote {
  readonly meaning: string;
  readonly ask: string;
  readonly terms: readonly GlossaryTerm[];
}

const termById = new Map(glossary.map((term) => [term.id, term]));

const byFact = new Map<string, FactNote>(
  Object.entries(notes).map(([id, { terms, ...texts }]) => [
    id,
    { ...texts, terms: terms.flatMap((term) => termById.get(term) ?? []) },
  ]),
);

/** The note on the fact behind an id; null for what is no fact of the catalogue. */
export function noteOn(id: string): FactNote | null {
  return byFact.get(factOf(id)) ?? null;
}
