import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { getPaymentStatus } from '#contract/payments.ts';
import { call } from '../api/client.ts';
import { summaryBeforePayment } from '../features/account/registration.ts';
import { RegistrationForm } from '../features/account/registration-form.tsx';
import { OfferList, TrustBadges } from '../features/billing/offer-list.tsx';
import { PayAsUser } from '../features/billing/pay-as-user.tsx';
import { PaymentStanding } from '../features/billing/payment-standing.tsx';
import { startCheckout } from '../features/billing/start-checkout.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
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
  // A check that fails counts as no payment.
  const status = payment.data?.payment_status ?? 'none';
  if (status === 'paid') return <Navigate to="/analyze" replace />;
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
          {status === 'pending' && (
            <PaymentStanding status={status}>
              <Button
                size="small"
                variant="secondary"
                busy={payment.isFetching}
                onClick={() => void payment.refetch()}
              >
                Check Again
              </Button>
            </PaymentStanding>
          )}
          {status === 'refunded' && <PaymentStanding status={status} />}
          <PayAsUser user={record.user} />
        </div>
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
