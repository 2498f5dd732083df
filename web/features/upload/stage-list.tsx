import { Check, Circle, CircleDot } from 'lucide-react';
import { type AnalysisStage, analysisStages } from '#contract/document-status.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Processing } from './upload-state.ts';

const steps: readonly { stage: AnalysisStage; label: string }[] = [
  { stage: 'waiting', label: 'Waiting in line' },
  { stage: 'reading', label: 'Reading the pages' },
  { stage: 'finding', label: 'Finding fees, rules and risks' },
  { stage: 'writing', label: 'Writing your analysis' },
];

const marks = {
  done: { icon: Check, color: 'text-accent', words: 'done' },
  now: { icon: CircleDot, color: 'text-accent', words: 'now' },
  later: { icon: Circle, color: 'text-muted', words: 'still to come' },
} as const;

/** The stages that the stream of events tells of. Before it has told any, the first one is under way. */
export function StageList({ state }: { state: Processing }) {
  const current = analysisStages.indexOf(state.progress?.stage ?? 'waiting');
  // Without the stream the stage is not known: a list that never moves would say something untrue.
  if (!state.progress && state.polls > 0) return null;
  return (
    <ol className="flex flex-col gap-2 border-t border-line pt-5">
      {steps.map(({ stage, label }, index) => {
        const {
          icon: Icon,
          color,
          words,
        } = marks[index < current ? 'done' : index === current ? 'now' : 'later'];
        return (
          <li
            key={stage}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex items-start gap-2.5',
              index === current ? 'font-semibold' : 'text-muted',
            )}
          >
            <Icon aria-hidden="true" className={classNames('mt-1 size-4.5 shrink-0', color)} />
            {label}
            <span className="sr-only">({words})</span>
          </li>
        );
      })}
    </ol>
  );
}
