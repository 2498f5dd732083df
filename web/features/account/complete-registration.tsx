import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { site } from '#content/site.ts';
import { signup } from '#contract/auth.ts';
import { verifyPaymentSession } from '#contract/payments.ts';
import { call } from '../../api/client.ts';
import { sessionQuery } from '../../api/payment-session-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CheckEmailDialog } from './check-email-dialog.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { type Registration, summaryAfterPayment } from './registration.ts';
import { RegistrationForm } from './registration-form.tsx';
import { paymentCheckFailed, paymentNotVerified, signupMessage } from './signup.ts';

interface CompleteRegistrationProps {
  sessionId: string;
  /** The popup was closed. */
  onDone: () => void;
  popupHelp?: ReactNode;
}

/** The registration of a visitor who has paid: the form is sent once the payment has been verified. */
export function CompleteRegistration({ sessionId, onDone, popupHelp }: CompleteRegistrationProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const payment = useQuery({
    queryKey: ['verify-payment-session', sessionId],
    queryFn: ({ signal }) => call(verifyPaymentSession, { params: { sessionId } }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const session = useQuery({ ...sessionQuery(sessionId), refetchOnWindowFocus: false });
  const verified = payment.data?.valid === true;
  const payer = session.data?.payer;
  // Somebody's who is registered: this browser's own, as it was on its way back, or another's.
  const isUsed = payment.data?.valid === false && session.data?.has_account === true && mailedTo === null;

  const register = async (registration: Registration): Promise<string | null> => {
    if (!verified) return paymentNotVerified;
    const { firstName, lastName, email, password, confirmPassword } = registration;
    try {
      const body = {
        email,
        password,
        password_confirm: confirmPassword,
        first_name: firstName,
        last_name: lastName,
        session_id: sessionId,
      };
      await call(signup, { body });
      setMailedTo(email);
      return null;
    } catch (error) {
      return signupMessage(error);
    }
  };

  if (isUsed) return <AlreadyRegistered />;
  return (
    <>
      <div className="mb-5 flex flex-col gap-5 empty:hidden">
        {payment.isPending && (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner size="small" /> Verifying your payment...
          </p>
        )}
        {payment.isError && (
          <LoadFailure takesFocus busy={payment.isFetching} onRetry={payment.refetch}>
            {paymentCheckFailed}
          </LoadFailure>
        )}
        {payment.data?.valid === false && !session.isPending && <NotPaid />}
        {verified && (
          <Alert tone="success" announce="polite">
            Your payment is verified.
          </Alert>
        )}
      </div>
      <RegistrationForm
        submitLabel="Complete Registration"
        initial={
          payer ? { firstName: payer.first_name, lastName: payer.last_name, email: payer.email } : null
        }
        summarize={(errors, values) => (verified ? summaryAfterPayment(errors, values) : paymentNotVerified)}
        onSubmit={register}
        disabled={!verified}
      />
      <CheckEmailDialog email={mailedTo} onClose={onDone}>
        {mailedTo !== null && (
          <CorrectEmail sessionId={sessionId} email={mailedTo} onCorrected={(email) => setMailedTo(email)} />
        )}
        {popupHelp}
      </CheckEmailDialog>
    </>
  );
}

function NotPaid() {
  return (
    <Alert tone="danger" ref={takeFocus}>
      <p>Invalid or incomplete payment. Please complete payment before registration.</p>
      <p>
        <TextLink to="/payment">Go to payment</TextLink>, or <TextLink to="/login">log in</TextLink> if you
        already have an account. If you have paid and still see this, write to{' '}
        <a href={`mailto:${site.supportEmail}`} className="text-link break-all">
          {site.supportEmail}
        </a>{' '}
        with your payment session ID.
      </p>
    </Alert>
  );
}

function AlreadyRegistered() {
  return (
    <div className="flex flex-col items-start gap-5">
      <Alert tone="info" title="This payment already has an account" announce="polite" ref={takeFocus}>
        <p>
          There is nothing left to fill in. If you have not confirmed your email address yet, check your email
          for a confirmation link. Then log in.
        </p>
      </Alert>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login">Log In</LinkButton>
        <LinkButton to="/forgot-password" variant="secondary">
          Set a New Password
        </LinkButton>
      </div>
    </div>
  );
}
