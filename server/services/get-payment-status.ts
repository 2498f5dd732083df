import { dayLength } from '#contract/day-length.ts';
import { lockedBecause, type PaymentStatus } from '#contract/payments.ts';
import { AppError } from '../app-error.ts';
import { paymentsOf } from '../db/payments-of.ts';
import type { CheckoutStatus, Database } from '../db/schema.ts';

/** A checkout that nobody completes lapses after this long. */
const openFor = dayLength;

interface StatusPorts {
  db: Database;
  now: () => number;
}

interface Payer {
  id: string;
  email: string;
  paid: boolean;
}

/** What the user's payments amount to; 'none' for a visitor. */
export async function getPaymentStatus(ports: StatusPorts, user: Payer | null): Promise<PaymentStatus> {
  if (user === null) return 'none';
  if (user.paid) return 'paid';
  const statuses = await currentPayments(ports, user);
  if (statuses.has('disputed')) return 'disputed';
  if (statuses.has('pending') || statuses.has('open')) return 'pending';
  return statuses.has('refunded') ? 'refunded' : 'none';
}

/** Says why analysis is locked for a user who has not paid: one who left a checkout never paid. */
export async function refuseUnpaid(ports: StatusPorts, user: Payer): Promise<AppError> {
  const statuses = await currentPayments(ports, user);
  const why = (['disputed', 'pending', 'refunded'] as const).find((status) => statuses.has(status));
  return new AppError('payment_required', why === undefined ? {} : { detail: lockedBecause[why] });
}

async function currentPayments({ db, now }: StatusPorts, user: Payer): Promise<Set<CheckoutStatus>> {
  const rows = await db
    .selectFrom('checkouts')
    .select(['status', 'created_at'])
    .where(paymentsOf(user.email, [user.id]))
    .execute();
  const current = rows.filter(
    ({ status, created_at }) => status !== 'open' || now() - Date.parse(created_at) < openFor,
  );
  // A second payment on its way back is one that was given back, for whoever has no other.
  return new Set(current.map(({ status }) => (status === 'returning' ? 'refunded' : status)));
}
