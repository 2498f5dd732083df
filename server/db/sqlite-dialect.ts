import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isStorageFull } from '../storage-full.ts';

/**
 * Kysely over Node's own SQLite: one connection, which Kysely hands to one query or transaction at a time. A commit has
 * reached the disk when it returns.
 */
export function sqliteDialect(path: string, onFull: () => void): Dialect {
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new SqliteDriver(path, onFull),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite rolls schema changes back like any other; a migration that is killed halfway must leave no half table. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Milliseconds. */
const longestTurn = 10;

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #onFull: () => void;
  #database: DatabaseSync | undefined;
  /** When the first query of this turn of the event loop began. */
  #turnStart: number | undefined;

  constructor(path: string, onFull: () => void) {
    this.#path = path;
    this.#onFull = onFull;
  }

  async init(): Promise<void> {
    this.#database = new DatabaseSync(this.#path);
    this.#database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
    );
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#database === undefined) throw new Error('The database is not open.');
    await this.#giveWay();
    return new SqliteConnection(this.#database, this.#onFull);
  }

  /**
   * Lets the event loop turn when queries have had it for a while: each ends in the moment it is asked for, and a long line of them
   * would otherwise keep every page and timer waiting until its end.
   */
  async #giveWay(): Promise<void> {
    if (this.#turnStart === undefined) {
      this.#turnStart = performance.now();
      setImmediate(() => {
        this.#turnStart = undefined;
      });
    } else if (performance.now() - this.#turnStart > longestTurn) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back by itself.
    if (this.#database?.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database?.close();
    this.#database = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #onFull: () => void;

  constructor(database: DatabaseSync, onFull: () => void) {
    this.#database = database;
    this.#onFull = onFull;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return this.#execute(query);
    } catch (error) {
      if (isStorageFull(error)) this.#onFull();
      throw error;
    }
  }

  #execute<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#database.prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: no query of ours streams; the interface asks for the method.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: select pages of rows instead.');
  }
}
