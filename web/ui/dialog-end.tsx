import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';

interface DialogEndProps {
  /** What kept it from being done; empty or left out where nothing did. */
  problem?: string;
  /** The buttons, what is asked for last. */
  children: ReactNode;
}

/** How a dialog ends: what went wrong, and its buttons. */
export function DialogEnd({ problem, children }: DialogEndProps) {
  return (
    <>
      {problem && (
        <Alert tone="danger">
          <p>{problem}</p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">{children}</div>
    </>
  );
}
