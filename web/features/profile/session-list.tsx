import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, signOutEverywhere } from '#contract/users.ts';
import { call } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { failureMessage } from './messages.ts';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery } from './sessions-query.ts';

/** Where the account is signed in, to be ended one by one or all at once. */
export function SessionList({ onSignedOutEverywhere }: { onSignedOutEverywhere: () => void }) {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (sessionId: string) =>
      call(endSession, { params: { sessionId } }).catch((error: unknown) => {
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
        <Alert tone="danger">{failureMessage(problem, 'Failed to sign out. Please try again later.')}</Alert>
      )}
      {sessions.isPending && (
        <p role="status" className="flex min-h-24 items-center gap-3 text-muted">
          <Spinner size="small" /> Loading your sessions...
        </p>
      )}
      {sessions.isError && (
        <Alert tone="danger">
          <p>Failed to load your sessions. Please try again later.</p>
          <div>
            <Button
              size="small"
              variant="secondary"
              busy={sessions.isFetching}
              onClick={() => void sessions.refetch()}
            >
              Try Again
            </Button>
          </div>
        </Alert>
      )}
      {sessions.data && (
        <ul aria-label="Active sessions" className="flex flex-col">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" busy={endAll.isPending} onClick={() => endAll.mutate()}>
          Sign out everywhere
        </Button>
      </div>
    </div>
  );
}
