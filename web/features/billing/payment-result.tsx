import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PaymentId } from './payment-id.tsx';
import { Redirecting } from './redirecting.tsx';

interface PaymentResultProps {
  sessionId: string;
  accountCreated: boolean;
  signedIn: boolean;
  /** Whether there is an account that the payment is for. */
  hasAccount: boolean;
  /** Where the mail went, and how that is corrected. */
  address?: ReactNode;
  /** Where the mail is. */
  mailHelp?: ReactNode;
}

/** After the payment: what has happened, and the one thing to do next. */
export function PaymentResult(props: PaymentResultProps) {
  const { sessionId, accountCreated, signedIn, hasAccount, address, mailHelp } = props;
  return (
    <div className="page-width flex max-w-2xl flex-col gap-8 py-12 lg:py-20">
      <header className="flex flex-col gap-4">
        <span className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent">
          <Check aria-hidden="true" className="size-6" />
        </span>
        <h1 className="text-4xl sm:text-5xl">Payment Successful</h1>
        <p className="text-lg text-muted">
          Thank you for your payment. It unlocks document analysis for your account.
        </p>
      </header>
      <Card className="flex flex-col gap-5">
        {signedIn ? (
          <SignedIn {...{ accountCreated }} />
        ) : (
          <NextStep {...{ sessionId, accountCreated, hasAccount }} />
        )}
        {address}
        {accountCreated && mailHelp}
      </Card>
      <PaymentId id={sessionId} finishes={!hasAccount} />
    </div>
  );
}

function SignedIn({ accountCreated }: Pick<PaymentResultProps, 'accountCreated'>) {
  return (
    <>
      {accountCreated && <CredentialsMailed />}
      <Redirecting to="/analyze" />
      <p className="text-sm text-muted">
        If you have not confirmed your email address yet, check your email for a confirmation link.
      </p>
    </>
  );
}

function CredentialsMailed() {
  return (
    <p>
      Your login credentials were emailed to you: your email address, to use with the password you chose.
      Please check your spam folder too.
    </p>
  );
}

function NextStep({
  sessionId,
  accountCreated,
  hasAccount,
}: Pick<PaymentResultProps, 'sessionId' | 'accountCreated' | 'hasAccount'>) {
  if (accountCreated) {
    return (
      <>
        <h2 className="text-2xl">Your account is ready</h2>
        <CredentialsMailed />
        <p>Check your email for a confirmation link, and open it before you log in.</p>
        <LinkButton to="/login">Log In with Email Credentials</LinkButton>
      </>
    );
  }
  if (hasAccount) {
    return (
      <>
        <h2 className="text-2xl">Next Steps</h2>
        <p>This payment already has an account. Log in to start.</p>
        <p>If you have not confirmed your email address yet, check your email for a confirmation link.</p>
        <LinkButton to="/login">Log In</LinkButton>
      </>
    );
  }
  return (
    <>
      <h2 className="text-2xl">Next Steps</h2>
      <p>Create an account to start, or log in if you have one.</p>
      <p>After you create it, check your email for a confirmation link.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/register?session_id=${encodeURIComponent(sessionId)}`}>Create Account</LinkButton>
        <LinkButton to="/login" variant="secondary">
          Log In
        </LinkButton>
      </div>
    </>
  );
}
