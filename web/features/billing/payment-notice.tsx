import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentStatus } from '#contract/payments.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PaymentStanding } from './payment-standing.tsx';

interface PaymentNoticeProps {
  /** What the page learned of it: asked for here a second time, a check that failed would begin anew. */
  payment: Pick<UseQueryResult<PaymentStatus>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
}

/** Why the analysis is locked, where that is more than that nobody has paid. */
export function PaymentNotice({ payment }: PaymentNoticeProps) {
  const { data: status, isError, isFetching, refetch } = payment;
  if (status === undefined) {
    return isError ? (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        Your payment status could not be checked. If you have paid already, please try again.
      </LoadFailure>
    ) : null;
  }
  if (status === 'none' || status === 'paid') return null;
  return (
    <PaymentStanding status={status}>
      {status === 'pending' && (
        <Button size="small" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Check Again
        </Button>
      )}
    </PaymentStanding>
  );
}
