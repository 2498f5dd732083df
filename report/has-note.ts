import { catalogueFact } from '#engine/catalogue.ts';
import { matterIds } from '#engine/meeting/matter-kinds.ts';
import { factOf } from './fact-of.ts';

/** What a document says of itself: no facts of the catalogue, and yet explained. */
const standing = [
  'document.amendment',
  'document.restatement',
  'document.expired',
  'document.draft',
  'document.proposed',
];

/** Whether there is a note on an id, told without loading the notes: every fact of the catalogue has one, and every kind of matter. */
export function hasNote(id: string): boolean {
  const fact = factOf(id);
  return catalogueFact(fact) !== undefined || standing.includes(fact) || matterIds.includes(fact);
}
