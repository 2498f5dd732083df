import { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '../session/session.ts';
import { ApiFailure } from './failure.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network too: it fails at once and is told, where waiting for the network would look like work.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 5_000,
      // An answer of the server is final; what got lost on the way is asked for once more.
      retry: (count, error) => count < 1 && error instanceof ApiFailure && error.noResponse,
    },
    mutations: { networkMode: 'always' },
  },
});

let owner: string | null | undefined;

/** What was fetched for one user is not shown to the next. */
sessionStore.subscribe(() => {
  const { record, loading } = sessionStore.getState();
  if (loading) return;
  const user = record?.user.id ?? null;
  if (owner !== undefined && owner !== user) queryClient.clear();
  owner = user;
});
