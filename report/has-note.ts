import { catalogueFact } from '#engine/catalogue.ts';
import { formIds } from '#engine/find/form-answers.ts';
import { standingFacts } from '#engine/find/standing-kinds.ts';
import { matterIds } from '#engine/meeting/matter-kinds.ts';
import { factOf } from './fact-of.ts';

/**
 * Whether there is a note on an id, told without loading the notes: every fact of the catalogue has one, what a document says
 * of its own force, every kind of matter, and what a paper for a sale answers.
 */
export function hasNote(id: string): boolean {
  const fact = factOf(id);
  return (
    catalogueFact(fact) !== undefined || [standingFacts, matterIds, formIds].some((ids) => ids.includes(fact))
  );
}
