import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { ApiFailure } from '../api/failure.ts';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // An answer of the server is final; what got lost on the way is asked for once more.
      retry: (count, error) => count < 1 && error instanceof ApiFailure && error.noResponse,
    },
  },
});

/** Around the pages that talk to the API. The pages of text do without, and load less. */
export default function AppLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
