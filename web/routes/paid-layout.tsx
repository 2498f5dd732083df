import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { PaymentNotice } from '../features/billing/payment-notice.tsx';
import { paymentQuery } from '../features/billing/payment-query.ts';
import { PaymentRequired } from '../features/upload/payment-required.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { Loading } from '../ui/loading.tsx';

function Paid() {
  const payment = useQuery(paymentQuery);
  if (payment.isPending) return <Loading />;
  if (payment.data === 'paid') return <Outlet />;
  // A check that fails counts as no payment.
  return (
    <PaymentRequired payable={payment.data !== 'disputed'}>
      <PaymentNotice payment={payment} />
    </PaymentRequired>
  );
}

/** Around the pages that take documents: for those who are signed in and have paid. */
export default function PaidLayout() {
  return (
    <RequireSession>
      <Paid />
    </RequireSession>
  );
}
