import { FileWarning } from 'lucide-react';
import type { ShownAnalysis, ShownPoint } from '#report/read-analysis.ts';
import { regularDuesOf } from '#report/regular-dues.ts';
import { aboutDocument, bySubject, subjectOf } from '#report/subjects.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { FactLedger } from '../facts/fact-ledger.tsx';
import { NotStatedList } from '../facts/not-stated.tsx';
import { Part } from '../part.tsx';
import { PointList } from '../point-list.tsx';
import { RiskList } from '../risk-list.tsx';

const glanceSubjects = ['What you will pay', 'What may come on top'];

/** 'page 3', 'pages 3, 4 and 9'. */
function pageWords(pages: readonly number[]): string {
  const list = new Intl.ListFormat('en-US').format(pages.map(String));
  return `${pages.length === 1 ? 'page' : 'pages'} ${list}`;
}

/** Whether a statement of the summary only says which document this is: those go ahead of the points, in one line. */
const isIdentity = ({ id }: ShownPoint) => subjectOf(id.replace(/^summary\./, '')) === aboutDocument;

function Lead({ analysis }: { analysis: ShownAnalysis }) {
  const { summary, summary_statements: statements } = analysis;
  if (statements.length === 0) return <p className="text-lg">{summary || 'No summary available.'}</p>;
  const identity = statements.filter(isIdentity);
  const rest = statements.filter((statement) => !isIdentity(statement));
  return (
    <div className="flex flex-col gap-5">
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
      {rest.length > 0 && (
        <div className="text-lg">
          <PointList points={rest} name="summary" />
        </div>
      )}
    </div>
  );
}

/** What it comes to, what it costs, what to watch for, and what is not known. */
export function SummaryTab({ analysis }: { analysis: ShownAnalysis }) {
  const { facts, unreadable_pages: unreadable } = analysis;
  const groups = bySubject(facts, analysis.not_stated);
  const glance = groups.filter(
    ({ subject, facts: stated }) => stated.length > 0 && glanceSubjects.includes(subject.title),
  );
  const missing = groups.filter(({ notStated }) => notStated.length > 0);
  const conflicting = facts.filter(({ conflicts }) => conflicts.length > 0);
  // The contradictions have a part of their own, with every answer that the document gives.
  const contradictions = new Set(conflicting.map(({ id }) => `conflict.${id}`));
  const risks = analysis.risks.filter(({ id }) => !contradictions.has(id));
  const regularDues = regularDuesOf(analysis);
  return (
    <div className="flex flex-col gap-10">
      <Lead analysis={analysis} />
      {unreadable.length > 0 && (
        <Alert tone="caution" title="Some pages could not be read">
          <p>
            There was no text to be had on {pageWords(unreadable)}. Read{' '}
            {unreadable.length === 1 ? 'it' : 'them'} yourself: what stands there is not in this analysis.
          </p>
        </Alert>
      )}
      {risks.length > 0 && (
        <Part title="What to watch for">
          <RiskList risks={risks} />
        </Part>
      )}
      {conflicting.length > 0 && (
        <Part title="Where the document contradicts itself">
          <p className="text-muted">Ask the association which of these holds before you rely on either.</p>
          <FactLedger facts={conflicting} regularDues={regularDues} />
        </Part>
      )}
      {glance.map(({ subject, facts: stated }) => (
        <Part key={subject.title} title={subject.title}>
          <FactLedger facts={stated} regularDues={regularDues} />
        </Part>
      ))}
      {missing.length > 0 && (
        <Part
          title="Not stated in this document"
          mark={<FileWarning aria-hidden="true" className="size-6 text-muted" />}
        >
          <p className="text-muted">
            A document of this type often answers these questions. This one does not, so look in the other
            documents of the association, or ask.
          </p>
          <NotStatedList groups={missing} />
        </Part>
      )}
    </div>
  );
}
