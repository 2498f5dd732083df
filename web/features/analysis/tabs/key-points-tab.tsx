import type { Severity } from '#contract/analysis.ts';
import { openAnswers } from '#report/open-answers.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { bySubject } from '#report/subjects.ts';
import { unsaidFacts } from '#report/unsaid.ts';
import { FactGroups } from '../facts/fact-groups.tsx';
import { Part } from '../part.tsx';
import { PointList } from '../point-list.tsx';
import { SeverityMark } from '../severity.tsx';

const ranks: readonly { severity: Severity | null; title: string; word: string }[] = [
  { severity: 'high', title: 'Read these first', word: 'Important' },
  { severity: 'medium', title: 'Worth knowing', word: 'Less important' },
  { severity: 'low', title: 'For the record', word: 'Minor' },
  { severity: null, title: 'Key points', word: '' },
];

/** What the document says, the important first; then the answers that need no sentence, by subject. */
export function KeyPointsTab({ analysis }: { analysis: ShownAnalysis }) {
  const { key_points: points, restricted_activities: activities, facts } = analysis;
  const groups = bySubject(unsaidFacts(facts, [...points, ...activities]), openAnswers(analysis), {
    tab: 'key-points',
  });
  return (
    <div className="flex flex-col gap-10">
      {points.length === 0 && groups.length === 0 && (
        <p className="text-muted">No key points were found in this document.</p>
      )}
      {ranks.map(({ severity, title, word }) => {
        const ranked = points.filter((point) => point.severity === severity);
        if (ranked.length === 0) return null;
        return (
          <Part
            key={title}
            title={title}
            mark={severity && <SeverityMark severity={severity} label={word} labelHidden />}
          >
            <PointList points={ranked} name="key" explained />
          </Part>
        );
      })}
      <FactGroups groups={groups} analysis={analysis} />
    </div>
  );
}
