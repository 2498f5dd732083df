import { site } from '#content/site.ts';
import type { PaymentSessionState } from '#contract/payments.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { PaymentId } from './payment-id.tsx';

/** 'unnamed': the page was opened without the id of a payment. */
export type Unpaid = Exclude<PaymentSessionState, 'paid'> | 'unnamed';

interface Outcome {
  title: string;
  meaning: string;
  next: string;
  /** What to press: to ask again, to pay, to log in, or to register. */
  offers: 'again' | 'pay' | 'login' | 'register';
}

const writeTo = `write to ${site.supportEmail}`;

/** What the page after a payment says of one that is not paid. */
export const outcomes: Record<Unpaid, Outcome> = {
  pending: {
    title: 'Payment on Its Way',
    meaning: 'Your payment was started, and your bank has not confirmed it yet.',
    next: 'There is no need to pay again. This page checks automatically, and we will email you when the payment arrives.',
    offers: 'again',
  },
  open: {
    title: 'Payment Not Completed',
    meaning: 'This checkout is still open, and we know of no payment for it.',
    next: 'If you have just paid, wait a minute and check again. If you left the checkout, nothing was charged.',
    offers: 'again',
  },
  expired: {
    title: 'Payment Not Completed',
    meaning: 'This checkout has ended, and nothing was charged.',
    next: `You can start again at any time. If your bank shows a charge, ${writeTo}.`,
    offers: 'pay',
  },
  returning: {
    title: 'You Paid Twice',
    meaning: 'Your first payment counts, so we are refunding this one.',
    next: 'You do not need to do anything. Banks usually show the money within 5 to 10 days. We sent you an email about it.',
    offers: 'login',
  },
  refunded: {
    title: 'Payment Refunded',
    meaning: 'This payment was refunded to you. It does not unlock document analysis.',
    next: `If you paid twice, your other payment counts. If you did not ask for a refund, ${writeTo}.`,
    offers: 'login',
  },
  disputed: {
    title: 'Payment Disputed',
    meaning: 'Your bank is disputing this payment. Document analysis is locked until the bank decides.',
    next: `There is no need to pay again. If you did not dispute it, ${writeTo}.`,
    offers: 'login',
  },
  unknown: {
    title: 'Payment Not Found',
    meaning: 'We know of no payment with this ID.',
    next: `Check that the address is complete. If you have paid, follow the link in the receipt we emailed you. If you have none, ${writeTo}.`,
    offers: 'register',
  },
  unnamed: {
    title: 'No Payment Named',
    meaning: 'This page was opened without a payment session ID, so we cannot look up the payment.',
    next: 'If you have just paid, follow the link in the receipt we emailed you.',
    offers: 'register',
  },
};

interface PaymentOutcomeProps {
  status: Unpaid;
  sessionId: string | null;
  signedIn: boolean;
  busy: boolean;
  onAgain: () => unknown;
}

/** Says how a payment stands that is not paid, and the one thing to do next. */
export function PaymentOutcome({ status, sessionId, signedIn, busy, onAgain }: PaymentOutcomeProps) {
  const { title, meaning, next, offers } = outcomes[status];
  return (
    <div className="page-width flex max-w-2xl flex-col gap-8 py-12 lg:py-20">
      <header className="flex flex-col gap-4">
        <h1 ref={takeFocus} className="text-4xl sm:text-5xl">
          {title}
        </h1>
        <p className="text-lg text-muted">{meaning}</p>
      </header>
      <Card className="flex flex-col gap-5">
        <h2 className="text-2xl">Next Steps</h2>
        {/* An address is longer than a small screen. */}
        <p className="wrap-anywhere">{next}</p>
        <div className="flex flex-wrap gap-3">
          {offers === 'again' && (
            <Button busy={busy} onClick={() => void onAgain()}>
              Check Again
            </Button>
          )}
          {(offers === 'pay' || status === 'open') && <LinkButton to="/payment">Go to payment</LinkButton>}
          {offers === 'register' && !signedIn && <LinkButton to="/register">Create Account</LinkButton>}
          {signedIn ? (
            <LinkButton to="/analyze" variant="secondary">
              Go to Document Analyzer
            </LinkButton>
          ) : (
            <LinkButton to="/login" variant="secondary">
              Log In
            </LinkButton>
          )}
        </div>
      </Card>
      {sessionId && status !== 'unknown' && <PaymentId id={sessionId} finishes={false} />}
    </div>
  );
}
