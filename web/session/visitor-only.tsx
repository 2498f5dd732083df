import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from './session.ts';

/** Shows its children to a visitor; sends a user who is signed in on to `to`. */
export function VisitorOnly({ to = '/analyze', children }: { to?: string; children: ReactNode }) {
  const { record, loading } = useSession();
  return record && !loading ? <Navigate to={to} replace /> : children;
}
