import { queryOptions } from '@tanstack/react-query';
import { getSignInWays } from '#contract/sign-in.ts';
import { call } from '../../api/client.ts';

/** How the account is signed in to beside the password. */
export const signInQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: ({ signal }) => call(getSignInWays, {}, { signal }),
});
