import { useEffect } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

export type Farewell = 'deleted' | 'signed_out';

/** Stands in place of the profile once there is nobody signed in any more, and says why. */
export function FarewellPage({ reason }: { reason: Farewell }) {
  // What was pressed is gone.
  useEffect(() => takeFocus(document.querySelector<HTMLElement>('main h1')), []);
  if (reason === 'deleted') {
    return (
      <EmptyState level={1} title="Account Deleted" actions={<LinkButton to="/">Go to Home</LinkButton>}>
        <p role="status">Your account is gone, with every document and analysis in it.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} title="Signed Out Everywhere" actions={<LinkButton to="/login">Log In</LinkButton>}>
      <p role="status">Every device is signed out of your account, this one too.</p>
    </EmptyState>
  );
}
