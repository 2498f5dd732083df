import type { Fact } from '#contract/analysis.ts';
import { missingState, questionOf } from '#report/answer-state.ts';
import { foundByNone, type OpenAnswer, shownPassages, spokenOf } from '#report/open-answers.ts';
import { openQuestion } from '#report/open-question.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { Explained } from '../notes/explained.tsx';
import { SeeAlso } from '../see-also.tsx';
import { FactLedger, ledgerRow } from './fact-ledger.tsx';
import { StateMark } from './state-mark.tsx';

interface FullLedgerProps {
  facts: readonly Fact[];
  open: readonly OpenAnswer[];
  analysis: Pick<
    ShownAnalysis,
    'facts' | 'unreadable_pages' | 'key_points' | 'restricted_activities' | 'unclear'
  >;
}

/** The ledger of a subject: what the document does not say stands there as plainly as what it says. */
export function FullLedger({ facts, open, analysis }: FullLedgerProps) {
  if (facts.length === 0 && open.length === 0) return null;
  return (
    <FactLedger facts={facts} analysis={analysis}>
      {open.map(({ id, citations, isFoundByNone }) => (
        <div key={id} className={ledgerRow} data-state={missingState(analysis, { citations })}>
          <dt className="text-muted">
            <Explained text={questionOf(id)} />
          </dt>
          <dd className="sm:col-start-2">
            <StateMark state={missingState(analysis, { citations })} />
            {citations.length > 0 && (
              <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
                {spokenOf({ citations })}
                <CitationChips
                  id={`open/${id}`}
                  statement={`${questionOf(id)}: no clear answer`}
                  citations={citations}
                />
              </p>
            )}
            <SeeAlso id={`open/${id}`} own={citations} citations={shownPassages({ id }, analysis)} />
            {isFoundByNone && <p>{foundByNone}</p>}
            {openQuestion(id) && (
              <p>
                <span className="font-semibold">Ask:</span> {openQuestion(id)}
              </p>
            )}
          </dd>
        </div>
      ))}
    </FactLedger>
  );
}
