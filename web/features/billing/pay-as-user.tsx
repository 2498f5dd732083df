import { useState } from 'react';
import type { User } from '#contract/auth.ts';
import { price } from '#contract/limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { startCheckout } from './start-checkout.ts';

interface PayAsUserProps {
  user: User;
  /** No payment was started: one of before may count by now. */
  onRefused: () => unknown;
}

/** The payment of somebody who has an account already: there is nothing to fill in. */
export function PayAsUser({ user, onRefused }: PayAsUserProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pay = async () => {
    setBusy(true);
    setProblem(null);
    const buyer = { firstName: user.first_name, lastName: user.last_name, email: user.email };
    const refusal = await startCheckout(buyer, '/payment');
    setProblem(refusal);
    setBusy(false);
    if (refusal) onRefused();
  };

  return (
    <div className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" ref={takeFocus}>
          {problem}
        </Alert>
      )}
      <p>
        You are logged in as <strong className="break-all">{user.email}</strong>. The payment unlocks analysis
        for this account.
      </p>
      <Button size="large" wide busy={busy} onClick={() => void pay()}>
        {busy ? 'Processing...' : `Pay ${price.label} Now`}
      </Button>
    </div>
  );
}
