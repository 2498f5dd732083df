import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { getPaymentStatus } from '#contract/payments.ts';
import { call } from '../api/client.ts';
import { PaymentRequired } from '../features/upload/payment-required.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { Loading } from '../ui/loading.tsx';

function Paid() {
  const payment = useQuery({
    queryKey: ['payment-status'],
    queryFn: ({ signal }) => call(getPaymentStatus, {}, { signal }),
  });
  if (payment.isPending) return <Loading />;
  if (payment.data?.payment_status !== 'paid') return <PaymentRequired />;
  return <Outlet />;
}

/** Around the pages that take documents: for those who are signed in and have paid. */
export default function PaidLayout() {
  return (
    <RequireSession>
      <Paid />
    </RequireSession>
  );
}
