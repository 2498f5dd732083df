import type { Doc, Sentence } from '../../model.ts';
import { kindsIn } from '../../scope/kinds-of-homes.ts';
import { someHomesOf, withFigures } from '../../scope/payers.ts';
import { isOfClasses } from './dues-by-class.ts';

/** What an owner pays, of which a sentence tells who, for what and in which year. */
export const ofSums =
  /^assessment\.(?:regular|frequency|late_fee|late_after|interest_rate|initial_contribution|transfer_fee)$|^special_assessment$/;

/** What holds for each of the kinds that a sentence names: how often they pay, one rate by which the sums of all rise. */
const ofEachKind = (id: string, cited: readonly Sentence[]) =>
  (id === 'assessment.frequency' || id === 'budget.dues_change') &&
  withFigures(cited).every(
    ({ text, quantities }) =>
      kindsIn(text) > 1 && quantities.filter(({ kind }) => kind === 'percent').length < 2,
  );

/** The homes of one kind that an answer on what owners pay is said of alone; null where it is told of all, or of each kind. */
export function homesAlone(doc: Doc, id: string, cited: readonly Sentence[]): string | null {
  const isSum = ofSums.test(id) || id === 'budget.dues_change';
  return isSum && !isOfClasses(doc, cited) && !ofEachKind(id, cited) ? someHomesOf(doc, cited) : null;
}
