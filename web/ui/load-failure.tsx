import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface LoadFailureProps {
  /** It is being asked for again. */
  busy: boolean;
  onRetry: () => unknown;
  /** What could not be had. */
  children: ReactNode;
}

/** Stands in place of what could not be loaded. */
export function LoadFailure({ busy, onRetry, children }: LoadFailureProps) {
  return (
    <Alert tone="danger">
      <p>{children}</p>
      <div className="mt-1">
        <Button size="small" variant="secondary" busy={busy} onClick={() => void onRetry()}>
          Try Again
        </Button>
      </div>
    </Alert>
  );
}
