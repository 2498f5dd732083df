import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { getSharedHome, getSharedPage, getSharedPageImage, listSharedPages } from '#contract/shares.ts';
import { address } from '../api/address.ts';
import { call } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';
import { type PageCalls, PageCallsProvider } from '../features/analysis/evidence/page/page-calls.ts';
import { HomeView } from '../features/analysis/home/home-view.tsx';
import { homeLine } from '../features/homes/home-header.tsx';
import { DocumentRows } from '../features/homes/home-rows.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { shortDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loading } from '../ui/loading.tsx';

export const meta = () => [...pageMeta('A shared home'), { name: 'robots', content: 'noindex, nofollow' }];

const callsOf = (token: string): PageCalls => ({
  page: (id, number, signal) => call(getSharedPage, { params: { token, id, number } }, { signal }),
  pages: (id, signal) => call(listSharedPages, { params: { token, id } }, { signal }),
  pictureOf: (id, number) => address(getSharedPageImage, { token, id, number }),
});

function SharedHome({ token }: { token: string }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(getSharedHome, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <EmptyState title="This link opens nothing any more" level={1}>
        <p>It has ended, or was taken back. Ask whoever sent it to you for a new one.</p>
      </EmptyState>
    );
  }
  if (error && !data) {
    return (
      <div className="page-width py-10">
        <LoadFailure busy={isFetching} onRetry={refetch}>
          {error instanceof ApiFailure && error.detail ? error.detail : 'This page could not be loaded.'}
        </LoadFailure>
      </div>
    );
  }
  if (!data) return <Loading>Opening the shared home...</Loading>;
  const { home, share, rows } = data;
  return (
    <HomeView
      read={data}
      readAt={new Date(dataUpdatedAt).toISOString()}
      quotesOnly={!share.with_pages}
      header={
        <header className="flex flex-col gap-2">
          <p className="text-sm text-muted">
            Shared with you to read, until {shortDate(`${share.ends_on}T12:00`)}
          </p>
          <h1 className="text-2xl wrap-anywhere sm:text-4xl">{home.name}</h1>
          <p className="text-muted">{homeLine(data)}</p>
        </header>
      }
      documents={
        <section aria-labelledby="documents" className="flex flex-col gap-4">
          <h2 id="documents" className="text-2xl">
            Documents
          </h2>
          <DocumentRows rows={rows} unrelated={data.picture.unrelated} />
        </section>
      }
    />
  );
}

export default function Page() {
  const { token = '' } = useParams();
  // Apart from what a user of this browser has open: a page by a link is not a page of their own.
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const calls = useMemo(() => callsOf(token), [token]);
  return (
    <QueryClientProvider client={client}>
      <PageCallsProvider value={calls}>
        <SharedHome key={token} token={token} />
      </PageCallsProvider>
    </QueryClientProvider>
  );
}
