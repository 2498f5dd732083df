import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contract/users.ts';
import { call } from '../../api/client.ts';

/** Where the account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).data,
});
