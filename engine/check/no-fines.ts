import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import { collectionSteps } from '../rules/collection/collection-steps.ts';

/** 'Day 30' names a day and no breach. */
const dayAlone = /\b(?:day|step|notice|month|week) ?\d+$/i;

/** The candidates without 'fines' that are steps of how late dues are collected, or that name nothing but a day. */
export function withoutStepsAsFines(doc: Doc, candidates: readonly Candidate[]): Candidate[] {
  const steps = collectionSteps(doc).flat();
  return candidates.filter(({ fact, value, ranges }) => {
    if (fact !== 'fine.schedule') return true;
    const offence = typeof value === 'object' && 'offence' in value ? String(value.offence) : '';
    const isStep = ranges.some(({ start }) => steps.some((step) => step.start <= start && start < step.end));
    return !isStep && !dayAlone.test(offence);
  });
}
