import { queryOptions } from '@tanstack/react-query';
import { getPaymentStatus } from '#contract/payments.ts';
import { call } from '../../api/client.ts';

/** While a payment is on its way, it is asked for again this often, in milliseconds. */
const whilePending = 10_000;

/** How the payment of whoever is signed in stands. */
export const paymentQuery = queryOptions({
  queryKey: ['payment-status'],
  queryFn: async ({ signal }) => (await call(getPaymentStatus, {}, { signal })).payment_status,
  refetchInterval: ({ state }) => (state.data === 'pending' ? whilePending : false),
});
