import { type Migration, Migrator } from 'kysely/migration';
import { firstTables } from './migrations/0001-first-tables.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { unsubscribeTokens } from './migrations/0003-unsubscribe-tokens.ts';
import { deletedDocuments } from './migrations/0004-deleted-documents.ts';
import { rateLimits } from './migrations/0005-rate-limits.ts';
import { sealedFiles } from './migrations/0006-sealed-files.ts';
import { retention } from './migrations/0007-retention.ts';
import { asksPassword } from './migrations/0008-asks-password.ts';
import { jobLines } from './migrations/0009-job-lines.ts';
import type { Database } from './schema.ts';

const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-unsubscribe-tokens': unsubscribeTokens,
  '0004-deleted-documents': deletedDocuments,
  '0005-rate-limits': rateLimits,
  '0006-sealed-files': sealedFiles,
  '0007-retention': retention,
  '0008-asks-password': asksPassword,
  '0009-job-lines': jobLines,
};

/** Brings the schema up to date; two processes that start at once take turns. Throws when a migration fails. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
