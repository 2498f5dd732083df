import { Fragment, type ReactNode } from 'react';
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
  // Another user in another tab is another page: nothing of the first one stays on it.
  if (record) return <Fragment key={record.user.id}>{children}</Fragment>;
  return <Navigate to="/login" replace state={{ from: pathname + search + hash } satisfies LoginState} />;
}

/** Where to go after the login: the page that was remembered, if it is one of this site. */
export function originOf(state: unknown): string | undefined {
  const from = (state as LoginState | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
