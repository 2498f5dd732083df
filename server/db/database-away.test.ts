import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { type Line, lineTo } from '../testing/line-to.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { DatabaseAway } from './database-away.ts';
import { openPostgres } from './open-database.ts';
import type { Database } from './schema.ts';

const postgres = databases.find(({ name }) => name === 'PostgreSQL');
const away = expect.any(DatabaseAway);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => error,
  );

describe.skipIf(postgres === undefined)('PostgreSQL', () => {
  let opened: TestDatabase;
  let line: Line;
  let db: Database;
  beforeEach(async () => {
    opened = await postgres!.open();
    line = await lineTo(opened.url ?? '');
    db = openPostgres(line.url, { onIdleError: () => {}, statementMs: 400 });
  });
  afterEach(async () => {
    await db.destroy();
    await line.close();
    await opened.close();
  });
  const one = () => sql`select 1 as one`.execute(db).then(({ rows }) => rows);

  test('that ends connections in the middle of a transaction is away, and then there again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const broken = db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(opened.db);
        await sql`select 1`.execute(trx);
      });
      expect(await failure(broken)).toEqual(away);
      expect(await one()).toEqual([{ one: 1 }]);
    }
  });

  test('behind a line that is cut is away until the line is mended', async () => {
    const asked = Array.from({ length: 5 }, () => failure(sql`select pg_sleep(0.3)`.execute(db)));
    await one();
    line.cut();
    expect(await Promise.all(asked)).toEqual([away, away, away, away, away]);
    expect(await failure(one())).toEqual(away);
    line.mend();
    expect(await one()).toEqual([{ one: 1 }]);
  });

  test('that says nothing is given up, and its connection is not asked again', async () => {
    await one();
    line.silence();
    expect(await failure(one())).toEqual(away);
    line.mend();
    expect(await one()).toEqual([{ one: 1 }]);
  });

  test('ends what takes too long; a faulty statement is no sign of being away', async () => {
    expect(await failure(sql`select pg_sleep(30)`.execute(db))).toEqual(away);
    expect(await failure(sql`select nothing from nowhere`.execute(db))).not.toEqual(away);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  test('while it is away every call says so and when to come back, and none ends the process', async () => {
    const t: TestApp = await openTestApp({
      prepare: async () => ({ url: line.url, remove: async () => {} }),
    });
    const status = async (path: string) => {
      const answer = await t.visitor().get(path, path.startsWith('/api') ? { cookie: 'session=x' } : {});
      return [answer.statusCode, answer.json().code, answer.headers['retry-after']];
    };
    expect((await status('/readyz'))[0]).toBe(200);
    line.cut();
    for (const path of ['/readyz', '/api/documents', '/api/payments/payment-status'])
      expect([path, ...(await status(path))]).toEqual([path, 503, 'not_ready', '5']);
    line.mend();
    expect((await status('/readyz'))[0]).toBe(200);
    line.silence();
    const begun = performance.now();
    expect(await status('/readyz')).toEqual([503, 'not_ready', '5']);
    // A statement would be given up after 17 s.
    expect(performance.now() - begun).toBeLessThan(10_000);
    line.mend();
    line.cut();
    line.mend();
    await expect.poll(async () => (await status('/readyz'))[0]).toBe(200);
    await t.close();
  });
});
