import { sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { DatabaseTransaction } from './schema.ts';

/** Any number that no other lock of ours has. */
const lock = 7_305_001;

/**
 * Until the transaction ends no other one settles a payment: of two that are paid at once the second finds the first. On
 * SQLite transactions come one after another anyhow.
 */
export async function lockPayments(trx: DatabaseTransaction): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
}
