import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import { price } from '#contract/limits.ts';
import type { PaymentStatus } from '#contract/payments.ts';
import { Alert } from '../../ui/alert.tsx';

interface Standing {
  tone: 'success' | 'caution' | 'info';
  title: string;
  meaning: string;
  next: string;
}

const writeTo = `write to ${site.supportEmail}`;

/** What each payment status means for the user, and what can be done about it. */
export const standings: Record<PaymentStatus, Standing> = {
  paid: {
    tone: 'success',
    title: 'Paid',
    meaning: 'Document analysis is unlocked for you.',
    next: `You paid ${price.label} once. Nothing more will be charged.`,
  },
  pending: {
    tone: 'caution',
    title: 'Payment not completed',
    meaning:
      'A payment was started for this account, and we have no confirmation of it. Analysis stays locked until then.',
    next: `If you have just paid, wait a minute and check again. If you left the checkout, nothing was charged, and you can pay now. If your bank shows the charge, ${writeTo} with your payment session ID.`,
  },
  disputed: {
    tone: 'caution',
    title: 'Payment disputed',
    meaning:
      'Your payment is being disputed with your bank. Analysis is locked until the bank decides. Your documents are kept.',
    next: `There is no need to pay again: analysis will be unlocked if the payment stands. If you did not dispute it, or want to settle it, ${writeTo}.`,
  },
  refunded: {
    tone: 'info',
    title: 'Payment refunded',
    meaning: 'Your payment was returned to you, and analysis is locked again. You keep your account.',
    next: `You can pay ${price.label} again at any time to unlock it. If you did not ask for a refund, ${writeTo}.`,
  },
  none: {
    tone: 'info',
    title: 'Not paid',
    meaning: 'Analysis is locked until you pay.',
    next: `It costs ${price.label} once.`,
  },
};

/** Says plainly how the payment of an account stands. `children` are what to press. */
export function PaymentStanding({ status, children }: { status: PaymentStatus; children?: ReactNode }) {
  const { tone, title, meaning, next } = standings[status];
  return (
    <Alert tone={tone} title={title}>
      <p>{meaning}</p>
      {/* An address is longer than a small screen. */}
      <p className="wrap-anywhere">{next}</p>
      {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
    </Alert>
  );
}
