import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, type Session, signOutEverywhere } from '#contract/users.ts';
import { call } from '../../api/client.ts';
import { ApiFailure, refusalOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery } from './sessions-query.ts';

/** Where the account is signed in, to be ended one by one or all at once. */
export function SessionList({ onSignedOutEverywhere }: { onSignedOutEverywhere: () => void }) {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: ({ id }: Session) =>
      call(endSession, { params: { sessionId: id } }).catch((error: unknown) => {
        // Ended already is what was asked for.
        if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      }),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  });
  const endAll = useMutation({
    mutationFn: () => call(signOutEverywhere, {}),
    onSuccess: onSignedOutEverywhere,
  });
  const problem = end.error ?? endAll.error;

  return (
    <div className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" ref={takeFocus}>
          {refusalOf(problem, 'Failed to sign out. Please try again later.')}
        </Alert>
      )}
      {sessions.isPending && (
        <p role="status" className="flex min-h-24 items-center gap-3 text-muted">
          <Spinner size="small" /> Loading your sessions...
        </p>
      )}
      {end.isSuccess && (
        <Alert tone="success" announce="polite" key={end.variables.id} ref={takeFocus}>
          {end.variables.device} is signed out.
        </Alert>
      )}
      {sessions.isError && !sessions.data && (
        <LoadFailure busy={sessions.isFetching} onRetry={sessions.refetch}>
          Failed to load your sessions. Please try again later.
        </LoadFailure>
      )}
      {sessions.data && (
        <ul aria-label="Active sessions" className="flex flex-col">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={endAll.isPending} onClick={() => endAll.mutate()}>
          Sign out everywhere
        </Button>
        <p className="text-sm text-muted">This signs you out here as well.</p>
      </div>
    </div>
  );
}
