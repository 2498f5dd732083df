import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { statusPolling } from '#contract/limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { clock, useElapsedSeconds } from '../../ui/clock.ts';
import { DocumentName } from '../../ui/document-name.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { secondsLeft, timeLeft } from '../../ui/pace.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { stageOf } from './progress.ts';
import { StageList } from './stage-list.tsx';
import type { Processing } from './upload-state.ts';

/** Seconds after which so many checks have been made, or would have been had the stream of events been silent. */
const noticeAfter = (statusPolling.firstAfter + statusPolling.noticeAfterPolls * statusPolling.every) / 1000;

interface ProcessingViewProps {
  state: Processing;
  /** To the form, for the next document; this one goes on. */
  onAnother: () => void;
}

/** A document on its way through the analysis. */
export function ProcessingView({ state, onAnother }: ProcessingViewProps) {
  const seconds = useElapsedSeconds(state.elapsedMs);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { progress, pace } = state;
  const stage = stageOf(state);
  const isLong = state.polls > statusPolling.noticeAfterPolls || seconds > noticeAfter;
  const pages = progress?.stage === 'reading' ? progress.pages : null;
  const left = pace && pages !== null ? secondsLeft(pace, pages) : null;
  // Read aloud at every new stage, not at every page.
  const spoken = stageOf({ ...state, progress: progress && { ...progress, page: null, pages: null } });

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          Analyzing your document
        </h2>
        <DocumentName fileName={progress?.file_name ?? state.fileName} type={state.documentType} />
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
        <div className="tabular flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <p className="flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            Elapsed time: {clock(seconds)}
          </p>
          {left !== null && <p>{timeLeft(left)}</p>}
        </div>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      <StageList state={state} />
      {left !== null && (
        <p className="text-sm text-muted">
          Scanned pages take a few seconds each, because their text has to be recognized first.
        </p>
      )}
      {state.note && (
        <Alert tone="info" announce="polite">
          <p>{state.note}</p>
        </Alert>
      )}
      {isLong && (
        <Alert tone="info" announce="polite">
          <p>Large documents may take several minutes to analyze. You can leave this page open.</p>
        </Alert>
      )}
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="text-sm text-muted">
          Your results will open automatically. You can also leave: the analysis continues, and you will find
          it in My Documents.
        </p>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <Button variant="secondary" size="small" onClick={onAnother}>
            Upload Another Document
          </Button>
          <LinkButton variant="quiet" size="small" to="/documents">
            Go to My Documents
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
