import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorTable } from '#contract/errors.ts';
import { price } from '#contract/limits.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Stands in place of the upload. `children` say how a payment stands that was begun, or given back. */
export function PaymentRequired({ children }: { children?: ReactNode }) {
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
      {children && <div className="mt-2 text-left text-ink empty:hidden">{children}</div>}
    </EmptyState>
  );
}
