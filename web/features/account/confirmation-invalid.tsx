import { type ReactNode, useState } from 'react';
import { resendConfirmation } from '#contract/auth.ts';
import { errorTable } from '#contract/errors.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { EmailForm } from './email-form.tsx';

/** Stands where a link confirms nothing, with a way to a new one. `mailHelp` says where that mail is. */
export function ConfirmationInvalid({ mailHelp }: { mailHelp?: ReactNode }) {
  const [, invalid] = errorTable.confirmation_invalid;
  return (
    <FormPage
      title="Email Not Confirmed"
      intro={
        <p role="alert" ref={takeFocus}>
          {invalid}
        </p>
      }
      footer={
        <p>
          Confirmed it before? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <AnotherLink mailHelp={mailHelp} />
    </FormPage>
  );
}

/** A new link to an address that has to be typed: the old link does not tell it. */
function AnotherLink({ mailHelp }: { mailHelp?: ReactNode }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <EmailForm
        submitLabel="Send a New Link"
        busyLabel="Sending..."
        failure="Failed to send the link. Please try again later."
        onSubmit={async (email) => {
          await call(resendConfirmation, { body: { email } });
          setSentTo(email);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="success" title="Check Your Email" announce="polite" ref={takeFocus}>
        <p>
          If <strong className="break-all">{sentTo}</strong> still needs to be confirmed, a new link is on its
          way. Please check your spam folder too.
        </p>
      </Alert>
      {mailHelp}
    </div>
  );
}
