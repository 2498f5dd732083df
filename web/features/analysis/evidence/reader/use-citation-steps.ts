import { useEffect, useState } from 'react';
import { citationsInOrder, elementOf, neighbors, stepsOf } from '../citations-in-order.ts';
import { type Step, useEvidence } from '../evidence-context.tsx';

interface CitationSteps {
  readonly before: Step | null;
  readonly after: Step | null;
  /** Opens a citation and brings its statement into view. */
  go: (step: Step) => void;
}

/** The citations before and after the one on show: of its statement, and on to the statements around it. */
export function useCitationSteps(): CitationSteps {
  const { opened, evidence, find, show } = useEvidence();
  const [around, setAround] = useState<ReturnType<typeof neighbors>>({ before: null, after: null });
  useEffect(() => {
    if (!evidence || !opened) return setAround({ before: null, after: null });
    // A statement that is not on the page (its tab was left) still has its own citations.
    const steps = elementOf(evidence.id) ? citationsInOrder(find) : stepsOf(evidence);
    setAround(neighbors(steps, evidence.id, opened.nth));
  }, [evidence, opened, find]);
  return {
    ...around,
    go: (step) => {
      show(step);
      elementOf(step.source)?.scrollIntoView({ block: 'nearest' });
    },
  };
}
