import type { CheckoutPorts } from './check-checkout.ts';
import { checkCheckout } from './check-checkout.ts';
import { endCheckout } from './end-open-checkouts.ts';

/**
 * Deals with a checkout whose payer has paid by another one: it is ended while it is open, and given back where it was
 * paid all the same. Safe to repeat. `attempt` counts from 0. Throws where the provider cannot be asked, or did not give
 * the money back.
 */
export async function returnSecondPayment(ports: CheckoutPorts, id: string, attempt: number): Promise<void> {
  const row = await endCheckout(ports, id);
  // Where the account was deleted meanwhile the row says so, and the money goes back as well.
  const isDue = async () => (await ports.payments.find(id))?.state === 'paid';
  if (row === undefined || row.duplicate_of === null || !(await isDue())) return;
  await ports.payments.refund(id, attempt);
  await checkCheckout(ports, id);
  if (await isDue()) throw new Error('The payment provider did not give the money back.');
}
