import { type AnswerState, countStates } from '#report/answer-state.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { StateMark } from './state-mark.tsx';

const words: Record<AnswerState, string> = {
  found: 'answered',
  conflicting: 'answered in more than one way',
  unclear: 'without a clear answer',
  not_stated: 'not mentioned in this document',
  page_unreadable: 'not found on the pages that could be read',
  document_missing: 'for other documents to answer',
};
const order: readonly AnswerState[] = [
  'found',
  'conflicting',
  'unclear',
  'not_stated',
  'page_unreadable',
  'document_missing',
];

/** How many of the questions that were put to the document stand how. */
export function StateCounts({ analysis }: { analysis: ShownAnalysis }) {
  const counts = countStates(analysis);
  return (
    <ul aria-label="How our questions were answered" className="tabular flex flex-wrap gap-x-6 gap-y-1.5">
      {order
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <li key={state}>
            <StateMark state={state} words={`${counts[state]} ${words[state]}`} />
          </li>
        ))}
    </ul>
  );
}
