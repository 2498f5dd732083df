import { Clock } from 'lucide-react';
import type { DocumentProgress } from '#contract/documents.ts';
import { stageInWords } from '../../../api/stage-in-words.ts';
import { clock, useElapsedSeconds } from '../../../ui/clock.ts';
import { DocumentName } from '../../../ui/document-name.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { indicatorPercent } from './indicator.ts';

interface ProcessingIndicatorProps {
  message: string;
  /** What the stream of events told last; null where it told nothing yet. */
  progress: DocumentProgress | null;
}

/** Stands until the analysis exists: a bar that grows with time, because nothing else is known of it here. */
export function ProcessingIndicator({ message, progress }: ProcessingIndicatorProps) {
  const seconds = useElapsedSeconds(progress?.elapsed_ms ?? null);
  return (
    <div className="mx-auto flex w-full max-w-measure flex-col gap-5 px-4 py-16">
      <h1 className="text-3xl">Your document is being analyzed</h1>
      {progress && <DocumentName fileName={progress.file_name} type={progress.document_type} />}
      <p role="status" className="text-muted">
        {message}
      </p>
      <ProgressBar label="Analysis progress" value={indicatorPercent(seconds)} />
      {progress && <p className="tabular font-semibold">{stageInWords(progress)}</p>}
      <p className="tabular flex items-center gap-1.5 text-sm text-muted">
        <Clock aria-hidden="true" className="size-4" />
        Elapsed time: {clock(seconds)}
      </p>
      <p className="text-muted">Your results will open here as soon as they are ready.</p>
      <LinkButton to="/documents" variant="secondary" className="self-start">
        Back to My Documents
      </LinkButton>
    </div>
  );
}
