import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { statusPolling } from '#contract/limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { clock, useElapsedSeconds } from '../../ui/clock.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { stageOf } from './progress.ts';
import { StageList } from './stage-list.tsx';
import type { Processing } from './upload-state.ts';

/** A document on its way through the analysis. */
export function ProcessingView({ state }: { state: Processing }) {
  const seconds = useElapsedSeconds();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stage = stageOf(state);
  // Read aloud at every new stage, not at every page.
  const spoken = stageOf({
    ...state,
    progress: state.progress && { ...state.progress, page: null, pages: null },
  });

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          Reading your document
        </h2>
        <p className="text-muted wrap-anywhere">{state.fileName}</p>
      </div>
      <div className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <p className="tabular font-semibold">{stage}</p>
          <p className="tabular text-muted">{Math.round(state.percent)}%</p>
        </div>
        <ProgressBar
          label="Analysis progress"
          value={state.percent}
          valueText={stage}
          pulsing={state.status === 'analyzing'}
        />
        <p className="tabular flex items-center gap-1.5 text-sm text-muted">
          <Clock aria-hidden="true" className="size-4" />
          Elapsed time: {clock(seconds)}
        </p>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      <StageList state={state} />
      {state.note && (
        <Alert tone="info" announce="polite">
          <p>{state.note}</p>
        </Alert>
      )}
      {state.polls > statusPolling.noticeAfterPolls && (
        <Alert tone="info" announce="polite">
          <p>Large documents may take several minutes to analyze. You can leave this page open.</p>
        </Alert>
      )}
      <p className="text-sm text-muted">
        Your results open by themselves. You can also close this page: you will find the document in My
        Documents.
      </p>
    </div>
  );
}
