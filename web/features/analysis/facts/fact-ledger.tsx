import { GitCompareArrows } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { reportWords } from '#content/report-words.ts';
import type { Fact } from '#contract/analysis.ts';
import { ledgerRows } from '#report/ledger.ts';
import { measuresOf, otherAmounts } from '#report/other-amounts.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { Explained } from '../notes/explained.tsx';
import { Meaning } from '../notes/meaning.tsx';
import { NotConfirmed } from '../second-reader/doubt.tsx';
import { FoundBy } from '../second-reader/found-by.tsx';
import { HardToRead } from './hard-to-read.tsx';

/** Most analyses have no second reader: its part of the page comes where it is needed. */
const BothReadings = lazy(async () => ({
  default: (await import('../second-reader/both-readings.tsx')).BothReadings,
}));

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How a row of the ledger is laid out. */
export const ledgerRow =
  'grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';

/** What the document says elsewhere to the same question. */
function OtherAnswers({ fact, id }: { fact: Fact; id: string }) {
  if (fact.conflicts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box bg-caution-soft px-3 py-2">
      {fact.conflicts.map(({ display, citations, found_by: by }, index) => (
        <span key={display} className="inline-flex flex-wrap items-center gap-1.5">
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-caution">
            <GitCompareArrows aria-hidden="true" className="size-4" />
            {by === undefined ? reportWords.alsoSays : reportWords.modelReads}
          </span>
          <span className="tabular font-semibold">{display}</span>
          <CitationChips
            id={`${id}/${index}`}
            statement={`${fact.label}: ${display}`}
            citations={citations}
          />
        </span>
      ))}
    </div>
  );
}

interface AnswerProps {
  fact: Fact;
  id: string;
  analysis: Pick<ShownAnalysis, 'facts'>;
  /** The note on the question stands beside the last of its answers. */
  last: boolean;
}

function Answer({ fact, id, analysis, last }: AnswerProps) {
  const also = otherAmounts(fact, measuresOf(analysis));
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="tabular min-w-0 font-semibold wrap-anywhere">{capitalized(fact.display)}</span>
        <CitationChips id={id} statement={`${fact.label}: ${fact.display}`} citations={fact.citations} />
        {last && <Meaning id={fact.id} about={fact.label} />}
        <FoundBy by={fact.found_by ?? 'rules'} id={fact.id} />
      </div>
      {also.map(({ text, sum }) => (
        <p key={text} className="tabular">
          {text} <span className="text-sm text-muted">= {sum}</span>
        </p>
      ))}
      <HardToRead doubtful={fact.doubtful} />
      <OtherAnswers fact={fact} id={id} />
      {fact.not_confirmed && <NotConfirmed quotes={fact.citations.map(({ quote }) => quote)} />}
      {fact.conflicts.some(({ found_by }) => found_by === 'model') && (
        <Suspense>
          <BothReadings fact={fact} />
        </Suspense>
      )}
    </div>
  );
}

interface FactLedgerProps {
  facts: readonly Fact[];
  analysis: Pick<ShownAnalysis, 'facts'>;
  /** More rows, below the answers. */
  children?: ReactNode;
}

/** Questions on the left, answers on the right. */
export function FactLedger({ facts, analysis, children }: FactLedgerProps) {
  return (
    <dl className="flex flex-col">
      {ledgerRows(facts).map(({ id, label, answers }) => (
        <div key={id} className={ledgerRow}>
          <dt className="text-muted">
            <Explained text={label} />
          </dt>
          {answers.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no id, and never move.
            <dd key={`${id}-${index}`} className="sm:col-start-2">
              <Answer
                fact={fact}
                id={`fact/${id}/${index}`}
                analysis={analysis}
                last={index === answers.length - 1}
              />
            </dd>
          ))}
        </div>
      ))}
      {children}
    </dl>
  );
}
