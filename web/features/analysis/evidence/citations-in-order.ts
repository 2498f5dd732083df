import type { Evidence, Step } from './evidence-context.tsx';

/** Marks the place of a statement's citations in the page, in the order in which they are read. */
export const sourceAttribute = 'data-source';

/** The element that holds the chips of a statement. */
export const elementOf = (source: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${sourceAttribute}="${CSS.escape(source)}"]`);

/** Every citation on the page, in the order in which it is read. */
export function citationsInOrder(find: (source: string) => Evidence | undefined): Step[] {
  const elements = [...document.querySelectorAll(`[${sourceAttribute}]`)];
  return elements.flatMap((element) => {
    const evidence = find(element.getAttribute(sourceAttribute) ?? '');
    return evidence ? stepsOf(evidence) : [];
  });
}

/** The citations of one statement. */
export const stepsOf = ({ id, citations }: Evidence): Step[] =>
  citations.map(({ page }, nth) => ({ source: id, nth, page }));

/** What comes before and after a citation among others; null at either end. */
export function neighbors(steps: readonly Step[], source: string, nth: number) {
  const at = steps.findIndex((step) => step.source === source && step.nth === nth);
  return { before: (at > 0 && steps[at - 1]) || null, after: (at >= 0 && steps[at + 1]) || null };
}
