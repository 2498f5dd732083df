import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilePasswordForm } from '../../../ui/file-password-form.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

interface AnalysisErrorProps {
  message: string;
  /** What is known beyond that of this document. */
  why?: string | null;
  /** Settles when it has been tried; what it returns, if anything, is why it was refused. */
  onTryAgain: () => Promise<string | null>;
  /** Opens the file with its password, where it has one: as FilePasswordForm's `onOpen`. */
  onPassword?: ((password: string) => Promise<string | null>) | undefined;
  children?: ReactNode;
}

/** The analysis failed, or could not be had. */
export function AnalysisError({ message, why, onTryAgain, onPassword, children }: AnalysisErrorProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const tryAgain = async () => {
    setBusy(true);
    setRefusal(await onTryAgain());
    setBusy(false);
  };
  return (
    <EmptyState
      level={1}
      icon={<CircleAlert />}
      title="Analysis Error"
      actions={
        <>
          <Button busy={busy} onClick={() => void tryAgain()}>
            Try Again
          </Button>
          <LinkButton to="/analyze" variant="secondary">
            Analyze Another Document
          </LinkButton>
          {children}
        </>
      }
    >
      <div role="alert" className="flex flex-col gap-2">
        <p>{message}</p>
        {why && <p className="text-ink">{why}</p>}
      </div>
      {onPassword && (
        <div className="mx-auto w-full max-w-md text-left text-ink">
          <FilePasswordForm onOpen={onPassword} />
        </div>
      )}
      {refusal && (
        <Alert tone="danger">
          <p>{refusal}</p>
        </Alert>
      )}
    </EmptyState>
  );
}
