import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { checkAccountCreation } from '#contract/payments.ts';
import { call } from '../api/client.ts';
import { detailOf } from '../api/failure.ts';
import { sessionQuery } from '../api/payment-session-query.ts';
import { CorrectEmail } from '../features/account/correct-email.tsx';
import { dropDraft } from '../features/account/registration-draft.ts';
import { PaymentOutcome } from '../features/billing/payment-outcome.tsx';
import { PaymentResult } from '../features/billing/payment-result.tsx';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { outboxQuery } from '../features/outbox/outbox-query.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import { useSession } from '../session/session.ts';
import { FormPage } from '../ui/form-page.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loading } from '../ui/loading.tsx';

export const meta = () => [...pageMeta('Payment successful'), { name: 'robots', content: 'noindex' }];

const waiting = <Loading>Setting up your account...</Loading>;

export default function PaymentSuccess() {
  const params = useParams();
  const [search] = useSearchParams();
  const { record, loading } = useSession();
  const hydrated = useHydrated();
  const sessionId = params.sessionId ?? search.get('session_id');
  // Asked at once, so that its notice does not push the page down later.
  const outbox = useQuery(outboxQuery);
  if (!hydrated || loading || outbox.isPending) return waiting;
  const signedIn = record !== null;
  if (!sessionId) {
    return (
      <PaymentOutcome status="unnamed" sessionId={null} signedIn={signedIn} busy={false} onAgain={() => {}} />
    );
  }
  return <Session key={sessionId} sessionId={sessionId} signedIn={signedIn} />;
}

/** The server is asked how the payment stands: an address proves nothing. */
function Session({ sessionId, signedIn }: { sessionId: string; signedIn: boolean }) {
  const client = useQueryClient();
  const query = sessionQuery(sessionId);
  const session = useQuery(query);
  const account = useQuery({
    queryKey: ['check-account-creation', sessionId],
    queryFn: ({ signal }) => call(checkAccountCreation, { params: { sessionId } }, { signal }),
    retry: false,
  });
  const isPaid = session.data?.status === 'paid';
  useEffect(() => {
    if (isPaid) dropDraft();
  }, [isPaid]);
  // A check of the account that fails leaves out the notice about it, no more.
  if (session.isPending || account.isPending) return waiting;
  if (session.data === undefined) {
    return (
      <FormPage title="Payment Not Checked Yet">
        <LoadFailure takesFocus busy={session.isFetching} onRetry={session.refetch}>
          {detailOf(session.error, 'Failed to verify payment. Please try again.')}
        </LoadFailure>
      </FormPage>
    );
  }
  const { status, has_account, payer } = session.data;
  if (status !== 'paid') {
    const { isFetching: busy, refetch: onAgain } = session;
    return <PaymentOutcome {...{ status, sessionId, signedIn, busy, onAgain }} />;
  }
  return (
    <PaymentResult
      sessionId={sessionId}
      accountCreated={account.data?.account_created === true}
      signedIn={signedIn}
      hasAccount={has_account}
      address={
        payer && (
          <CorrectEmail
            sessionId={sessionId}
            email={payer.email}
            // Below it stands for both where the account was made.
            mailHelp={account.data?.account_created ? null : <OutboxHelp />}
            onCorrected={(email) =>
              client.setQueryData(query.queryKey, { ...session.data, payer: { ...payer, email } })
            }
          />
        )
      }
      mailHelp={<OutboxHelp />}
    />
  );
}
