import type { Fact } from '#contract/analysis.ts';
import type { ShownAnalysis, ShownPoint } from './read-analysis.ts';
import { subjectOf, subjects } from './subjects.ts';
import { unsaidFacts } from './unsaid.ts';

export interface RestrictionGroup {
  readonly title: string;
  readonly points: readonly ShownPoint[];
  /** Answers that no sentence gives. */
  readonly facts: readonly Fact[];
  readonly notStated: readonly string[];
}

type Source = Pick<ShownAnalysis, 'restricted_activities' | 'key_points' | 'facts' | 'not_stated'>;

/** What you may not do, by subject; first the subjects of which most is known to be forbidden: pets, rentals, cars. */
export function restrictionGroups(analysis: Source): RestrictionGroup[] {
  const { restricted_activities: activities, key_points: keyPoints, not_stated: notStated } = analysis;
  const unsaid = unsaidFacts(analysis.facts, [...activities, ...keyPoints]);
  const own = subjects.filter(({ tab }) => tab === 'restrictions');
  const groups = own.map((subject) => ({
    title: subject.title,
    points: activities.filter(({ id }) => subjectOf(id) === subject),
    facts: unsaid.filter(({ id }) => subjectOf(id) === subject),
    notStated: notStated.filter((id) => subjectOf(id) === subject),
  }));
  const rest = activities.filter(({ id }) => !own.includes(subjectOf(id)));
  return [...groups, { title: 'Other limits', points: rest, facts: [], notStated: [] }].filter(
    ({ points, facts, notStated: open }) => points.length + facts.length + open.length > 0,
  );
}
