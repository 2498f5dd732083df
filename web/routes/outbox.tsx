import { useQuery } from '@tanstack/react-query';
import { ApiFailure, detailOf } from '../api/failure.ts';
import { MailList } from '../features/outbox/mail-list.tsx';
import { outboxQuery } from '../features/outbox/outbox-query.ts';
import { NotFound } from '../frame/not-found.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loading } from '../ui/loading.tsx';

export const meta = () => [...pageMeta('Local outbox'), { name: 'robots', content: 'noindex' }];

export default function Outbox() {
  const outbox = useQuery({ ...outboxQuery, refetchInterval: 3_000 });
  if (outbox.isPending) return <Loading>Loading the outbox...</Loading>;
  // Where mail is really sent, there is no such page.
  if (outbox.error instanceof ApiFailure && outbox.error.status === 404) return <NotFound />;
  return (
    <div className="page-width flex max-w-3xl flex-col gap-8 py-12 lg:py-16">
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl">Local outbox</h1>
        <p className="max-w-measure text-lg text-muted">
          This copy of the site has no mail server. What it would have sent stays on this computer and is
          shown here.
        </p>
      </header>
      {outbox.isError ? (
        <LoadFailure busy={outbox.isFetching} onRetry={outbox.refetch}>
          {detailOf(outbox.error, 'Failed to load the outbox. Please try again later.')}
        </LoadFailure>
      ) : (
        <MailList mails={outbox.data.data} />
      )}
    </div>
  );
}
