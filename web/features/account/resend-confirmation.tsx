import { type ReactNode, useState } from 'react';
import { resendConfirmation } from '#contract/auth.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

type State = 'idle' | 'sending' | 'sent' | { problem: string };

interface ResendConfirmationProps {
  email: string;
  /** Where the mail is. */
  children?: ReactNode;
}

/** Has the confirmation link mailed again. The answer is the same whether or not the address has an account. */
export function ResendConfirmation({ email, children }: ResendConfirmationProps) {
  const [state, setState] = useState<State>('idle');

  const send = async () => {
    setState('sending');
    try {
      await call(resendConfirmation, { body: { email } });
      setState('sent');
    } catch (error) {
      setState({ problem: refusalOf(error, 'Failed to send the link. Please try again later.') });
    }
  };

  return (
    <div className="flex flex-col items-start">
      <div role="status" className="not-empty:mb-3">
        {state === 'sent' && (
          <p ref={takeFocus}>
            If <strong className="break-all">{email}</strong> still needs to be confirmed, a new link is on
            its way.
          </p>
        )}
        {typeof state === 'object' && <p ref={takeFocus}>{state.problem}</p>}
      </div>
      {state === 'sent' ? (
        children
      ) : (
        <Button size="small" variant="secondary" busy={state === 'sending'} onClick={() => void send()}>
          {state === 'sending' ? 'Sending...' : 'Send the Link Again'}
        </Button>
      )}
    </div>
  );
}
