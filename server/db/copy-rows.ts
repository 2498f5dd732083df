import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Database, Schema } from './schema.ts';

/** Every table but the mark, those that others refer to first, each with what tells its rows apart. */
export const copiedTables = {
  users: 'id',
  sessions: 'token_hash',
  known_devices: 'key',
  checkouts: 'id',
  payment_events: 'id',
  sandbox_payments: 'id',
  newsletter: 'email',
  email_tokens: 'token_hash',
  homes: 'id',
  documents: 'id',
  analyses: 'document_id',
  facts: 'document_id',
  home_shares: 'id',
  home_notes: 'id',
  readings: 'document_id',
  deleted_documents: 'id',
  model_use: 'user_id',
  model_days: 'day',
  jobs: 'id',
  rate_limits: 'key',
  second_factors: 'user_id',
  recovery_codes: 'code_hash',
  passkeys: 'id',
  identities: 'key',
  sign_in_steps: 'token_hash',
} as const satisfies { [Table in Exclude<keyof Schema, 'installation'>]: keyof Schema[Table] & string };

export type CopiedTable = keyof typeof copiedTables;

const batchSize = 200;

export type Row = Record<string, unknown>;

/** A row of the copy is not the row that it was copied from, or is of another origin. */
export class CopyDiffers extends Error {
  constructor(table: string) {
    super(`The rows of ${table} are not the same in both databases.`);
    this.name = 'CopyDiffers';
  }
}

/**
 * Copies a table's rows from SQLite to PostgreSQL, leaving those that are there already, and compares all of them then. May
 * be cut off anywhere and called again. Resolves to how many rows there are.
 *
 * @throws CopyDiffers where a row is missing in PostgreSQL, is another one there, or is there only.
 */
export async function copyRows(sqlite: Database, postgres: Database, table: CopiedTable): Promise<number> {
  for await (const rows of batches(sqlite, table)) await insertRows(postgres, table, rows);
  const copies = batches(postgres, table);
  let count = 0;
  for await (const rows of batches(sqlite, table)) {
    const { value: copied } = await copies.next();
    if (!isDeepStrictEqual(rows, copied)) throw new CopyDiffers(table);
    count += rows.length;
  }
  if (!(await copies.next()).done) throw new CopyDiffers(table);
  return count;
}

/** Adds rows, but for those that are there already. */
export async function insertRows(db: Database, table: CopiedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)} on conflict (${sql.ref(copiedTables[table])}) do nothing`.execute(db);
}

/** The rows in the order of their keys, some at a time. */
export async function* batches(db: Database, table: CopiedTable): AsyncGenerator<Row[]> {
  const name = sql.ref(copiedTables[table]);
  // SQLite compares texts byte by byte; PostgreSQL does so when asked.
  const key = isPostgres(db) ? sql`${name} collate "C"` : name;
  for (let after: unknown = ''; ; ) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${key} > ${after} order by ${key}
      limit ${sql.lit(batchSize)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    // SQLite's rows have no prototype.
    yield rows.map((row) => ({ ...row }));
    after = last[copiedTables[table]];
  }
}
