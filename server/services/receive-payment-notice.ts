import { NoticeNotSigned } from '../adapters/payments.ts';
import { AppError } from '../app-error.ts';
import { timestamp } from '../db/timestamp.ts';
import { type CheckoutPorts, checkCheckout } from './check-checkout.ts';

/**
 * Takes a notice of the payment provider, each once. It only says where to look: the provider is asked how the checkout
 * stands, so a late, early or repeated notice does no harm. Throws webhook_invalid, and payment_check_failed, upon
 * which it is sent again.
 */
export async function receivePaymentNotice(
  ports: CheckoutPorts,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  const notice = await ports.payments.readNotice(body, signature).catch((error: unknown) => {
    if (error instanceof NoticeNotSigned) throw new AppError('webhook_invalid');
    throw new AppError('payment_check_failed', { cause: error });
  });
  if (notice === null) return;
  const events = ports.db.selectFrom('payment_events').select('id').where('id', '=', notice.id);
  if ((await events.executeTakeFirst()) !== undefined) return;
  if (notice.checkoutId !== null) await checkCheckout(ports, notice.checkoutId);
  await ports.db
    .insertInto('payment_events')
    .values({ id: notice.id, received_at: timestamp(ports.now()) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
