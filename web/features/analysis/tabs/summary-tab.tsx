import { FileWarning } from 'lucide-react';
import { reportWords } from '#content/report-words.ts';
import { answeredElsewhere, missingState } from '#report/answer-state.ts';
import { factOf } from '#report/fact-of.ts';
import type { FirstItem } from '#report/first-five.ts';
import { isIdentity } from '#report/identity.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { bySubject } from '#report/subjects.ts';
import type { SummaryParts } from '#report/summary-parts.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { FactLedger } from '../facts/fact-ledger.tsx';
import { OpenQuestions, OtherDocuments } from '../facts/not-stated.tsx';
import { StateCounts } from '../facts/state-counts.tsx';
import { FirstThings } from '../first-things.tsx';
import { PagesToLookAt } from '../pages-to-look-at.tsx';
import { Part } from '../part.tsx';
import { PictureView } from '../pictures/picture-view.tsx';
import { PointList } from '../point-list.tsx';
import { RiskList } from '../risk-list.tsx';

const glanceSubjects = ['What you will pay', 'What may come on top'];

/** Which document it is, in one line, and what became of the questions put to it. */
function Lead({ analysis }: { analysis: ShownAnalysis }) {
  const { summary, summary_statements: statements } = analysis;
  const identity = statements.filter(isIdentity);
  return (
    <div className="flex flex-col gap-4">
      {statements.length === 0 && <p className="text-lg">{summary || reportWords.noSummary}</p>}
      {identity.length > 0 && (
        <p className="leading-loose text-muted">
          {identity.map((statement) => (
            <span key={statement.id}>
              {statement.text}{' '}
              <CitationChips
                id={`summary/${statement.id}`}
                statement={statement.text}
                citations={statement.citations}
              />{' '}
            </span>
          ))}
        </p>
      )}
      <StateCounts analysis={analysis} />
    </div>
  );
}

/** What the summary says beside the first things, in a list. */
function Rest({ analysis, first }: { analysis: ShownAnalysis; first: readonly FirstItem[] }) {
  const told = new Set(first.flatMap(({ tells }) => tells.map(factOf)));
  const rest = analysis.summary_statements.filter(
    (statement) => !isIdentity(statement) && !told.has(factOf(statement.id)),
  );
  if (rest.length === 0) return null;
  return (
    <Part title={first.length > 0 ? 'Also in short' : 'In short'}>
      <PointList points={rest} name="summary" explained />
    </Part>
  );
}

interface SummaryTabProps {
  analysis: ShownAnalysis;
  parts: SummaryParts;
}

/** What it comes to, what it costs, what to watch for, and what is not known. */
export function SummaryTab({ analysis, parts: { first, picture } }: SummaryTabProps) {
  const { facts, unreadable_pages: unreadable } = analysis;
  const groups = bySubject(facts, analysis.not_stated);
  const glance = groups.filter(
    ({ subject, facts: stated }) => stated.length > 0 && glanceSubjects.includes(subject.title),
  );
  const missing = groups.filter(({ notStated }) => notStated.length > 0);
  const conflicting = facts.filter(({ conflicts }) => conflicts.length > 0);
  // Told already: by the first things, or by the contradictions, with every answer that the document gives.
  const told = new Set([
    ...first.flatMap(({ tells }) => tells),
    ...conflicting.map(({ id }) => `conflict.${id}`),
  ]);
  const risks = analysis.risks.filter(({ id }) => !told.has(id));
  return (
    <div className="flex flex-col gap-10">
      <Lead analysis={analysis} />
      <PagesToLookAt analysis={analysis} />
      {first.length > 0 && (
        <Part title={reportWords.first}>
          <FirstThings items={first} />
        </Part>
      )}
      <Rest analysis={analysis} first={first} />
      {risks.length > 0 && (
        <Part title={first.length > 0 ? reportWords.watch : 'What to watch for'}>
          <RiskList risks={risks} />
        </Part>
      )}
      {conflicting.length > 0 && (
        <Part title={reportWords.contradictions}>
          <p className="text-muted">{reportWords.contradictionsHint}</p>
          <FactLedger facts={conflicting} analysis={analysis} />
        </Part>
      )}
      {picture && <PictureView picture={picture} name="summary" />}
      {glance.map(({ subject, facts: stated }) => (
        <Part key={subject.title} title={subject.title}>
          <FactLedger facts={stated} analysis={analysis} />
        </Part>
      ))}
      {missing.length > 0 && (
        <Part
          title={missingState(analysis) === 'page_unreadable' ? reportWords.unread : reportWords.notStated}
          mark={<FileWarning aria-hidden="true" className="size-6 text-muted" />}
        >
          <p className="text-muted">
            A document of this type often answers these questions. This one does not
            {unreadable.length > 0 && ', as far as it could be read'}. Look in the other documents of the
            association, or ask:
          </p>
          <OpenQuestions groups={missing} />
        </Part>
      )}
      {answeredElsewhere(analysis).length > 0 && (
        <Part title={reportWords.elsewhere}>
          <p className="text-muted">{reportWords.elsewhereHint}</p>
          <OtherDocuments analysis={analysis} />
        </Part>
      )}
    </div>
  );
}
