import type { Fact } from '#contract/analysis.ts';
import { type OpenAnswer, openAnswers } from './open-answers.ts';
import type { ShownAnalysis, ShownPoint } from './read-analysis.ts';
import { subjectOf, subjects } from './subjects.ts';
import { unsaidFacts } from './unsaid.ts';

export interface RestrictionGroup {
  readonly title: string;
  readonly points: readonly ShownPoint[];
  /** Answers that no sentence gives. */
  readonly facts: readonly Fact[];
  readonly open: readonly OpenAnswer[];
}

type Source = Pick<
  ShownAnalysis,
  'restricted_activities' | 'key_points' | 'facts' | 'unclear' | 'not_stated'
>;

/** What you may not do, by subject; first the subjects of which most is known to be forbidden: pets, rentals, cars. */
export function restrictionGroups(analysis: Source): RestrictionGroup[] {
  const { restricted_activities: activities, key_points: keyPoints } = analysis;
  const left = openAnswers(analysis);
  const unsaid = unsaidFacts(analysis.facts, [...activities, ...keyPoints]);
  const own = subjects.filter(({ tab }) => tab === 'restrictions');
  const groups = own.map((subject) => ({
    title: subject.title,
    points: activities.filter(({ id }) => subjectOf(id) === subject),
    facts: unsaid.filter(({ id }) => subjectOf(id) === subject),
    open: left.filter(({ id }) => subjectOf(id) === subject),
  }));
  const rest = activities.filter(({ id }) => !own.includes(subjectOf(id)));
  return [...groups, { title: 'Other limits', points: rest, facts: [], open: [] }].filter(
    ({ points, facts, open }) => points.length + facts.length + open.length > 0,
  );
}
