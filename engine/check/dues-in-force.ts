import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import { roleOfDues, sumsOfDues } from '../rules/sums-of-dues.ts';

/** The candidates without dues that a letter names as replaced, refused, offered or as the step of a raise, or as proposed where it tells those in force. */
export function withDuesInForce(doc: Doc, candidates: readonly Candidate[]): Candidate[] {
  const tellsPaid = sumsOfDues(doc).some(({ role }) => role === 'paid');
  return candidates.filter(({ fact, value }) => {
    const role = fact === 'assessment.regular' ? roleOfDues(doc, value) : null;
    return role === null || role === 'paid' || (role === 'proposed' && !tellsPaid);
  });
}
