import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { firstTables } from './migrations/0001-first-tables.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { unsubscribeTokens } from './migrations/0003-unsubscribe-tokens.ts';
import { deletedDocuments } from './migrations/0004-deleted-documents.ts';
import { rateLimits } from './migrations/0005-rate-limits.ts';
import { sealedFiles } from './migrations/0006-sealed-files.ts';
import { retention } from './migrations/0007-retention.ts';
import { asksPassword } from './migrations/0008-asks-password.ts';
import { jobLines } from './migrations/0009-job-lines.ts';
import { secondPayments } from './migrations/0010-second-payments.ts';
import { installation } from './migrations/0013-installation.ts';
import { fairTurns } from './migrations/0014-fair-turns.ts';
import { whyItFailed } from './migrations/0015-why-it-failed.ts';
import { knownDevices } from './migrations/0016-known-devices.ts';
import { readings } from './migrations/0017-readings.ts';
import { homes } from './migrations/0019-homes.ts';
import { wantsAndNotes } from './migrations/0022-wants-and-notes.ts';
import { signIn } from './migrations/0025-sign-in.ts';
import { splitDocuments } from './migrations/0026-split-documents.ts';
import type { Database } from './schema.ts';

/** All of them by their names, in order. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-unsubscribe-tokens': unsubscribeTokens,
  '0004-deleted-documents': deletedDocuments,
  '0005-rate-limits': rateLimits,
  '0006-sealed-files': sealedFiles,
  '0007-retention': retention,
  '0008-asks-password': asksPassword,
  '0009-job-lines': jobLines,
  '0010-second-payments': secondPayments,
  '0013-installation': installation,
  '0014-fair-turns': fairTurns,
  '0015-why-it-failed': whyItFailed,
  '0016-known-devices': knownDevices,
  '0017-readings': readings,
  '0019-homes': homes,
  '0022-wants-and-notes': wantsAndNotes,
  '0025-sign-in': signIn,
  '0026-split-documents': splitDocuments,
};

/** The database was brought up to date by a version that is newer than this one. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'The database was last used by a newer version of PlainDeed, which this one cannot read. Nothing was changed. Start that ' +
        'version or a later one, or put back the backup from before the update.',
    );
    this.name = 'NewerDatabase';
  }
}

/**
 * Brings the schema up to date; two processes that start at once take turns. Throws NewerDatabase where it is ahead of
 * this version, and whatever a migration fails with.
 */
export async function migrate(db: Database): Promise<void> {
  if ((await doneOf(db)).some((name) => !(name in migrations))) throw new NewerDatabase();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Brings an empty database to where a migration ended. */
export async function migrateTo(db: Database, last: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(last);
  if (error !== undefined) throw error;
}

/** Names of the migrations that the database has been through. */
export async function doneOf(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  return rows.rows.map(({ name }) => name);
}
