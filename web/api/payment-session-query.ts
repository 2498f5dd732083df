import { queryOptions } from '@tanstack/react-query';
import { getPaymentSession } from '#contract/payments.ts';
import { call } from './client.ts';

/** While the money is on its way, it is asked for again this often, in milliseconds. */
const whilePending = 10_000;

/** How a payment session stands right now: nothing of before is shown in its place. */
export const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['payment-session', sessionId],
    queryFn: ({ signal }) => call(getPaymentSession, { params: { sessionId } }, { signal }),
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? whilePending : false),
  });
