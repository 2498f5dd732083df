import type { ReadHome } from '#contract/homes.ts';
import { citedPageCounts } from '../evidence/cited-pages.ts';

/** How many statements of a home's page cite each page of one of its documents. */
export function citedPagesOf(
  { wants, verdict, answers, timeline, dues, trails }: ReadHome['picture'],
  document: string,
): ReadonlyMap<number, number> {
  const statements = answers.flatMap(({ controls, others }) => [controls, ...others]);
  const its = <Said extends { document: string }>(list: readonly Said[]) =>
    list.filter((said) => said.document === document);
  const wanted = wants.flatMap(({ said }) => said);
  const steps = trails.flatMap((trail) => trail.steps);
  return citedPageCounts([its(dues), its(steps), its(wanted), its(verdict), its(statements), its(timeline)]);
}
