import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { RegisterAndPay } from '../features/account/register-and-pay.tsx';
import { OfferList, TrustBadges } from '../features/billing/offer-list.tsx';
import { PayAsUser } from '../features/billing/pay-as-user.tsx';
import { PaymentNotice } from '../features/billing/payment-notice.tsx';
import { paymentQuery } from '../features/billing/payment-query.ts';
import { startCheckout } from '../features/billing/start-checkout.ts';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { useSession } from '../session/session.ts';
import { FormPage } from '../ui/form-page.tsx';
import { Loading } from '../ui/loading.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = () =>
  pageMeta(
    'Unlock HOA document analysis',
    'Unlimited analysis of your HOA documents for one payment of $10.',
  );

export default function Payment() {
  const { record, loading } = useSession();
  const payment = useQuery(paymentQuery);
  if (payment.isPending || loading) return <Loading>Checking your payment status...</Loading>;
  // A check that fails counts as no payment.
  if (payment.data === 'paid') return <Navigate to="/analyze" replace />;
  return (
    <FormPage
      title="Unlock HOA Document Analysis"
      intro="Unlimited analysis for $10. You pay once."
      aside={<OfferList />}
      footer={
        record ? null : (
          <p>
            Already have an account? <TextLink to="/login">Log in</TextLink>
          </p>
        )
      }
    >
      {record ? (
        <div className="flex flex-col gap-6">
          <PaymentNotice payment={payment} />
          {payment.data !== 'disputed' && <PayAsUser user={record.user} onRefused={payment.refetch} />}
        </div>
      ) : (
        <RegisterAndPay
          onSubmit={(registration) => startCheckout(registration, '/payment')}
          mailHelp={<OutboxHelp />}
        />
      )}
      <div className="mt-6">
        <TrustBadges />
      </div>
    </FormPage>
  );
}
