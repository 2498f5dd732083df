import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorTable } from '#contract/errors.ts';
import { price } from '#contract/limits.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface PaymentRequiredProps {
  /** False where there is a payment, and no other is wanted. */
  payable?: boolean;
  /** How a payment stands that was begun, is disputed or was given back. */
  children?: ReactNode;
}

/** Stands in place of the upload. */
export function PaymentRequired({ payable = true, children }: PaymentRequiredProps) {
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title="Payment Required"
      actions={
        <>
          {payable && <LinkButton to="/payment">Pay {price.label} Now</LinkButton>}
          <LinkButton to="/" variant="secondary">
            Go Back
          </LinkButton>
        </>
      }
    >
      {payable && <p>{errorTable.payment_required[1]}</p>}
      <div className="mt-2 text-left text-ink empty:hidden">{children}</div>
    </EmptyState>
  );
}
