import type { CheckoutPorts } from '../services/check-checkout.ts';
import { returnSecondPayment } from '../services/return-second-payment.ts';
import type { JobKind } from './job-kind.ts';
import { type ReturnOrder, returnOrderSchema, returnPaymentKind } from './queue-return.ts';

const longestPause = 3_600_000;

/** Ends a second checkout, and gives its money back where it was paid. Tried again every hour at least, for a week. */
export function returnPayment(ports: CheckoutPorts): JobKind<ReturnOrder> {
  return {
    kind: returnPaymentKind,
    payload: returnOrderSchema,
    maxFailures: 180,
    backOff: (failures) => Math.min(1000 * 4 ** (failures - 1), longestPause),
    async run({ checkout_id }, { job }) {
      await returnSecondPayment(ports, checkout_id, job.failures);
      return async () => {};
    },
    giveUp: () => async () => {},
  };
}
