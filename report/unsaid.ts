import type { Fact } from '#contract/analysis.ts';

/** The facts that no point puts in a sentence: a point carries the id of its fact, numbered within a list. */
export function unsaidFacts(facts: readonly Fact[], points: readonly { readonly id: string }[]): Fact[] {
  const said = new Set(points.map(({ id }) => id.replace(/-\d+$/, '')));
  return facts.filter(({ id, conflicts }) => !said.has(id) || conflicts.length > 0);
}
