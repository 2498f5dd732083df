import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export interface BenchDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** The server's settings for it. */
  env: Record<string, string>;
  /** Jobs yet to be done and stored analyses, read while no server runs. */
  count(): Promise<{ jobs: number; analyses: number }>;
  /** Ends every connection of others to a database in PostgreSQL; resolves to how many there were. */
  endConnections(): Promise<number>;
  close(): Promise<void>;
}

const countJobs = 'select count(*) as n from jobs where failed_at is null';
const countAnalyses = 'select count(*) as n from analyses';

const endAll =
  'select count(pg_terminate_backend(pid)) as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** SQLite in the folder, or a new database of the PostgreSQL cluster at `cluster`, dropped by `close`. */
export async function benchDatabase(folder: string, cluster: string | undefined): Promise<BenchDatabase> {
  return cluster ? postgres(cluster) : sqlite(folder);
}

function sqlite(folder: string): BenchDatabase {
  return {
    name: 'SQLite',
    env: {},
    async count() {
      const database = new DatabaseSync(join(folder, 'plaindeed.sqlite'), { readOnly: true });
      const count = (query: string) => Number(database.prepare(query).get()?.n);
      const counts = { jobs: count(countJobs), analyses: count(countAnalyses) };
      database.close();
      return counts;
    },
    endConnections: async () => 0,
    close: async () => {},
  };
}

async function postgres(cluster: string): Promise<BenchDatabase> {
  const name = `bench_${process.pid}`;
  const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
  await query(cluster, `create database ${name}`);
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url },
    count: async () => ({
      jobs: Number((await query(url, countJobs))[0]?.n),
      analyses: Number((await query(url, countAnalyses))[0]?.n),
    }),
    endConnections: async () => Number((await query(url, endAll))[0]?.n),
    close: async () => {
      await query(cluster, `drop database ${name} with (force)`);
    },
  };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
