import { type AnswerState, countStates } from '#report/answer-state.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { StateMark } from './state-mark.tsx';

const words: Record<AnswerState, string> = {
  found: 'answered',
  conflicting: 'answered in more than one way',
  not_stated: 'not stated in this document',
  page_unreadable: 'not on the pages that could be read',
  document_missing: 'for other documents to answer',
};
const order: readonly AnswerState[] = [
  'found',
  'conflicting',
  'not_stated',
  'page_unreadable',
  'document_missing',
];

/** How many of the questions that were put to the document stand how. */
export function StateCounts({ analysis }: { analysis: ShownAnalysis }) {
  const counts = countStates(analysis);
  return (
    <ul aria-label="What became of our questions" className="tabular flex flex-wrap gap-x-6 gap-y-1.5">
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
