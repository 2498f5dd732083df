import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FilePasswordForm } from '../../ui/file-password-form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Failure } from './upload-state.ts';

interface UploadFailureProps {
  failure: Failure;
  fileName: string;
  onTryAgain: (failure: Failure) => Promise<void>;
  onPassword: (failure: Failure, password: string) => Promise<string | null>;
  onReset: () => void;
}

/** A document that the server has and that came to no analysis: what to do about it. */
export function UploadFailure({ failure, fileName, onTryAgain, onPassword, onReset }: UploadFailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const canRetry = failure.remedy === null || failure.remedy === 'retry';
  const [busy, setBusy] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
        {fileName ? `No analysis of ${fileName} yet` : 'No analysis yet'}
      </h2>
      <Alert tone="danger">
        <p className="wrap-anywhere">{failure.message}</p>
      </Alert>
      {failure.remedy === 'password' && (
        <FilePasswordForm onOpen={(password) => onPassword(failure, password)} />
      )}
      <div className="flex flex-wrap gap-3">
        {canRetry && (
          <Button
            busy={busy}
            onClick={() => {
              setBusy(true);
              void onTryAgain(failure).finally(() => setBusy(false));
            }}
          >
            Try Again
          </Button>
        )}
        <Button variant={failure.remedy === 'another_copy' ? 'primary' : 'secondary'} onClick={onReset}>
          Upload New Document
        </Button>
        <LinkButton variant="secondary" to="/documents">
          Go to My Documents
        </LinkButton>
        {failure.analysisFailed && canRetry && (
          <LinkButton variant="quiet" to="/contact">
            Contact Support
          </LinkButton>
        )}
      </div>
    </div>
  );
}
