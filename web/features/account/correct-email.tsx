import { type ReactNode, useState } from 'react';
import { correctPaymentEmail } from '#contract/payments.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { EmailForm } from './email-form.tsx';

interface CorrectEmailProps {
  sessionId: string;
  /** Where the mail went. */
  email: string;
  onCorrected: (email: string) => void;
  /** Where the mail is. */
  mailHelp?: ReactNode;
}

/** Shows where the mail of a payment went, and has it sent to another address where that was mistyped. */
export function CorrectEmail({ sessionId, email, onCorrected, mailHelp }: CorrectEmailProps) {
  const [state, setState] = useState<'shown' | 'typing' | 'corrected'>('shown');
  return (
    <div className="flex flex-col items-start gap-3">
      {state === 'corrected' ? (
        <Alert tone="success" announce="polite" ref={takeFocus}>
          <p>
            Your email is now <strong className="break-all">{email}</strong>. We sent everything there again.
          </p>
          {mailHelp}
        </Alert>
      ) : (
        <p>
          Your email: <strong className="break-all">{email}</strong>
        </p>
      )}
      {state === 'typing' ? (
        <div className="w-full">
          <EmailForm
            initial={email}
            takesFocus
            submitLabel="Save and Send Again"
            busyLabel="Saving..."
            failure="Failed to change the email. Please try again later."
            onSubmit={async (typed) => {
              const answer = await call(correctPaymentEmail, {
                params: { sessionId },
                body: { email: typed },
              });
              onCorrected(answer.email);
              setState('corrected');
            }}
          />
        </div>
      ) : (
        <Button size="small" variant="secondary" onClick={() => setState('typing')}>
          Correct My Email
        </Button>
      )}
    </div>
  );
}
