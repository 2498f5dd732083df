import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PaymentId } from './payment-id.tsx';
import { Redirecting } from './redirecting.tsx';

interface PaymentResultProps {
  sessionId: string | null;
  accountCreated: boolean;
  signedIn: boolean;
  /** Where the mail is. */
  mailHelp?: ReactNode;
}

/** After the payment: what has happened, and the one thing to do next. */
export function PaymentResult({ sessionId, accountCreated, signedIn, mailHelp }: PaymentResultProps) {
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
        {signedIn ? <SignedIn {...{ accountCreated }} /> : <NextStep {...{ sessionId, accountCreated }} />}
        {accountCreated && mailHelp}
      </Card>
      {sessionId && <PaymentId id={sessionId} />}
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

function NextStep({ sessionId, accountCreated }: Pick<PaymentResultProps, 'sessionId' | 'accountCreated'>) {
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
  const register = sessionId ? `/register?session_id=${encodeURIComponent(sessionId)}` : '/register';
  return (
    <>
      <h2 className="text-2xl">Next Steps</h2>
      <p>Create an account to start, or log in if you have one.</p>
      <p>After you create it, check your email for a confirmation link.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={register}>Create Account</LinkButton>
        <LinkButton to="/login" variant="secondary">
          Log In
        </LinkButton>
      </div>
    </>
  );
}
