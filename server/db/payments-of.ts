import type { ExpressionBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Those of the accounts, and those of nobody yet that were made with the address, which is in lower case. */
export const paymentsOf =
  (email: string, accounts: readonly (string | null | undefined)[]) =>
  (w: ExpressionBuilder<Schema, 'checkouts'>) => {
    const ids = accounts.filter((id) => typeof id === 'string');
    const unclaimed = w.and([w('checkouts.email', '=', email), w('checkouts.user_id', 'is', null)]);
    return ids.length === 0 ? unclaimed : w.or([unclaimed, w('checkouts.user_id', 'in', ids)]);
  };
