import { Check, CircleHelp, FileStack, FileX2, GitCompareArrows } from 'lucide-react';
import { type AnswerState, answerStateWords } from '#report/answer-state.ts';
import { classNames } from '../../../ui/class-names.ts';

const marks = {
  found: { icon: Check, color: 'text-accent' },
  conflicting: { icon: GitCompareArrows, color: 'text-caution' },
  unclear: { icon: CircleHelp, color: 'text-caution' },
  not_stated: { icon: CircleHelp, color: 'text-ink' },
  page_unreadable: { icon: FileX2, color: 'text-danger' },
  document_missing: { icon: FileStack, color: 'text-info' },
} as const satisfies Record<AnswerState, unknown>;

/** How a question stands, as a shape and in words. */
export function StateMark({
  state,
  words = answerStateWords[state],
}: {
  state: AnswerState;
  words?: string;
}) {
  const { icon: Icon, color } = marks[state];
  return (
    <span className="inline-flex items-baseline gap-2">
      <Icon aria-hidden="true" className={classNames('size-4 shrink-0 self-center', color)} />
      <span>{words}</span>
    </span>
  );
}
