import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListedHome } from '#contract/homes.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { homesQuery } from './home-queries.ts';

/** What is made of the user's homes, once they are loaded. */
export function OwnHomes({ children }: { children: (homes: readonly ListedHome[]) => ReactNode }) {
  const { data: homes, isPending, isFetching, refetch } = useQuery(homesQuery);
  if (isPending) return <Loading>Loading your homes...</Loading>;
  if (!homes) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        Your homes could not be loaded.
      </LoadFailure>
    );
  }
  return children(homes);
}
