import { Lock } from 'lucide-react';
import { errorTable } from '#contract/errors.ts';
import { price } from '#contract/limits.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function PaymentRequired() {
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title="Payment Required"
      actions={
        <>
          <LinkButton to="/payment">Pay {price.label} Now</LinkButton>
          <LinkButton to="/" variant="secondary">
            Go Back
          </LinkButton>
        </>
      }
    >
      <p>{errorTable.payment_required[1]}</p>
    </EmptyState>
  );
}
