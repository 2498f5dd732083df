import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { megabytes } from '../../ui/file-size.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface UploadingViewProps {
  fileName: string;
  sent: number;
  total: number;
  onCancel: () => void;
}

export function UploadingView({ fileName, sent, total, onCancel }: UploadingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const percent = total > 0 ? (100 * sent) / total : 0;
  const words = `${megabytes(Math.min(sent, total))} of ${megabytes(total)}`;
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
        <p className="tabular text-sm text-muted">{percent >= 100 ? 'Sent. Checking the file...' : words}</p>
      </div>
      <Button variant="secondary" className="self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
