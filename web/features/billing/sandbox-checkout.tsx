import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { completeSandboxCheckout, getSandboxCheckout } from '#contract/payments.ts';
import { call } from '../../api/client.ts';
import { detailOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

type Checkout = EndpointOutput<typeof getSandboxCheckout>;

const inDollars = ({ amount_cents, currency }: Checkout) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 0 }).format(
    amount_cents / 100,
  );

/** Stands in for the payment provider. No money moves, and it says so. */
export function SandboxCheckout({ sessionId }: { sessionId: string }) {
  const checkout = useQuery({
    queryKey: ['sandbox-checkout', sessionId],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { sessionId } }, { signal }),
  });
  if (checkout.isPending) return <Loading>Loading the checkout...</Loading>;
  if (checkout.isError) {
    return (
      <EmptyState
        level={1}
        title="No Such Checkout"
        actions={<LinkButton to="/payment">Back to payment</LinkButton>}
      >
        <p role="alert" ref={takeFocus}>
          {detailOf(checkout.error, 'This payment session could not be loaded.')}
        </p>
      </EmptyState>
    );
  }
  return <OpenCheckout sessionId={sessionId} checkout={checkout.data} />;
}

function OpenCheckout({ sessionId, checkout }: { sessionId: string; checkout: Checkout }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const amount = inDollars(checkout);

  const pay = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { url } = await call(completeSandboxCheckout, { params: { sessionId } });
      window.location.assign(url);
    } catch (error) {
      setProblem(detailOf(error, 'The sandbox could not complete this payment. Please try again.'));
      setBusy(false);
    }
  };

  return (
    <FormPage title="Sandbox Checkout" intro="This page stands in for a payment provider.">
      <div className="flex flex-col gap-6">
        <div className="flex gap-3 rounded-box bg-caution-soft p-4">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-caution" />
          <p>
            <strong>No money moves here.</strong> You need no card, and nothing is charged. The button does
            what a real payment would do for your account.
          </p>
        </div>
        <dl className="flex flex-col">
          <Row term="For" text="Unlimited document analysis" />
          <Row term="Email" text={checkout.customer_email} />
          <Row term="Amount, once" text={amount} />
        </dl>
        {problem && (
          <Alert tone="danger" ref={takeFocus}>
            {problem}
          </Alert>
        )}
        {checkout.status === 'expired' && (
          <>
            <Alert tone="caution" title="This checkout has ended">
              <p>
                Nothing was charged. A newer checkout for this email has taken its place, or its time has
                passed.
              </p>
            </Alert>
            <a href={checkout.cancel_url} className={buttonStyle('primary', 'medium', true)}>
              Start Again
            </a>
          </>
        )}
        {checkout.status === 'complete' && (
          <>
            <Alert tone="success">This checkout is already complete.</Alert>
            <LinkButton to={`/payment-success?session_id=${encodeURIComponent(sessionId)}`} wide>
              Continue
            </LinkButton>
          </>
        )}
        {checkout.status === 'open' && (
          <div className="flex flex-col gap-3">
            <Button size="large" wide busy={busy} onClick={() => void pay()}>
              Pay {amount} (no real money)
            </Button>
            <a href={checkout.cancel_url} className={buttonStyle('secondary', 'medium', true)}>
              Cancel
            </a>
          </div>
        )}
      </div>
    </FormPage>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3 last:border-0">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold break-all">{text}</dd>
    </div>
  );
}
