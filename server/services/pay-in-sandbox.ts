import type { SandboxPayments } from '../adapters/sandbox-payments.ts';
import { AppError } from '../app-error.ts';
import { type CheckoutPorts, checkCheckout } from './check-checkout.ts';

/** Marks a sandbox checkout as paid and answers with the address to return to. Throws checkout_not_found, checkout_expired. */
export async function payInSandbox(
  ports: CheckoutPorts,
  sandbox: SandboxPayments,
  checkoutId: string,
): Promise<{ url: string }> {
  await sandbox.pay(checkoutId);
  const row = await checkCheckout(ports, checkoutId);
  if (row === undefined) throw new AppError('checkout_not_found');
  if (row.status === 'expired') throw new AppError('checkout_expired');
  return { url: row.success_url };
}
