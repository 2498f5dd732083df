import { useCallback, useEffect, useState } from 'react';
import type { Opened } from '../../place.ts';
import { citationsInOrder, elementOf, neighbors, stepsOf } from '../citations-in-order.ts';
import { type Step, useEvidence } from '../evidence-context.tsx';

interface CitationSteps {
  /** Pages of this document that are cited before and after; null at either end, and where another document is next. */
  readonly before: number | null;
  readonly after: number | null;
  /** There is no citation before, or after, it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Goes to the citation before or after and brings its statement into view. */
  step: (by: 1 | -1) => void;
}

/** The citations before and after the one on show: of its statement, and on to the statements around it. */
export function useCitationSteps(): CitationSteps {
  const { documentId, documentOf, opened, evidence, find, show } = useEvidence();
  const around = useCallback(
    ({ source, nth }: Opened) => {
      const statement = source === null ? undefined : find(source);
      if (!statement) return { before: null, after: null };
      // A statement that is not on the page (its tab was left) still has its own citations.
      const steps = elementOf(statement.id) ? citationsInOrder(find) : stepsOf(statement);
      return neighbors(steps, statement.id, nth);
    },
    [find],
  );
  const [pages, setPages] = useState<Omit<CitationSteps, 'step'>>({
    before: null,
    after: null,
    isFirst: true,
    isLast: true,
  });
  // Once the statements around it are on the page.
  useEffect(() => {
    const { before, after } = evidence && opened ? around(opened) : { before: null, after: null };
    const pageHere = (step: Step | null) =>
      step && documentOf(step.source) === documentId ? step.page : null;
    setPages({ before: pageHere(before), after: pageHere(after), isFirst: !before, isLast: !after });
  }, [evidence, opened, around, documentId, documentOf]);
  const step = (by: 1 | -1) =>
    show((now) => {
      const next = now && around(now)[by > 0 ? 'after' : 'before'];
      if (next) elementOf(next.source)?.scrollIntoView({ block: 'nearest' });
      return next;
    });
  return { ...pages, step };
}
