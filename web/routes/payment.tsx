import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { getPaymentStatus } from '#contract/payments.ts';
import { call } from '../api/client.ts';
import { summaryBeforePayment } from '../features/account/registration.ts';
import { RegistrationForm } from '../features/account/registration-form.tsx';
import { OfferList, TrustBadges } from '../features/billing/offer-list.tsx';
import { PayAsUser } from '../features/billing/pay-as-user.tsx';
import { startCheckout } from '../features/billing/start-checkout.ts';
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
  const payment = useQuery({
    queryKey: ['payment-status'],
    queryFn: ({ signal }) => call(getPaymentStatus, {}, { signal }),
  });
  if (payment.isPending || loading) return <Loading>Checking your payment status...</Loading>;
  if (payment.data?.payment_status === 'paid') return <Navigate to="/analyze" replace />;
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
        <PayAsUser user={record.user} />
      ) : (
        <RegistrationForm
          submitLabel="Create Account & Pay $10"
          summarize={summaryBeforePayment}
          onSubmit={(registration) => startCheckout(registration, '/payment')}
        />
      )}
      <div className="mt-6">
        <TrustBadges />
      </div>
    </FormPage>
  );
}
