import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { paymentQuery } from '../features/billing/payment-query.ts';
import { RequireSession } from '../session/require-session.tsx';
import { Loading } from '../ui/loading.tsx';
import { PaymentNeeded } from './payment-needed.tsx';

function Paid() {
  const payment = useQuery(paymentQuery);
  if (payment.isPending) return <Loading />;
  if (payment.data === 'paid') return <Outlet />;
  // A check that fails counts as no payment.
  return <PaymentNeeded />;
}

/** Around the pages that take documents: for those who are signed in and have paid. */
export default function PaidLayout() {
  return (
    <RequireSession>
      <Paid />
    </RequireSession>
  );
}
