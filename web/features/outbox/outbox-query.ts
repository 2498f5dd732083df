import { queryOptions } from '@tanstack/react-query';
import { listOutbox } from '#contract/outbox.ts';
import { call } from '../../api/client.ts';

/** The mails of the local outbox. Fails with 404 where mail is really sent. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call(listOutbox, {}, { signal }),
  retry: false,
});
