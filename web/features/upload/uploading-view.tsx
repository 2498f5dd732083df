import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { megabytes } from '../../ui/file-size.ts';
import { keepPace, type Pace, secondsLeft, timeLeft } from '../../ui/pace.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** Milliseconds without a byte after which the line is taken for broken, or the server for slow. */
const stalledAfter = 20_000;

interface UploadingViewProps {
  fileName: string;
  /** Bytes. */
  sent: number;
  total: number;
  onCancel: () => void;
}

export function UploadingView({ fileName, sent, total, onCancel }: UploadingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pace = usePace(sent);
  const stalled = useStalled(sent);
  const all = total > 0 && sent >= total;
  const percent = total > 0 ? (100 * sent) / total : 0;
  const words = `${megabytes(Math.min(sent, total))} of ${megabytes(total)}`;
  const left = pace && !stalled ? secondsLeft(pace, total) : null;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          Uploading...
        </h2>
        <p className="text-muted wrap-anywhere">{fileName}</p>
      </div>
      <div className="flex flex-col gap-2">
        <ProgressBar label="Upload progress" value={percent} valueText={words} />
        <div className="tabular flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <p>{all ? 'Sent. Checking the file...' : words}</p>
          {left !== null && !all && <p>{timeLeft(left)}</p>}
        </div>
      </div>
      {stalled && (
        <Alert tone="caution" announce="polite">
          <p>
            {all
              ? 'The server is taking longer than usual to answer. You can wait, or cancel and try again.'
              : 'Nothing has been sent for a while. Check your connection. You can wait, or cancel and try again: your file stays chosen.'}
          </p>
        </Alert>
      )}
      <Button variant="secondary" className="self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function usePace(sent: number): Pace | null {
  const [pace, setPace] = useState<Pace | null>(null);
  useEffect(() => {
    if (sent > 0) setPace((before) => keepPace(before, sent, performance.now()));
  }, [sent]);
  return pace;
}

function useStalled(sent: number): boolean {
  const [stalledAt, setStalledAt] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStalledAt(sent), stalledAfter);
    return () => clearTimeout(timer);
  }, [sent]);
  return stalledAt === sent;
}
