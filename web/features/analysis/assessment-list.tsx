import { dollars } from '#engine/say/display.ts';
import { shortForm } from '#report/dates.ts';
import type { ShownAssessment } from '#report/read-analysis.ts';
import { perWords, statusWords } from '#report/report-answers.ts';
import { sectionOf } from '#report/section-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { CitationChips } from './evidence/citation-chips.tsx';

interface AssessmentListProps {
  assessments: readonly ShownAssessment[];
  /** What tells this list's entries from the same ones elsewhere on the page. */
  name: string;
  /** Level of the entries' headings. */
  level?: 3 | 5;
}

function Assessment({ assessment, id, level }: { assessment: ShownAssessment; id: string; level: 3 | 5 }) {
  const Heading = `h${level}` as const;
  const { purpose, amount, per, date, status, reference, citations } = assessment;
  const money = amount === null ? 'Not specified' : `${dollars(amount)}${per ? perWords[per] : ''}`;
  const title = purpose ?? 'Unknown purpose';
  return (
    <li className="flex flex-col gap-1.5 rounded-box border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="font-sans text-base font-semibold tracking-normal">{title}</Heading>
        {status && <Badge tone={status === 'proposed' ? 'neutral' : 'caution'}>{statusWords[status]}</Badge>}
      </div>
      <p className="tabular text-lg">{money}</p>
      <p className="tabular flex flex-wrap items-baseline gap-x-2.5 text-sm text-muted">
        <span>{date ? shortForm(date) : 'Date not specified'}</span>
        {citations.length > 0 ? (
          <CitationChips id={id} statement={`${title}: ${money}`} citations={citations} />
        ) : null}
        <span>{citations.length > 0 ? sectionOf(reference) : reference}</span>
      </p>
    </li>
  );
}

/** Special assessments: what for, how much, when, and how certain. */
export function AssessmentList({ assessments, name, level = 3 }: AssessmentListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {assessments.map((assessment) => (
        <Assessment
          key={assessment.id}
          assessment={assessment}
          id={`${name}/${assessment.id}`}
          level={level}
        />
      ))}
    </ul>
  );
}
