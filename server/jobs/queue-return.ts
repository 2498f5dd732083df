import { z } from 'zod';
import type { DatabaseTransaction } from '../db/schema.ts';
import { enqueue } from './queue.ts';

export const returnPaymentKind = 'return_payment';
export const returnOrderSchema = z.object({ checkout_id: z.string() });
export type ReturnOrder = z.infer<typeof returnOrderSchema>;

/** Queues the end of a checkout whose payer has paid by another one. No effect while it waits; one given up begins again. */
export function queueReturn(trx: DatabaseTransaction, id: string, now: number): Promise<void> {
  const payload: ReturnOrder = { checkout_id: id };
  return enqueue(trx, { kind: returnPaymentKind, subject: id, lane: null, payload }, now);
}
