import { Monitor } from 'lucide-react';
import type { Session } from '#contract/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { shortDate, timeSince } from '../../ui/dates.ts';

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

const quarter = 15 * 60_000;

/** The server tells it to the quarter of an hour, and so does this. */
export function lastActive(lastSeenAt: string, now: number): string {
  if (now - Date.parse(lastSeenAt) < quarter) return 'active in the last 15 minutes';
  return `last active ${timeSince(lastSeenAt, now)} ago`;
}

/** One device that is signed in. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, signed_in_at, last_seen_at, current } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0">
      <div className="flex min-w-0 items-start gap-3">
        <Monitor aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {device}
            {current && <Badge tone="success">This device</Badge>}
          </p>
          <p className="text-sm text-muted">
            Signed in {shortDate(signed_in_at)}, {lastActive(last_seen_at, Date.now())}
          </p>
        </div>
      </div>
      {!current && (
        <Button variant="secondary" size="small" busy={busy} onClick={onEnd}>
          Sign out<span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  );
}
