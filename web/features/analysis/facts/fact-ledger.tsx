import { GitCompareArrows } from 'lucide-react';
import type { Fact, FactValue } from '#contract/analysis.ts';
import { ledgerRows } from '#report/ledger.ts';
import { otherPeriods } from '#report/other-periods.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { NotStatedLine } from './not-stated.tsx';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface AnswerProps {
  fact: Fact;
  id: string;
  regularDues: FactValue | undefined;
}

/** What the document says elsewhere to the same question. */
function OtherAnswers({ fact, id }: Pick<AnswerProps, 'fact' | 'id'>) {
  if (fact.conflicts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box bg-caution-soft px-3 py-2">
      <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-caution">
        <GitCompareArrows aria-hidden="true" className="size-4" />
        It also says
      </span>
      {fact.conflicts.map(({ display, citations }, index) => (
        <span key={display} className="inline-flex items-center gap-1.5">
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

function Answer({ fact, id, regularDues }: AnswerProps) {
  const also = otherPeriods(fact.value, regularDues);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="tabular min-w-0 font-semibold wrap-anywhere">{capitalized(fact.display)}</span>
        {also.length > 0 && <span className="tabular text-sm text-muted">{also.join(' · ')}</span>}
        <CitationChips id={id} statement={`${fact.label}: ${fact.display}`} citations={fact.citations} />
      </div>
      <OtherAnswers fact={fact} id={id} />
    </div>
  );
}

interface FactLedgerProps {
  facts: readonly Fact[];
  notStated?: readonly string[];
  /** What one home pays, to put multiples of it in dollars. */
  regularDues: FactValue | undefined;
}

/** Questions on the left, answers on the right, what the document does not say below. */
export function FactLedger({ facts, notStated = [], regularDues }: FactLedgerProps) {
  if (facts.length === 0 && notStated.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      {facts.length > 0 && (
        <dl className="flex flex-col">
          {ledgerRows(facts).map(({ id, label, answers }) => (
            <div
              key={id}
              className="grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-muted">{label}</dt>
              {answers.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no id, and never move.
                <dd key={`${id}-${index}`} className="sm:col-start-2">
                  <Answer fact={fact} id={`fact/${id}/${index}`} regularDues={regularDues} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <NotStatedLine ids={notStated} />
    </div>
  );
}
