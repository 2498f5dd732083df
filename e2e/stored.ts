import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Site } from './site.ts';

function withTables<Result>({ dataDir }: Site, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataDir, 'plaindeed.sqlite'));
  try {
    database.exec('pragma busy_timeout = 5000');
    return work(database);
  } finally {
    database.close();
  }
}

/** Runs one statement on the tables of a running site: for what only time or a bank could bring about. */
export function change(site: Site, statement: string, ...values: string[]): void {
  const { changes } = withTables(site, (database) => database.prepare(statement).run(...values));
  if (Number(changes) === 0) throw new Error(`nothing to change: ${statement}`);
}

/** How many documents of a site are being read, or wait for it. */
export const readingsLeft = (site: Site): number =>
  withTables(site, (database) => {
    const kinds = "('analyze_document', 'read_pictures')";
    return database.prepare(`select id from jobs where failed_at is null and kind in ${kinds}`).all().length;
  });

const ofAccount = 'user_id = (select id from users where email = ?)';

/** The tokens of an account are past their quarter of an hour: calls answer 401 until a refresh. */
export function passAccessWindow(site: Site, email: string): void {
  const at = new Date(Date.now() - 16 * 60_000).toISOString();
  change(site, `update sessions set issued_at = ? where rotated_at is null and ${ofAccount}`, at, email);
}

/** The sessions of an account have ended on the server, and no browser knows. */
export function endSessions(site: Site, email: string): void {
  change(site, `delete from sessions where ${ofAccount}`, email);
}

/** The payments of an account stand as they would after the bank's word. */
export function setPaymentStatus(
  site: Site,
  email: string,
  status: 'paid' | 'pending' | 'refunded' | 'disputed',
): void {
  change(site, `update checkouts set status = ? where ${ofAccount}`, status, email);
}

/** Nobody has ever paid for an account. */
export function forgetPayments(site: Site, email: string): void {
  change(site, `delete from checkouts where ${ofAccount}`, email);
}
