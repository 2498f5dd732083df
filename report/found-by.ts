import { finderWords, secondReaderWords } from '#content/second-reader-words.ts';
import type { Fact } from '#contract/analysis.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/** Who found a statement: the rules, a language model, or each of them. */
export type Finder = keyof typeof finderWords;

type Found = Pick<ShownAnalysis, 'facts' | 'key_points' | 'restricted_activities' | 'risks'>;

const isRuled = ({ found_by }: { readonly found_by?: Finder | undefined }) => found_by !== 'model';

/** A fact as the rules found it. */
const ruledFact = (fact: Fact): Fact => ({ ...fact, conflicts: fact.conflicts.filter(isRuled) });

/**
 * An analysis without what a language model alone found: what is told first, drawn, worked out or put into a calendar rests
 * on the rules.
 */
export function byRules<A extends Partial<Found>>(analysis: A): A {
  const { facts, key_points: points, restricted_activities: activities, risks } = analysis;
  return {
    ...analysis,
    ...(facts && { facts: facts.filter(isRuled).map(ruledFact) }),
    ...(points && { key_points: points.filter(isRuled) }),
    ...(risks && { risks: risks.filter(isRuled) }),
    ...(activities && { restricted_activities: activities.filter(isRuled) }),
  };
}

/** Facts to which a document gives more than one answer, and those that the two readers read differently. */
export function contradictions(facts: readonly Fact[]): { within: Fact[]; between: Fact[] } {
  const conflicting = facts.filter(({ conflicts }) => conflicts.length > 0);
  const isWithin = ({ conflicts }: Fact) => conflicts.some(isRuled);
  return { within: conflicting.filter(isWithin), between: conflicting.filter((fact) => !isWithin(fact)) };
}

/** What a report says beside a statement of who found it, and who did not confirm it; null where the rules alone did, as nearly always. */
export function finderNote(
  found: Finder | undefined,
  { not_confirmed: isDoubted }: { readonly not_confirmed?: true | undefined } = {},
): string | null {
  const finder = found === undefined || found === 'rules' ? null : finderWords[found];
  const notes = [finder, isDoubted ? secondReaderWords.notConfirmed : null].filter((note) => note !== null);
  return notes.length > 0 ? notes.join('. ') : null;
}
