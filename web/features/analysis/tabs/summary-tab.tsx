import { MessageCircleQuestion } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { reportWords } from '#content/report-words.ts';
import { answeredElsewhere } from '#report/answer-state.ts';
import { factOf } from '#report/fact-of.ts';
import { contradictions } from '#report/found-by.ts';
import { isIdentity } from '#report/identity.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { bySubject } from '#report/subjects.ts';
import type { SummaryParts } from '#report/summary-parts.ts';
import { withoutFirst, withoutTold } from '#report/told.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { FactLedger } from '../facts/fact-ledger.tsx';
import { OtherDocuments } from '../facts/not-stated.tsx';
import { StateCounts } from '../facts/state-counts.tsx';
import { Findings } from '../findings.tsx';
import { PagesToLookAt } from '../pages-to-look-at.tsx';
import { Part } from '../part.tsx';
import { PictureView } from '../pictures/picture-view.tsx';
import { PointList } from '../point-list.tsx';
import { QuestionsToAsk } from '../questions-to-ask.tsx';
import { RiskList } from '../risk-list.tsx';

const glanceSubjects = ['What you will pay', 'Possible extra costs'];

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

/** Most analyses have no second reader: its part of the page comes where it is needed. */
const ReadersDiffer = lazy(async () => ({
  default: (await import('../second-reader/readers-differ.tsx')).ReadersDiffer,
}));

interface SummaryTabProps {
  analysis: ShownAnalysis;
  parts: SummaryParts;
  /** What the document is and what can be done with its analysis: it stands below the findings. */
  header: ReactNode;
}

/** What stands below the findings: which document it is, what else it costs, what to watch for, and what to ask. */
export function SummaryTab({ analysis, parts: { first, picture, questions }, header }: SummaryTabProps) {
  const { within, between } = contradictions(analysis.facts);
  const conflicting = [...within, ...between];
  // Contradictions are told with every answer that the document gives.
  const contradicted = conflicting.map(({ id }) => `conflict.${id}`);
  const rest = withoutFirst(analysis, first);
  const risks = rest.risks.filter(({ id }) => !contradicted.includes(id));
  const told = new Set([...first.flatMap(({ tells }) => tells), ...risks.map(({ id }) => id)].map(factOf));
  const points = withoutTold(
    rest,
    risks.map(({ title }) => title),
  ).summary_statements.filter((statement) => !isIdentity(statement) && !told.has(factOf(statement.id)));
  const said = [...first.map(({ id }) => id), ...points.map(({ id }) => id)].map(factOf);
  const glance = bySubject(rest.facts, []).filter(({ subject }) => glanceSubjects.includes(subject.title));
  return (
    <div className="flex flex-col gap-10">
      {first.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl sm:text-2xl">{reportWords.findings}</h2>
          <Findings items={first} />
        </section>
      )}
      {header}
      <Lead analysis={analysis} />
      <PagesToLookAt analysis={analysis} />
      {points.length > 0 && (
        <Part title={first.length > 0 ? 'Also in this document' : 'In this document'}>
          <PointList points={points} name="summary" explained />
        </Part>
      )}
      {risks.length > 0 && (
        <Part title={first.length > 0 ? reportWords.watch : 'What to watch for'}>
          <RiskList risks={risks} />
        </Part>
      )}
      {within.length > 0 && (
        <Part title={reportWords.contradictions}>
          <p className="text-muted">{reportWords.contradictionsHint}</p>
          <FactLedger facts={within} analysis={analysis} />
        </Part>
      )}
      {between.length > 0 && (
        <Suspense>
          <ReadersDiffer facts={between} analysis={analysis} />
        </Suspense>
      )}
      {picture && <PictureView picture={picture} name="summary" />}
      {glance.map(({ subject, facts }) => {
        const unsaid = facts.filter((fact) => !said.includes(fact.id) && !conflicting.includes(fact));
        return unsaid.length === 0 ? null : (
          <Part key={subject.title} title={subject.title}>
            <FactLedger facts={unsaid} analysis={analysis} />
          </Part>
        );
      })}
      {questions.raised.length + questions.open.length > 0 && (
        <Part
          title={reportWords.questions}
          mark={<MessageCircleQuestion aria-hidden="true" className="size-6 text-accent" />}
        >
          <QuestionsToAsk questions={questions} analysis={analysis} />
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
