import type { DocumentType } from '#contract/document-type.ts';
import { olderResults } from '#contract/limits.ts';
import { DocumentName } from '../../../ui/document-name.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const words: Record<string, string> = {
  analyzing: 'We are reading your document and finding what matters to you.',
  queued_for_analysis: 'Your document is waiting in line. It will be analyzed automatically.',
};

interface OlderProgressProps {
  fileName: string;
  type: DocumentType | null;
  status: string;
  attempts: number;
}

/** 'Document Analysis in Progress', with the number of times it was looked for. */
export function OlderProgress({ fileName, type, status, attempts }: OlderProgressProps) {
  return (
    <div className="mx-auto flex w-full max-w-measure flex-col items-center gap-4 px-4 py-16 text-center">
      <span className="text-accent">
        <Spinner size="large" />
      </span>
      <h1 className="text-3xl">Document Analysis in Progress</h1>
      <DocumentName fileName={fileName} type={type} />
      <p role="status">{words[status] ?? 'Your document is being processed.'}</p>
      <p className="tabular text-sm text-muted">Attempt {attempts}</p>
      {attempts > olderResults.longerThanUsualAfter && (
        <p role="status" className="text-muted">
          This is taking longer than usual. Large documents need more time.
        </p>
      )}
    </div>
  );
}
