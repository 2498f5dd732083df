import { factOf } from './fact-of.ts';
import { aboutDocument, subjectOf } from './subjects.ts';

/** Whether a statement only says which document this is. */
export function isIdentity({ id }: { readonly id: string }): boolean {
  return subjectOf(factOf(id)) === aboutDocument;
}
