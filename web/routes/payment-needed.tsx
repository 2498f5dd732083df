import { useQuery } from '@tanstack/react-query';
import { PaymentNotice } from '../features/billing/payment-notice.tsx';
import { paymentQuery } from '../features/billing/payment-query.ts';
import { PaymentRequired } from '../features/upload/payment-required.tsx';

/** Stands in place of what has to be paid for, and says how a payment stands that was begun, disputed or given back. */
export function PaymentNeeded() {
  // A check that failed stays failed until it is asked for: a new try at each mount would never end in the layout.
  const payment = useQuery({ ...paymentQuery, retryOnMount: false });
  return (
    <PaymentRequired payable={payment.data !== 'disputed'}>
      <PaymentNotice payment={payment} />
    </PaymentRequired>
  );
}
