import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { outboxQuery } from './outbox-query.ts';

/** Where the mail is when this copy of the site sends none. Shows nothing where mail is really sent. */
export function OutboxHelp() {
  const outbox = useQuery(outboxQuery);
  if (!outbox.isSuccess) return null;
  return (
    <Alert tone="info" title="This copy of the site sends no email">
      <p>
        Its mail stays on this computer. <TextLink to="/outbox">Open the local outbox</TextLink> to find the
        link.
      </p>
    </Alert>
  );
}
