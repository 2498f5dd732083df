import { type ReactNode, useState } from 'react';
import { forgotPassword } from '#contract/passwords.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { EmailForm } from './email-form.tsx';

/** Has a link mailed that sets a new password. Says the same whether or not the address has an account. */
export function ForgotPassword({ mailHelp }: { mailHelp?: ReactNode }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <EmailForm
        submitLabel="Send Reset Link"
        busyLabel="Sending..."
        failure="Failed to send the link. Please try again later."
        onSubmit={async (email) => {
          await call(forgotPassword, { body: { email } });
          setSentTo(email);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="success" title="Check Your Email" announce="polite" ref={takeFocus}>
        <p>
          If <strong className="break-all">{sentTo}</strong> has an account, a link to set a new password is
          on its way.
        </p>
      </Alert>
      <p className="text-muted">
        Nothing there after a few minutes? Please check your spam folder, and make sure this is the address
        you registered with.
      </p>
      {mailHelp}
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        Use Another Address
      </Button>
    </div>
  );
}
