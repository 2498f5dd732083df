import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { useSession } from './session.ts';

/** Where a visitor wanted to go before being sent to log in. */
export interface LoginState {
  from?: string;
}

/** Shows its children to a signed-in user; sends anybody else to log in, and back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { record, loading } = useSession();
  const { pathname, search, hash } = useLocation();
  if (loading) return <Loading />;
  if (record) return children;
  return <Navigate to="/login" replace state={{ from: pathname + search + hash } satisfies LoginState} />;
}
