import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { takeFocus } from './take-focus.ts';

interface LoadFailureProps {
  /** It is being asked for again. */
  busy: boolean;
  onRetry: () => unknown;
  /** It is what somebody waited for: the focus goes there. */
  takesFocus?: boolean;
  /** What could not be had. */
  children: ReactNode;
}

/** Stands in place of what could not be loaded. */
export function LoadFailure({ busy, onRetry, takesFocus = false, children }: LoadFailureProps) {
  return (
    <Alert tone="danger" ref={takesFocus ? takeFocus : null}>
      <p>{children}</p>
      <div className="mt-1">
        <Button size="small" variant="secondary" busy={busy} onClick={() => void onRetry()}>
          Try Again
        </Button>
      </div>
    </Alert>
  );
}
