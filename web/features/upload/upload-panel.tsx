import type { DocumentType } from '#contract/document-type.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ProcessingView } from './processing-view.tsx';
import { UploadFailure } from './upload-failure.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadingView } from './uploading-view.tsx';
import { useUpload } from './use-upload.ts';

interface UploadPanelProps {
  presetType: DocumentType | null;
  onComplete: (documentId: string) => void;
}

/** From choosing a file to the moment its analysis exists. */
export function UploadPanel({ presetType, onComplete }: UploadPanelProps) {
  const { state, send, reset, tryAgain } = useUpload(onComplete);
  const failure = state.phase === 'idle' ? state.failure : null;
  const stored = failure !== null && failure.documentId !== null;
  const choosing = state.phase === 'idle' && !stored;
  return (
    <Card className="flex flex-col gap-5 self-start">
      {failure && stored && (
        <UploadFailure failure={failure} fileName={state.fileName} onTryAgain={tryAgain} onReset={reset} />
      )}
      {failure && !stored && (
        <Alert tone="danger">
          <p>{failure.message}</p>
        </Alert>
      )}
      {state.phase === 'uploading' && (
        <UploadingView fileName={state.fileName} sent={state.sent} total={state.total} onCancel={reset} />
      )}
      {state.phase === 'processing' && <ProcessingView key={state.documentId} state={state} />}
      {/* Kept while a file is on its way, so that one whose upload failed need not be chosen again. */}
      <div hidden={!choosing}>
        <UploadForm
          key={state.phase === 'processing' ? 'next' : 'form'}
          presetType={presetType}
          onSend={send}
        />
      </div>
    </Card>
  );
}
