import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { confirmEmail, resendConfirmation } from '#contract/auth.ts';
import { errorTable } from '#contract/errors.ts';
import { call } from '../../api/client.ts';
import { ApiFailure, isInconclusive, refusalOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { EmailForm } from './email-form.tsx';

interface EmailConfirmationProps {
  token: string | null;
  /** Where the mail is. */
  mailHelp?: ReactNode;
}

/** Confirms an address by the token of the mailed link, which works once: it is never sent twice. */
export function EmailConfirmation({ token, mailHelp }: EmailConfirmationProps) {
  const confirmation = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => call(confirmEmail, { body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [, invalid] = errorTable.confirmation_invalid;
  if (token !== null && confirmation.isPending) return <Loading>Confirming your email...</Loading>;
  if (confirmation.isSuccess) {
    return (
      <EmptyState level={1} title="Email Confirmed" actions={<LinkButton to="/login">Log In</LinkButton>}>
        <p>Thank you. Your account is ready, and you can log in.</p>
      </EmptyState>
    );
  }
  const { error } = confirmation;
  if (error && !(error instanceof ApiFailure && !isInconclusive(error.status))) {
    return (
      <FormPage title="Email Not Confirmed Yet">
        <LoadFailure busy={confirmation.isFetching} onRetry={confirmation.refetch}>
          {refusalOf(error, 'Your email could not be confirmed just now. Please try again.')}
        </LoadFailure>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Email Not Confirmed"
      intro={<p role="alert">{invalid}</p>}
      footer={
        <p>
          If you opened this link before, your email may be confirmed already.{' '}
          <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <AnotherLink mailHelp={mailHelp} />
    </FormPage>
  );
}

/** A new link to an address that has to be typed: the old link does not tell it. */
function AnotherLink({ mailHelp }: Pick<EmailConfirmationProps, 'mailHelp'>) {
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
          If <strong className="break-all">{sentTo}</strong> still has to be confirmed, a new link is on its
          way. Please check your spam folder too.
        </p>
      </Alert>
      {mailHelp}
    </div>
  );
}
