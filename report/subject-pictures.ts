import type { Picture } from './pictures/picture.ts';
import { type Subject, subjectOf } from './subjects.ts';

/** A fact of the subject that a picture belongs to. */
const factOfPicture: Readonly<Record<Picture['id'], string>> = {
  dues: 'assessment.regular',
  budget: 'budget.total_expenses',
  funded: 'reserves.percent_funded',
  contribution: 'reserves.current_contribution',
  replacements: 'reserves.components',
};

/** The pictures that belong to a subject. */
export function picturesIn(subject: Subject, pictures: readonly Picture[]): Picture[] {
  return pictures.filter(({ id }) => subjectOf(factOfPicture[id]) === subject);
}
