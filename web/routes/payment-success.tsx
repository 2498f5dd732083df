import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { checkAccountCreation } from '#contract/payments.ts';
import { call } from '../api/client.ts';
import { dropDraft } from '../features/account/registration-draft.ts';
import { PaymentResult } from '../features/billing/payment-result.tsx';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { outboxQuery } from '../features/outbox/outbox-query.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import { useSession } from '../session/session.ts';
import { Loading } from '../ui/loading.tsx';

export const meta = () => [...pageMeta('Payment successful'), { name: 'robots', content: 'noindex' }];

export default function PaymentSuccess() {
  const params = useParams();
  const [search] = useSearchParams();
  const { record, loading } = useSession();
  const hydrated = useHydrated();
  const sessionId = params.sessionId ?? search.get('session_id');
  const account = useQuery({
    queryKey: ['check-account-creation', sessionId],
    queryFn: ({ signal }) =>
      call(checkAccountCreation, { params: { sessionId: sessionId ?? '' } }, { signal }),
    enabled: Boolean(sessionId),
    retry: false,
  });
  useEffect(dropDraft, []);
  // Asked at once, so that its notice does not push the page down later.
  const outbox = useQuery(outboxQuery);
  // A check that fails leaves out the notice about the account, no more.
  if (!hydrated || loading || outbox.isPending || (sessionId && account.isPending)) {
    return <Loading>Setting up your account...</Loading>;
  }
  return (
    <PaymentResult
      sessionId={sessionId}
      accountCreated={account.data?.account_created === true}
      signedIn={record !== null}
      mailHelp={<OutboxHelp />}
    />
  );
}
