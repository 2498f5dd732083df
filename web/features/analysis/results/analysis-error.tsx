import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorTable } from '#contract/errors.ts';
import type { Remedy } from '#contract/remedy.ts';
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
  /** What helps where the analysis failed: to try again unless told. */
  remedy?: Remedy;
  /** Opens the file with its password, where that helps: as FilePasswordForm's `onOpen`. */
  onPassword?: (password: string) => Promise<string | null>;
  children?: ReactNode;
}

type Failed = { why: string | null; remedy: Remedy };

/** Of an analysis that failed: that it is to be tried again is said only where that can help. */
export function failureInWords({
  why,
  remedy,
}: Failed): Pick<AnalysisErrorProps, 'message' | 'why' | 'remedy'> {
  const general = errorTable.analysis_failed[1];
  return remedy === 'retry' || why === null
    ? { message: general, why, remedy }
    : { message: why, why: null, remedy };
}

/** The analysis failed, or could not be had. */
export function AnalysisError(props: AnalysisErrorProps) {
  const { message, why, onTryAgain, remedy, onPassword, children } = props;
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
          {(remedy ?? 'retry') === 'retry' && (
            <Button busy={busy} onClick={() => void tryAgain()}>
              Try Again
            </Button>
          )}
          <LinkButton to="/analyze" variant={remedy === 'another_copy' ? 'primary' : 'secondary'}>
            Analyze Another Document
          </LinkButton>
          {children}
          {remedy === 'retry' && (
            <LinkButton to="/contact" variant="quiet">
              Contact Support
            </LinkButton>
          )}
        </>
      }
    >
      <div role="alert" className="flex flex-col gap-2">
        <p>{message}</p>
        {why && <p className="text-ink">{why}</p>}
      </div>
      {remedy === 'password' && onPassword && (
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
