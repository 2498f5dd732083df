import { finderWords } from '#content/second-reader-words.ts';
import type { Fact } from '#contract/analysis.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/** Who found a statement: the rules, a language model, or each of them. */
export type Finder = keyof typeof finderWords;

type Found = Pick<ShownAnalysis, 'facts' | 'key_points' | 'restricted_activities'>;

const isRuled = ({ found_by }: { readonly found_by?: Finder | undefined }) => found_by !== 'model';

/** A fact as the rules found it. */
const ruledFact = (fact: Fact): Fact => ({ ...fact, conflicts: fact.conflicts.filter(isRuled) });

/**
 * An analysis without what a language model alone found: what is told first, drawn, worked out or put into a calendar rests
 * on the rules.
 */
export function byRules<A extends Partial<Found>>(analysis: A): A {
  const { facts, key_points: points, restricted_activities: activities } = analysis;
  return {
    ...analysis,
    ...(facts && { facts: facts.filter(isRuled).map(ruledFact) }),
    ...(points && { key_points: points.filter(isRuled) }),
    ...(activities && { restricted_activities: activities.filter(isRuled) }),
  };
}

/** Facts to which a document gives more than one answer, and those that the two readers read differently. */
export function contradictions(facts: readonly Fact[]): { within: Fact[]; between: Fact[] } {
  const conflicting = facts.filter(({ conflicts }) => conflicts.length > 0);
  const isWithin = ({ conflicts }: Fact) => conflicts.some(isRuled);
  return { within: conflicting.filter(isWithin), between: conflicting.filter((fact) => !isWithin(fact)) };
}

/** What a report says beside a statement of who found it; null where the rules alone did, as nearly always. */
export const finderNote = (found: Finder | undefined): string | null =>
  found === undefined || found === 'rules' ? null : finderWords[found];
