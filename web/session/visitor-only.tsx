import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useHydrated } from '../frame/use-hydrated.ts';
import { Loading } from '../ui/loading.tsx';
import { useSession } from './session.ts';

/** Shows its children to a visitor; sends a user who is signed in on to `to`. */
export function VisitorOnly({ to = '/analyze', children }: { to?: string; children: ReactNode }) {
  const { record, loading } = useSession();
  const known = useHydrated();
  if (record) return loading ? <Loading /> : <Navigate to={to} replace />;
  return (
    <>
      {!known && (
        <div className="if-user flex flex-1 flex-col">
          <Loading />
        </div>
      )}
      <div className={known ? 'contents' : 'if-visitor'}>{children}</div>
    </>
  );
}
