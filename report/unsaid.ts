import type { Fact } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import { factOf } from './fact-of.ts';

interface Said {
  readonly id: string;
  readonly citations: readonly Citation[];
}

const key = ({ page, start, end }: Citation) => `${page} ${start} ${end}`;

/**
 * The facts that no point puts in a sentence. A point carries the id of its fact, numbered within a list, and stands for
 * those of the list whose places it cites: one that sums up a long list leaves the items to be told.
 */
export function unsaidFacts(facts: readonly Fact[], points: readonly Said[]): Fact[] {
  const places = new Map<string, Set<string>>();
  for (const { id, citations } of points) {
    const fact = factOf(id);
    const cited = places.get(fact) ?? new Set();
    for (const citation of citations) cited.add(key(citation));
    places.set(fact, cited);
  }
  return facts.filter(({ id, citations, conflicts }) => {
    const cited = places.get(id);
    return !cited || conflicts.length > 0 || !citations.every((citation) => cited.has(key(citation)));
  });
}
