import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import { collectionSteps } from '../rules/collection/collection-steps.ts';

/** The candidates without 'fines' that are steps of how late dues are collected. */
export function withoutStepsAsFines(doc: Doc, candidates: readonly Candidate[]): Candidate[] {
  const steps = collectionSteps(doc).flat();
  return candidates.filter(
    ({ fact, ranges }) =>
      fact !== 'fine.schedule' ||
      !ranges.some(({ start }) => steps.some((step) => step.start <= start && start < step.end)),
  );
}
