import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { site } from '#content/site.ts';
import { signup } from '#contract/auth.ts';
import { verifyPaymentSession } from '#contract/payments.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CheckEmailDialog } from './check-email-dialog.tsx';
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
    staleTime: Number.POSITIVE_INFINITY,
  });
  const verified = payment.data?.valid === true;

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

  return (
    <>
      <RegistrationForm
        submitLabel="Complete Registration"
        summarize={(errors, values) => (verified ? summaryAfterPayment(errors, values) : paymentNotVerified)}
        onSubmit={register}
        disabled={!verified}
      >
        {payment.isPending && (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner size="small" /> Verifying your payment...
          </p>
        )}
        {payment.isError && (
          <LoadFailure busy={payment.isFetching} onRetry={payment.refetch}>
            {paymentCheckFailed}
          </LoadFailure>
        )}
        {payment.data?.valid === false && (
          <Alert tone="danger">
            <p>Invalid or incomplete payment. Please complete payment before registration.</p>
            <p>
              <TextLink to="/payment">Go to payment</TextLink>, or <TextLink to="/login">log in</TextLink> if
              you already have an account. If you have paid and still see this, write to{' '}
              <a href={`mailto:${site.supportEmail}`} className="text-link break-all">
                {site.supportEmail}
              </a>{' '}
              with your payment session ID.
            </p>
          </Alert>
        )}
        {verified && (
          <Alert tone="success" announce="polite">
            Your payment is verified.
          </Alert>
        )}
      </RegistrationForm>
      <CheckEmailDialog email={mailedTo} onClose={onDone}>
        {popupHelp}
      </CheckEmailDialog>
    </>
  );
}
